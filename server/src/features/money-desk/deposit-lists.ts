import type { ListOf } from '@diyar/contract/lists';
import type {
  DepositAccounts,
  DepositedAnswer,
  DepositList,
  DepositListInput,
  DepositLists,
} from '@diyar/contract/money-desk';
import { CHEQUE_STEPS, type ChequeState } from '@diyar/contract/rules/ledger';
import { sumAmounts } from '@diyar/contract/rules/money';
import { and, asc, desc, eq, inArray, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { listPage } from '../../db/list-page.ts';
import { cheques, deals, dealUnits, depositLists, entries, users } from '../../db/schema.ts';
import { displayName, nameOf } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { lockUnits } from '../deals/index.ts';
import { companyDay, nextNumber, paperNumber, takeChequeStep } from '../ledger/index.ts';
import { readCheques } from './cheques.ts';
import { dealsFor } from './scope.ts';

/** From the drawer, or for a second time after it came back. */
const canBeDeposited = (state: ChequeState) => CHEQUE_STEPS[state].includes('deposited');

/** Somebody who may not see one of its cheques does not see the list. */
async function listsFor(db: Db | Tx, actor: Actor): Promise<SQL | undefined> {
  if (!actor.isBound) return undefined;
  const visible = await dealsFor(db, actor);
  const ofList = (condition: SQL) => sql`exists (select 1 from ${cheques}
    join ${entries} on ${entries.id} = ${cheques.entryId} join ${deals} on ${deals.id} = ${entries.dealId}
    where ${cheques.depositListId} = ${depositLists.id} and ${condition})`;
  return and(ofList(sql`${visible}`), sql`not ${ofList(sql`not (${visible})`)}`);
}

type ListRow = { list: typeof depositLists.$inferSelect; createdBy: string | null };

const presentList = ({ list, createdBy }: ListRow) => ({
  id: list.id,
  number: paperNumber(list.year, list.number),
  account: list.account,
  currency: list.currency,
  createdOn: list.onDay,
  createdBy,
  depositedOn: list.depositedOn,
});

async function presentWhole(db: Db | Tx, row: ListRow): Promise<DepositList> {
  const onList = await readCheques(db, eq(cheques.depositListId, row.list.id));
  const total = sumAmounts(
    onList.map(({ amount }) => amount),
    row.list.currency,
  );
  return { ...presentList(row), cheques: onList, total };
}

async function findList(db: Db | Tx, actor: Actor, id: number): Promise<ListRow> {
  const find = (where: SQL | undefined) =>
    db
      .select({ list: depositLists, createdBy: displayName() })
      .from(depositLists)
      .leftJoin(users, eq(users.id, depositLists.createdBy))
      .where(and(eq(depositLists.id, id), where));
  const [found] = await find(await listsFor(db, actor));
  if (found) return found;
  throw new AppError((await find(undefined)).length > 0 ? 'forbidden' : 'notFound');
}

export const readDepositList = async (db: Db, actor: Actor, id: number): Promise<DepositList> =>
  presentWhole(db, await findList(db, actor, id));

/** Newest first. */
export async function listDepositLists(
  db: Db,
  actor: Actor,
  query: Pick<ListOf<unknown>, 'page' | 'size'>,
): Promise<DepositLists> {
  const where = await listsFor(db, actor);
  const ofList = <T>(what: SQL<T>) => sql<T>`(select ${what} from cheques part
    join entries payment on payment.id = part.entry_id and payment.voided_at is null
    where part.deposit_list_id = ${depositLists.id})`;
  const rows = db
    .select({
      list: depositLists,
      createdBy: displayName(),
      count: ofList(sql<number>`count(*)::int`),
      total: ofList(sql<number>`coalesce(sum(payment.amount), 0)`).mapWith(Number),
    })
    .from(depositLists)
    .leftJoin(users, eq(users.id, depositLists.createdBy))
    .where(where)
    .orderBy(desc(depositLists.id));
  const list = await listPage(query, rows, db.$count(depositLists, where));
  const items = list.items.map(({ count, total, ...row }) => ({ ...presentList(row), count, total }));
  return { ...list, items };
}

/** Where lists went, the last first: the next one probably goes there too. */
export async function readAccounts(db: Db, actor: Actor): Promise<DepositAccounts> {
  const items = await db
    .select({ currency: depositLists.currency, account: depositLists.account })
    .from(depositLists)
    .where(and(await listsFor(db, actor), ne(depositLists.account, '')))
    .groupBy(depositLists.currency, depositLists.account)
    .orderBy(desc(max(depositLists.id)))
    .limit(20);
  return { items };
}

const refuse = (paths: (string | number)[][], message: string) =>
  new AppError('invalid', { issues: paths.map((path) => ({ path, message })) });

/**
 * Nobody else moves these cheques until the transaction ends: every step of a cheque locks the units and the row of its
 * deal. All of them are locked at once, in one order, so that two lists never wait for each other in a circle.
 */
async function holdCheques(tx: Tx, where: SQL) {
  const select = () =>
    tx
      .select({
        entryId: cheques.entryId,
        dealId: entries.dealId,
        state: cheques.state,
        currency: entries.currency,
      })
      .from(cheques)
      .innerJoin(entries, eq(entries.id, cheques.entryId))
      .where(and(where, isNull(entries.voidedAt)))
      .orderBy(asc(entries.dealId), asc(cheques.entryId));
  const dealIds = [...new Set((await select()).map(({ dealId }) => dealId))];
  const ofDeals = await tx
    .select({ id: dealUnits.unitId })
    .from(dealUnits)
    .where(inArray(dealUnits.dealId, dealIds));
  const unitIds = ofDeals.map(({ id }) => id);
  if (unitIds.length > 0) await lockUnits(tx, unitIds);
  await tx
    .select({ id: deals.id })
    .from(deals)
    .where(inArray(deals.id, dealIds))
    .orderBy(asc(deals.id))
    .for('update');
  return select();
}

/**
 * A numbered list of cheques of one currency to take to the bank. Nothing is deposited yet. A cheque that was on an
 * earlier list moves to this one.
 */
export async function createDepositList(
  db: Db,
  actor: Actor,
  { entryIds, account }: DepositListInput,
): Promise<DepositList> {
  return db.transaction(async (tx) => {
    const ids = [...new Set(entryIds)];
    const asked = inArray(cheques.entryId, ids);
    const visible = await readCheques(tx, and(await dealsFor(tx, actor), asked));
    if (visible.length < (await readCheques(tx, asked)).length) throw new AppError('forbidden');
    const locked = await holdCheques(tx, asked);
    const ready = new Set(locked.filter(({ state }) => canBeDeposited(state)).map(({ entryId }) => entryId));
    const gone = entryIds.flatMap((id, i) => (ready.has(id) ? [] : [['entryIds', i]]));
    if (gone.length > 0) throw refuse(gone, 'chequeMovedOn');
    const currency = locked[0]?.currency;
    if (!currency || locked.some((one) => one.currency !== currency))
      throw refuse([['entryIds']], 'oneCurrency');
    const onDay = companyDay();
    const year = Number(onDay.slice(0, 4));
    const number = await nextNumber(tx, 'depositList', year);
    const [list] = await tx
      .insert(depositLists)
      .values({ year, number, currency, account, onDay, createdBy: actor.id })
      .returning();
    if (!list) throw new Error('insert returned nothing');
    await tx.update(cheques).set({ depositListId: list.id }).where(asked);
    await audit(tx, actor, 'money.depositList', {
      entity: 'depositList',
      id: list.id,
      details: { number: paperNumber(year, number), count: ids.length },
    });
    return presentWhole(tx, { list, createdBy: nameOf(actor) });
  });
}

/**
 * Marks the cheques of a list as deposited. One that moved on meanwhile is named and left as it is; one that somebody
 * already deposited is done.
 */
export async function markDeposited(db: Db, actor: Actor, id: number, on: string): Promise<DepositedAnswer> {
  return db.transaction(async (tx) => {
    await findList(tx, actor, id);
    const held = await holdCheques(tx, eq(cheques.depositListId, id));
    // read again: somebody else may have deposited it before the lock
    const found = await findList(tx, actor, id);
    // a cheque that came back since then is not deposited by a repeated call
    if (found.list.depositedOn !== null) return { list: await presentWhole(tx, found), refused: [] };
    const refused: DepositedAnswer['refused'] = [];
    let moved = 0;
    for (const { entryId, state } of held) {
      if (state === 'deposited') continue;
      if (canBeDeposited(state)) {
        await takeChequeStep(tx, actor, entryId, { state: 'deposited', on, note: '' });
        moved++;
      } else refused.push({ entryId, state });
    }
    const [list] = await tx
      .update(depositLists)
      .set({ depositedOn: moved > 0 ? on : null })
      .where(eq(depositLists.id, id))
      .returning();
    if (!list) throw new AppError('notFound');
    if (moved > 0) {
      await audit(tx, actor, 'money.deposited', {
        entity: 'depositList',
        id,
        details: { number: paperNumber(list.year, list.number), count: moved, on },
      });
    }
    return { list: await presentWhole(tx, { ...found, list }), refused };
  });
}
