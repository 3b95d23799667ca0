import type { PartyOnPaper, TransferData, TransferInput } from '@diyar/contract/parties';
import { foldText, searchColumn } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import { textOfNames } from '@diyar/contract/rules/parties';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { cheques, deals, dealUnits, entries, transfers, units } from '../../db/schema.ts';
import { nameOf } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { followDeal } from '../lead-stages/index.ts';
import {
  balanceOfDeal,
  chargeFee,
  companyDay,
  companyOnPaper,
  type DealMoney,
  dayOfDeal,
  holdMoney,
  invalidField,
  isEnded,
  nextNumber,
  overdueOfDeal,
  paperNumber,
  recordMoney,
  requireOpenDay,
  requireVersion,
  seesMoney,
  takeChequeStep,
} from '../ledger/index.ts';
import { endBuyerAddress } from '../secret-addresses/index.ts';
import { type Party, partiesOf, settlePersons, writeParties } from '../who-is-who/index.ts';
import { foundBy, personsOf, told } from './save.ts';

/** Neither money yet nor gone: somebody says what becomes of it. */
const UNCLEARED: readonly ChequeState[] = ['drawer', 'deposited', 'returned'];

const chequesOf = (tx: Tx, dealId: DealId) =>
  tx
    .select({ cheque: cheques, entry: entries })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .where(and(eq(entries.dealId, dealId), isNull(entries.voidedAt)))
    .orderBy(asc(cheques.dueOn), asc(cheques.entryId));

type ChequeOf = Awaited<ReturnType<typeof chequesOf>>[number];

const isSame = (typed: TransferInput['to'], before: readonly Party[]): boolean =>
  typed.length === before.length &&
  typed.every(({ name }, i) => foldText(name) === foldText(before[i]?.name ?? ''));

/** What keeps a deal from being handed over. Who is owed something settles it first, as the buyer that it is with. */
async function requireTransferable(tx: Tx, actor: Actor, money: DealMoney, on: string): Promise<void> {
  const { deal, lines } = money;
  if (isEnded(deal)) throw new AppError('dealEnded');
  if (deal.stage === 'held') throw new AppError('dealNotReserved');
  if (lines.some(({ kind }) => kind !== 'charge' && kind !== 'discount') && !seesMoney(actor))
    throw new AppError('dealHasMoney');
  await requireOpenDay(tx, on);
  if (on < dayOfDeal(deal)) throw invalidField(['on'], 'invalidRange');
  const [last] = await tx
    .select({ on: transfers.onDay })
    .from(transfers)
    .where(eq(transfers.dealId, deal.id))
    .orderBy(desc(transfers.id))
    .limit(1);
  if (last && on < last.on) throw invalidField(['on'], 'invalidRange');
  const overdue = overdueOfDeal(money, companyDay());
  if (overdue && overdue.amount > 0)
    throw new AppError('dealOverdue', {
      params: { label: `${overdue.amount} ${deal.currency ?? ''}`.trim() },
    });
}

/** One decision for each cheque that has not cleared, and none for another. */
function requireDecisions(typed: TransferInput['cheques'], open: readonly ChequeOf[]): void {
  const decided = new Set(typed.map(({ entryId }) => entryId));
  if (decided.size !== typed.length || decided.size !== open.length) throw new AppError('stale');
  for (const { entry } of open) if (!decided.has(entry.id)) throw new AppError('stale');
  for (const [i, { entryId, isKept }] of typed.entries())
    if (!isKept && open.some(({ entry, cheque }) => entry.id === entryId && cheque.state === 'deposited'))
      throw invalidField(['cheques', i, 'isKept'], 'atTheBank');
}

/** Who wrote a cheque is not who buys from now on: the earlier buyer's name is on it. */
async function nameDrawer(tx: Tx, all: readonly ChequeOf[], name: string): Promise<void> {
  for (const { cheque } of all.filter((one) => one.cheque.drawer === ''))
    await tx
      .update(cheques)
      .set({ drawer: name, search: searchColumn(cheque.number, cheque.bank, name) })
      .where(eq(cheques.entryId, cheque.entryId));
}

async function unitLabels(tx: Tx, { deal }: DealMoney): Promise<string> {
  const rows = await tx
    .select({ label: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})` })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(dealUnits.dealId, deal.id))
    .orderBy(asc(dealUnits.ordinal));
  return rows.map(({ label }) => label).join(', ') || deal.title;
}

const onPaper = ({ name, legalName, idKind, address, phone, share }: Party): PartyOnPaper => ({
  ...{ name, legalName, idKind, address, phone },
  share: share === null ? null : Number(share),
});

const numbersOf = (parties: readonly Party[]) => parties.map(({ idNumber }) => idNumber || null);

interface Done {
  from: readonly Party[];
  to: readonly Party[];
  money: DealMoney;
  fee: number;
  open: readonly ChequeOf[];
  kept: ReadonlySet<number>;
  note: string;
}

async function dataOf(
  tx: Tx,
  actor: Actor,
  { from, to, money, fee, open, kept, note }: Done,
): Promise<TransferData> {
  const balance = balanceOfDeal(money);
  const { building } = money;
  return {
    company: await companyOnPaper(tx),
    building: {
      en: building ? building.nameEn || building.nameAr : '',
      ar: building ? building.nameAr || building.nameEn : '',
    },
    units: await unitLabels(tx, money),
    from: from.map(onPaper),
    to: to.map(onPaper),
    currency: money.deal.currency,
    balance: balance && { ...balance },
    fee,
    cheques: open.map(({ cheque, entry }) => ({
      entryId: entry.id,
      ...{ bank: cheque.bank, number: cheque.number, dueOn: cheque.dueOn },
      ...{ amount: entry.amount, currency: entry.currency },
      isKept: kept.has(entry.id),
    })),
    note,
    by: nameOf(actor),
  };
}

/**
 * A deal goes to other buyers: money, plan and papers stay, and so does whose name is on what was issued. A fee is
 * charged on the deal.
 */
export const transferDeal = (db: Db, actor: Actor, dealId: DealId, input: TransferInput): Promise<number> =>
  db.transaction(async (tx) => {
    const held = await holdMoney(tx, actor, dealId);
    requireVersion(held, input.version);
    const on = input.on ?? companyDay();
    await requireTransferable(tx, actor, held, on);
    const { deal } = held;
    const from = await partiesOf(tx, dealId);
    if (isSame(input.to, from)) throw invalidField(['to', 0, 'name'], 'sameBuyers');
    // by the phones of the earlier buyers, who are told why
    await endBuyerAddress(tx, dealId);
    const all = await chequesOf(tx, dealId);
    const open = all.filter(({ cheque }) => UNCLEARED.includes(cheque.state));
    requireDecisions(input.cheques, open);
    const kept = new Set(input.cheques.filter(({ isKept }) => isKept).map(({ entryId }) => entryId));

    await nameDrawer(tx, all, deal.name);
    for (const { entry } of open.filter((one) => !kept.has(one.entry.id)))
      await takeChequeStep(tx, actor, entry.id, { state: 'givenBack', on, note: input.note });
    const fee = input.fee ?? 0;
    const charged =
      fee > 0
        ? await chargeFee(tx, actor, await holdMoney(tx, actor, dealId), {
            amount: fee,
            on,
            note: input.note,
          })
        : null;

    const [first, ...further] = input.to;
    if (!first) throw new AppError('notFound');
    const ids = await personsOf(tx, actor, input.to, from, ['to']);
    await tx
      .update(deals)
      .set({
        ...foundBy(held, first),
        ...{ name: first.name, phone: first.phone, personId: ids[0] ?? null },
        // the lead and the picture are the earlier buyer's
        ...{ leadId: null, photoFileId: null },
      })
      .where(eq(deals.id, dealId));
    await writeParties(tx, dealId, {
      share: first.share,
      further: further.map(({ name, phone, share }, i) => ({
        name,
        phone,
        share,
        personId: ids[i + 1] ?? null,
      })),
      text: textOfNames(further.map(({ name }) => name)),
    });
    settlePersons(tx, [...from.map(({ personId }) => personId), ...ids]);
    const to = await partiesOf(tx, dealId);
    const money = await holdMoney(tx, actor, dealId);
    const data = await dataOf(tx, actor, { from, to, money, fee, open, kept, note: input.note });
    const year = Number(companyDay().slice(0, 4));
    const number = await nextNumber(tx, 'transfer', year);
    const [made] = await tx
      .insert(transfers)
      .values({
        ...{ dealId, year, number, onDay: on, data },
        ...{ fromPersonId: deal.personId, toPersonId: ids[0] ?? null },
        ...{ feeEntryId: charged?.entryId ?? null, fromPhotoFileId: deal.photoFileId },
        idNumbers: { from: numbersOf(from), to: numbersOf(to) },
        createdBy: actor.id,
        // with the deal held: whatever was issued before is earlier, also by who began later and was first
        createdAt: sql`clock_timestamp()`,
      })
      .returning({ id: transfers.id });
    if (!made) throw new Error('insert returned nothing');
    await followDeal(tx, actor, dealId);
    await recordMoney(tx, actor, held, {
      action: 'transferred',
      before: told(from),
      after: { ...told(to), paper: paperNumber(year, number), note: input.note },
    });
    return made.id;
  });
