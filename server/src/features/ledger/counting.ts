import type { Entry } from '@diyar/contract/ledger';
import type { Counting } from '@diyar/contract/rules/counting';
import { and, eq, exists, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { chequeSteps, type cheques, entries, entryRates } from '../../db/schema.ts';

/** The rates of the entry of the outer query that counted in a closed month, oldest first. */
export const endedRates = sql<Entry['endedRates']>`(
  select coalesce(json_agg(json_build_object('countsFor', ended.counts_for, 'on', ended.on_day,
    'until', ended.counts_until) order by ended.id), '[]'::json)
  from entry_rates ended
  where ended.entry_id = "entries"."id" and ended.voided_at is not null and ended.counts_until is not null
)`;

/** Where the cheque of the outer query has been, oldest first. */
export const stepsOfCheque = sql<NonNullable<Counting['cheque']>['steps']>`(
  select coalesce(json_agg(json_build_object('state', step.state, 'on', step.on_day,
    'isVoid', step.voided_at is not null) order by step.id), '[]'::json)
  from cheque_steps step where step.entry_id = "entries"."id"
)`;

interface Row {
  entry: typeof entries.$inferSelect;
  rate: typeof entryRates.$inferSelect | null;
  endedRates: Entry['endedRates'];
  cheque: typeof cheques.$inferSelect | null;
  steps: NonNullable<Counting['cheque']>['steps'];
}

/** What decides when an entry counts, of a row of the database. */
export const countingOf = ({ entry, rate, endedRates, cheque, steps }: Row): Counting => ({
  on: entry.onDay,
  amount: entry.amount,
  currency: entry.currency,
  countsFrom: entry.countsFrom,
  rate: rate && { on: rate.onDay, countsFor: rate.countsFor },
  endedRates,
  cheque: cheque && { state: cheque.state, stateOn: cheque.stateOn, steps },
  void: entry.voidedOn ? { on: entry.voidedOn, hadCounted: entry.countsUntil !== null } : null,
});

/** Entries that may have a movement between two days: a rate, a step of a cheque, the entry or its end is dated there. */
export function movesBetween(db: Db | Tx, from: string | null, to: string | null): SQL | undefined {
  if (from === null && to === null) return undefined;
  const within = (column: SQL) =>
    and(from === null ? undefined : gte(column, from), to === null ? undefined : lte(column, to));
  return or(
    within(sql`${entries.onDay}`),
    within(sql`${entries.countsFrom}`),
    within(sql`${entries.countsUntil}`),
    exists(
      db
        .select({ id: entryRates.id })
        .from(entryRates)
        .where(
          and(
            eq(entryRates.entryId, entries.id),
            or(within(sql`${entryRates.onDay}`), within(sql`${entryRates.countsUntil}`)),
          ),
        ),
    ),
    exists(
      db
        .select({ id: chequeSteps.id })
        .from(chequeSteps)
        .where(
          and(
            eq(chequeSteps.entryId, entries.id),
            isNull(chequeSteps.voidedAt),
            within(sql`${chequeSteps.onDay}`),
          ),
        ),
    ),
  );
}
