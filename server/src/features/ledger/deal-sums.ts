import type { DealId } from '@diyar/contract/rules/ids';
import {
  CHEQUE_STATES,
  ENTRY_KINDS,
  isPaidState,
  type LedgerPart,
  partOf,
  RECEIVED_KINDS,
} from '@diyar/contract/rules/ledger';
import { and, asc, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { atEnd } from '../../db/at-end.ts';
import type { Db, Tx } from '../../db/client.ts';
import { listed } from '../../db/listed.ts';
import { dealSums } from '../../db/schema.ts';

/** Raised with every change of what is counted below: rows of another rule are counted again. */
export const COUNTED_BY = 1;

const kindsOf = (name: LedgerPart) => listed(ENTRY_KINDS.filter((kind) => partOf(kind) === name));

/** What an entry counts for in the currency of its deal: null in another one without a rate. */
export const countedIn = (currency: SQL) => sql`case when entry.currency = ${currency} then entry.amount
  when ${currency} is not null then rate.counts_for end`;

/** It is there: no cheque that waits or came back. */
const isThere = sql`(cheque.state is null or cheque.state in (${listed(CHEQUE_STATES.filter(isPaidState))}))`;

const entriesOf = (dealId: SQL) => sql`entries entry
  left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null
  left join cheques cheque on cheque.entry_id = entry.id
  where entry.deal_id = ${dealId} and entry.voided_at is null`;

/** Entries of a deal that are there: not void, and no cheque that waits or came back. */
export const entriesThere = (dealId: SQL) => sql`${entriesOf(dealId)} and ${isThere}`;

/** The columns of a stored row, each counted from entries and plan of the deal. */
function columns(deal: SQL): Record<string, SQL> {
  const amount = countedIn(sql`${deal}.currency`);
  const sum = (where: SQL) => sql`coalesce(sum(${amount}) filter (where ${where}), 0)`;
  const part = (name: LedgerPart) => sum(sql`${isThere} and entry.kind in (${kindsOf(name)})`);
  return {
    charges: part('charges'),
    discounts: part('discounts'),
    written_off: part('writtenOff'),
    paid: part('paid'),
    refunded: part('refunded'),
    received: sum(sql`${isThere} and entry.kind in (${listed(RECEIVED_KINDS)})`),
    without_rate: sql`(count(*) filter (where ${isThere} and (${amount}) is null))::int`,
    bounced: sum(sql`cheque.state = 'returned'`),
    has_plan: sql`exists (select from plan_lines line where line.deal_id = ${deal}.id)`,
    last_refund_on: sql`max(entry.on_day) filter (where entry.kind = 'refund')`,
  };
}

const NAMES = Object.keys(columns(sql`deal`));
const named = (table: string) =>
  sql.join(
    NAMES.map((name) => sql`${sql.identifier(table)}.${sql.identifier(name)}`),
    sql`, `,
  );

/** One row: what the entries of the deal of the outer query add up to. */
export const sumsOf = (deal: SQL): SQL =>
  sql`(select ${sql.join(
    Object.entries(columns(deal)).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )} from ${entriesOf(sql`${deal}.id`)})`;

const isStored = (deal: SQL) => sql`stored.deal_id = ${deal}.id and stored.counted_by = ${COUNTED_BY}`;

/** Every row of `table` (with its `id` and `currency`) beside its sums: the stored ones, or counted now where none are. */
export const withSums = (table: SQL): SQL => sql`
  select deal.*, ${named('stored')} from ${table} deal join deal_sums stored on ${isStored(sql`deal`)}
  union all
  select deal.*, ${named('counted')} from ${table} deal cross join lateral ${sumsOf(sql`deal`)} counted
  where not exists (select from deal_sums stored where ${isStored(sql`deal`)})`;

const isOld = sql`${dealSums.countedBy} is distinct from ${COUNTED_BY}`;

/**
 * Locked first and counted by the next statement, which sees everything that was written before the lock. A row that
 * somebody is writing to is left to them.
 */
async function countLocked(tx: Tx, ids: readonly DealId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update deal_sums set counted_by = ${COUNTED_BY}, ${sql.join(
      NAMES.map((name) => sql`${sql.identifier(name)} = counted.${sql.identifier(name)}`),
      sql`, `,
    )}
    from deals deal cross join lateral ${sumsOf(sql`deal`)} counted
    where deal.id = deal_sums.deal_id and deal_sums.deal_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
}

const lockOld = (tx: Tx, where: SQL | undefined, limit: number) =>
  tx
    .select({ id: dealSums.dealId })
    .from(dealSums)
    .where(and(isOld, where))
    .orderBy(asc(dealSums.dealId))
    .limit(limit)
    .for('update', { skipLocked: true });

const CHUNK = 500;

/** The deals that a transaction has written to. */
const written = new WeakMap<Tx, Set<DealId>>();

/** Called by whoever writes entries: at the end of the transaction they are added up, each deal once. */
export function sumAtEnd(tx: Tx, dealId: DealId): void {
  const known = written.get(tx);
  if (known) {
    known.add(dealId);
    return;
  }
  const ids = new Set([dealId]);
  written.set(tx, ids);
  atEnd(tx, async () => {
    const all = [...ids].sort((a, b) => a - b);
    for (let i = 0; i < all.length; i += CHUNK) {
      const rows = await lockOld(tx, inArray(dealSums.dealId, all.slice(i, i + CHUNK)), CHUNK);
      await countLocked(
        tx,
        rows.map(({ id }) => id),
      );
    }
  });
}

/** Adds up every deal that is to be counted again: after an upgrade, or SQL of somebody else. How many there were. */
export async function sumDeals(db: Db): Promise<number> {
  let done = 0;
  for (let after = 0 as DealId; ; ) {
    const ids = await db.transaction(
      async (tx) => {
        const rows = await lockOld(tx, gt(dealSums.dealId, after), CHUNK);
        const ids = rows.map(({ id }) => id);
        await countLocked(tx, ids);
        return ids;
      },
      { isolationLevel: 'read committed' },
    );
    done += ids.length;
    const last = ids.at(-1);
    if (last === undefined) return done;
    after = last;
  }
}

export type WrongSum = {
  dealId: DealId;
  /** What is stored and what was counted, by the name of the column. */
  stored: Record<string, unknown>;
  counted: Record<string, unknown>;
};

const asJson = (table: string) =>
  sql`json_build_object(${sql.join(
    NAMES.map((name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(table)}.${sql.identifier(name)}`),
    sql`, `,
  )})`;

/** Stored sums that are not what the entries add up to, and how many deals have no row. For the doctor. */
export async function wrongSums(db: Db): Promise<{ wrong: WrongSum[]; missing: number }> {
  const wrong: WrongSum[] = [];
  for (let after = 0 as DealId; ; ) {
    const rows = await db
      .select({ id: dealSums.dealId })
      .from(dealSums)
      .where(and(isNotNull(dealSums.countedBy), gt(dealSums.dealId, after)))
      .orderBy(asc(dealSums.dealId))
      .limit(10 * CHUNK);
    const last = rows.at(-1);
    if (!last) break;
    const found = await db.execute<WrongSum>(sql`
      select stored.deal_id as "dealId", ${asJson('stored')} as stored, ${asJson('counted')} as counted
      from deal_sums stored join deals deal on deal.id = stored.deal_id
      cross join lateral ${sumsOf(sql`deal`)} counted
      where stored.counted_by = ${COUNTED_BY} and stored.deal_id > ${after} and stored.deal_id <= ${last.id}
        and (${named('stored')}) is distinct from (${named('counted')})
      order by stored.deal_id`);
    wrong.push(...found.rows);
    after = last.id;
  }
  const { rows } = await db.execute<{ missing: number }>(sql`
    select count(*)::int as missing from deals where id not in (select deal_id from deal_sums)`);
  return { wrong, missing: rows[0]?.missing ?? 0 };
}
