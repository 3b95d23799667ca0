import type { Cheque, DealLedger, Entry, LedgerDeal } from '@diyar/contract/ledger';
import { readAmount } from '@diyar/contract/rules/balance';
import type { ApartmentNo, DealId } from '@diyar/contract/rules/ids';
import { apartOf } from '@diyar/contract/rules/ledger';
import { inFillOrder, overdueOf, planProgress } from '@diyar/contract/rules/plans';
import { aliasedTable, and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import {
  chequeSteps,
  cheques,
  deals,
  depositLists,
  entries,
  entryRates,
  papers,
  units,
  users,
} from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { endedRates } from './counting.ts';
import { closedUntil, companyDay } from './days.ts';
import {
  balanceOfDeal,
  type DealMoney,
  dayOfDeal,
  isCurrencyMissing,
  isEnded,
  readMoney,
  requireVisible,
  seesMoney,
} from './deal.ts';
import { isMovingIn } from './moving-in.ts';
import { paperNumber } from './numbers.ts';
import { codePath } from './papers.ts';

const voider = aliasedTable(users, 'voider');
const rater = aliasedTable(users, 'rater');

const readEntries = (db: Db, dealId: DealId) =>
  db
    .select({
      entry: entries,
      by: displayName(),
      voidedBy: displayName(voider),
      rate: entryRates,
      endedRates,
      ratedBy: displayName(rater),
      cheque: cheques,
      list: depositLists,
      paper: { id: papers.id, kind: papers.kind, year: papers.year, number: papers.number },
      unit: {
        id: sql<ApartmentNo>`coalesce(${units.apartmentNo}, ${units.id})`,
        label: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
        kind: units.kind,
        floor: units.floor,
      },
      unitId: units.id,
    })
    .from(entries)
    .leftJoin(users, eq(users.id, entries.createdBy))
    .leftJoin(voider, eq(voider.id, entries.voidedBy))
    .leftJoin(entryRates, and(eq(entryRates.entryId, entries.id), isNull(entryRates.voidedAt)))
    .leftJoin(rater, eq(rater.id, entryRates.createdBy))
    .leftJoin(cheques, eq(cheques.entryId, entries.id))
    .leftJoin(depositLists, eq(depositLists.id, cheques.depositListId))
    .leftJoin(papers, eq(papers.entryId, entries.id))
    .leftJoin(units, eq(units.id, entries.unitId))
    .where(eq(entries.dealId, dealId))
    .orderBy(asc(entries.onDay), asc(entries.id));

const readSteps = (db: Db, dealId: DealId) =>
  db
    .select({ step: chequeSteps, by: displayName() })
    .from(chequeSteps)
    .innerJoin(entries, eq(entries.id, chequeSteps.entryId))
    .leftJoin(users, eq(users.id, chequeSteps.createdBy))
    .where(eq(entries.dealId, dealId))
    .orderBy(asc(chequeSteps.id));

type Row = Awaited<ReturnType<typeof readEntries>>[number];
type StepRow = Awaited<ReturnType<typeof readSteps>>[number];

function presentCheque({ cheque, list }: Row, steps: readonly StepRow[]): Cheque | null {
  if (!cheque) return null;
  const { bank, number, dueOn, drawer, state, stateOn, replacedBy } = cheque;
  return {
    bank,
    number,
    dueOn,
    drawer,
    state,
    stateOn,
    replacedBy,
    depositList: list && { id: list.id, number: paperNumber(list.year, list.number) },
    steps: steps
      .filter(({ step }) => step.entryId === cheque.entryId)
      .map(({ step, by }) => ({
        id: step.id,
        state: step.state,
        on: step.onDay,
        note: step.note,
        by,
        at: step.createdAt.toISOString(),
        isVoid: step.voidedAt !== null,
      })),
  };
}

function presentEntry(row: Row, { deal }: DealMoney, steps: readonly StepRow[]): Entry {
  const { entry, rate, paper, unit } = row;
  return {
    id: entry.id,
    kind: entry.kind,
    reason: entry.reason,
    on: entry.onDay,
    amount: entry.amount,
    currency: entry.currency,
    countsFor: entry.currency === deal.currency ? entry.amount : (rate?.countsFor ?? null),
    rate: rate && {
      rate: rate.rate,
      countsFor: rate.countsFor,
      on: rate.onDay,
      by: row.ratedBy,
      at: rate.createdAt.toISOString(),
    },
    endedRates: row.endedRates,
    countsFrom: entry.countsFrom,
    isClosed: entry.closedMonth !== null,
    method: entry.method,
    bank: entry.bank,
    note: entry.note,
    unit: row.unitId === null ? null : unit,
    cheque: presentCheque(row, steps),
    paper: paper && { id: paper.id, kind: paper.kind, number: paperNumber(paper.year, paper.number) },
    replaces: entry.replaces,
    void:
      entry.voidedAt && entry.voidedOn
        ? {
            on: entry.voidedOn,
            at: entry.voidedAt.toISOString(),
            by: row.voidedBy,
            reason: entry.voidReason,
            hadCounted: entry.countsUntil !== null,
          }
        : null,
    createdAt: entry.createdAt.toISOString(),
    createdBy: row.by,
  };
}

/** A price that was read differently by an older version, or that names no currency. */
function toConfirm({ deal }: DealMoney): DealLedger['toConfirm'] {
  if (deal.amounts !== 'toConfirm' && !isCurrencyMissing(deal)) return null;
  const read = readAmount(deal.dueText);
  return {
    text: deal.dueText,
    stored: deal.dueAmount,
    read: read.amount,
    currency: deal.currency ?? (read.currency === 'Unknown' ? null : read.currency),
  };
}

/** Beside the balance of an open deal: how late it is. */
export function overdueOfDeal(
  money: Pick<DealMoney, 'deal' | 'lines' | 'plan'>,
  today: string,
): DealLedger['overdue'] {
  const { deal, lines, plan } = money;
  const balance = balanceOfDeal(money);
  if (!balance || isEnded(deal) || deal.stage === 'held') return null;
  const { chequesCountFor } = apartOf(lines, deal.currency);
  return overdueOf(plan, balance, { entries: lines, chequesCountFor }, today);
}

async function presentDeal(db: Db, { deal, building }: DealMoney): Promise<LedgerDeal> {
  const [row] = await db.select({ units: unitsOfDeal }).from(deals).where(eq(deals.id, deal.id));
  return {
    id: deal.id,
    stage: deal.stage,
    personId: deal.personId,
    name: deal.name,
    phone: deal.phone,
    coBuyers: deal.coBuyers,
    building,
    units: row?.units ?? [],
    on: dayOfDeal(deal),
    createdAt: deal.createdAt.toISOString(),
    soldAt: deal.soldAt?.toISOString() ?? null,
    endedAt: deal.endedAt?.toISOString() ?? null,
    endReason: deal.endReason,
    endNote: deal.endNote,
    version: deal.version,
  };
}

const OF_PRICE = ['charge', 'discount'];

/** Everything of a deal's money, also of one that has ended. */
export async function readLedger(db: Db, actor: Actor | null, dealId: DealId): Promise<DealLedger> {
  // in one transaction: the parts that are read must be of one moment
  return db.transaction(
    async (tx) => {
      const money = await readMoney(tx, dealId);
      requireVisible(actor, money);
      const isWhole = seesMoney(actor);
      const rows = await readEntries(tx, dealId);
      const steps = isWhole ? await readSteps(tx, dealId) : [];
      const today = companyDay();
      const { deal, plan } = money;
      const lines = isWhole ? money.lines : money.lines.filter(({ kind }) => OF_PRICE.includes(kind));
      const balance = balanceOfDeal({ deal, lines });
      const progress = balance
        ? planProgress(plan, balance, today)
        : inFillOrder(plan, today).map((line) => ({ ...line, covered: 0, isLate: false }));
      return {
        deal: await presentDeal(tx, money),
        currency: deal.currency,
        balance: isWhole ? balance : null,
        apart: apartOf(lines, deal.currency),
        plan: isWhole ? progress : progress.map((line) => ({ ...line, covered: 0, isLate: false })),
        overdue: isWhole ? overdueOfDeal(money, today) : null,
        entries: rows
          .filter(({ entry }) => isWhole || OF_PRICE.includes(entry.kind))
          .map((row) => presentEntry(row, money, steps)),
        isCurrencyMissing: isCurrencyMissing(deal),
        toConfirm: toConfirm(money),
        isUnsettled: deal.isUnsettled,
        closedUntil: await closedUntil(tx),
        today,
        isMovingIn: await isMovingIn(tx),
        ...(isWhole && (await codePath(tx, dealId))),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
