import type {
  BuyerGate,
  BuyerGone,
  BuyerPage,
  BuyerPaper,
  BuyerSheet,
  BuyerUnit,
} from '@diyar/contract/buyer-page';
import type { DealLedger } from '@diyar/contract/ledger';
import { buyersLanguage } from '@diyar/contract/rules/buyers-language';
import type { DealId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  deals,
  dealUnits,
  files,
  messages,
  projects,
  secretAddresses,
  unitMedia,
  units,
} from '../../db/schema.ts';
import { readHours } from '../company/index.ts';
import { contractsForBuyers } from '../contracts/index.ts';
import { buyersSince } from '../deals/index.ts';
import { type FileRow, galleryQuery, presentGalleryItem } from '../files/index.ts';
import { companyDay, companyOnPaper, papersSince, readLedger, readPaper } from '../ledger/index.ts';
import { partiesOf, transferForBuyers } from '../parties/index.ts';
import { letterOf, lettersTold, readProgress } from '../stages/index.ts';
import { enter } from './gate.ts';

/** Shown of each unit. */
const PICTURES = 3;
const QUESTIONS = 5;

/** Once in ten minutes: a visit, not each of its pages. */
async function noteOpening(db: Db, id: number): Promise<void> {
  await db
    .update(secretAddresses)
    .set({ lastReadAt: sql`now()`, openings: sql`${secretAddresses.openings} + 1` })
    .where(
      and(
        eq(secretAddresses.id, id),
        or(
          isNull(secretAddresses.lastReadAt),
          sql`${secretAddresses.lastReadAt} < now() - interval '10 minutes'`,
        ),
      ),
    );
}

async function unitsOf(db: Db, dealId: DealId): Promise<BuyerUnit[]> {
  const rows = await db
    .select({
      id: units.id,
      label: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
      kind: units.kind,
      floor: units.floor,
      sizeSqm: units.sizeSqm,
      bedrooms: units.bedrooms,
    })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(dealUnits.dealId, dealId))
    .orderBy(asc(dealUnits.ordinal));
  const ids = rows.map(({ id }) => id);
  const pictures = ids.length === 0 ? [] : await galleryQuery(db, unitMedia, inArray(unitMedia.unitId, ids));
  return rows.map(({ id, ...unit }) => ({
    ...unit,
    pictures: pictures
      .filter(({ ownerId, position }) => ownerId === id && position >= 0)
      .slice(0, PICTURES)
      .map(presentGalleryItem),
  }));
}

/**
 * Every paper that was issued to the present buyers, newest first. What was issued to earlier ones stays with
 * them.
 */
async function papersOf(db: Db, { deal, plan, currency }: DealLedger): Promise<BuyerPaper[]> {
  const since = (await buyersSince(db, [deal.id])).get(deal.id) ?? null;
  const entered = await papersSince(db, deal.id, since);
  const told = await lettersTold(db, deal.id, since);
  const transfer = await transferForBuyers(db, deal.id);
  const contracts = await contractsForBuyers(db, deal.id);
  const papers: BuyerPaper[] = [
    ...entered.map(({ id, ...paper }) => ({ path: `papers/${id}`, ...paper })),
    ...told.flatMap(({ stageId, at, ...stage }): BuyerPaper[] => {
      const lines = plan.filter(({ after }) => after?.id === stageId);
      if (currency === null || lines.length === 0) return [];
      return [
        {
          kind: 'letter',
          path: `papers/letter-${stageId}`,
          on: companyDay(at),
          ...stage,
          currency,
          amount: sumAmounts(
            lines.map(({ amount }) => amount),
            currency,
          ),
          isPaid: lines.every(({ amount, covered }) => covered >= amount),
        },
      ];
    }),
    ...contracts.map(
      ({ id, number, on }): BuyerPaper => ({ path: `contracts/${id}`, kind: 'contract', number, on }),
    ),
  ];
  if (transfer)
    papers.push({
      kind: 'transfer',
      path: `papers/transfer-${transfer.id}`,
      number: transfer.number,
      on: transfer.on,
    });
  return papers.toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));
}

/** Those of this page alone, by the key under which they were written. */
export const questionKey = (dealId: DealId): string => `buyer:${dealId}:`;

async function questionsOf(db: Db, dealId: DealId): Promise<BuyerPage['questions']> {
  const since = (await buyersSince(db, [dealId])).get(dealId);
  const rows = await db
    .select({ at: messages.createdAt, body: messages.body, answeredAt: messages.answeredAt })
    .from(messages)
    .where(
      and(
        eq(messages.source, 'buyer'),
        isNull(messages.deletedAt),
        since && gt(messages.createdAt, since),
        sql`starts_with(${messages.idempotencyKey}, ${questionKey(dealId)})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(QUESTIONS);
  return rows.map(({ at, body, answeredAt }) => ({
    ...{ at: at.toISOString(), body },
    isAnswered: answeredAt !== null,
  }));
}

/** Cancelled, expired, or in the trash: there is nothing of the buyer's to show. */
export async function isGone(db: Db, dealId: DealId): Promise<boolean> {
  const [deal] = await db
    .select({ stage: deals.stage, deletedAt: deals.deletedAt })
    .from(deals)
    .where(eq(deals.id, dealId));
  return !deal || deal.deletedAt !== null || deal.stage === 'cancelled' || deal.stage === 'expired';
}

/** `isVisit`: a person opened it, not a browser that fetches ahead. */
export async function readBuyerPage(
  db: Db,
  token: string,
  key: string | null,
  isVisit: boolean,
): Promise<BuyerPage | BuyerGate | BuyerGone> {
  const entered = await enter(db, token, key);
  if ('state' in entered) return entered;
  const { dealId, address } = entered;
  if (await isGone(db, dealId)) return { state: 'gone', why: 'cancelled' };
  // what staff read, and the statement is made of
  const ledger = await readLedger(db, null, dealId);
  const { building } = ledger.deal;
  const [project] = building
    ? await db.select({ slug: projects.slug }).from(projects).where(eq(projects.id, building.id))
    : [];
  const page: BuyerPage = {
    state: 'open',
    lang: buyersLanguage(ledger.deal.name),
    names: (await partiesOf(db, dealId)).map(({ name }) => name).filter(Boolean),
    building: building && {
      slug: project?.slug ?? '',
      nameEn: building.nameEn,
      nameAr: building.nameAr,
    },
    units: await unitsOf(db, dealId),
    ledger,
    company: await companyOnPaper(db),
    hours: await readHours(db),
    papers: await papersOf(db, ledger),
    progress: building && (await readProgress(db, building.id, 1)),
    questions: await questionsOf(db, dealId),
  };
  if (isVisit) await noteOpening(db, address.id);
  return page;
}

type Entered = { dealId: DealId; ledger: DealLedger; papers: BuyerPaper[] };

/** For whoever has the key of an address that still opens something. */
async function papersBehind(db: Db, token: string, key: string | null): Promise<Entered | null> {
  const entered = await enter(db, token, key);
  if ('state' in entered || (await isGone(db, entered.dealId))) return null;
  const ledger = await readLedger(db, null, entered.dealId);
  return { dealId: entered.dealId, ledger, papers: await papersOf(db, ledger) };
}

/** The statement, or a paper that the page names. Null for any other: also of somebody else's. */
export async function readBuyerSheet(
  db: Db,
  token: string,
  key: string | null,
  which: string,
): Promise<BuyerSheet | null> {
  const behind = await papersBehind(db, token, key);
  if (!behind) return null;
  const { dealId, ledger, papers } = behind;
  const lang = buyersLanguage(ledger.deal.name);
  if (which === 'statement') return { kind: 'statement', lang, ledger, company: await companyOnPaper(db) };
  const found = papers.find(({ path }) => path === `papers/${which}`);
  const id = Number(/\d+$/.exec(which)?.[0]);
  switch (found?.kind) {
    case 'letter': {
      const letters = await letterOf(db, dealId, id);
      return letters && { kind: 'letter', lang, letters };
    }
    case 'transfer': {
      const transfer = await transferForBuyers(db, dealId);
      return transfer && { kind: 'transfer', lang, transfer };
    }
    case 'receipt':
    case 'voucher':
      return { kind: 'paper', lang, paper: await readPaper(db, null, id) };
    default:
      return null;
  }
}

/** The file of a contract that the page names. */
export async function readBuyerContract(
  db: Db,
  token: string,
  key: string | null,
  contractId: number,
): Promise<FileRow | null> {
  const behind = await papersBehind(db, token, key);
  if (!behind?.papers.some(({ path }) => path === `contracts/${contractId}`)) return null;
  const contract = (await contractsForBuyers(db, behind.dealId)).find(({ id }) => id === contractId);
  const [file] = contract ? await db.select().from(files).where(eq(files.id, contract.fileId)) : [];
  return file ?? null;
}
