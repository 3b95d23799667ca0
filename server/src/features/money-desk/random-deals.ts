import { dealId } from '@diyar/contract/rules/ids';
import { CHEQUE_STATES, ENTRY_KINDS } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { DAY_OF_STAGE_LINES } from '@diyar/contract/rules/stages';
import fc from 'fast-check';
import type { Db } from '../../db/client.ts';
import { cheques, deals, entries, entryRates, planLines, stages } from '../../db/schema.ts';
import { companyDay } from '../ledger/index.ts';
import { dayAfter } from './test-desk.ts';

/** Random ledgers as rows of the database, for comparing what SQL makes of them with the rules of the contract. */
const today = companyDay();

const currency = fc.constantFrom(...BUILT_IN_CURRENCIES);
const minor = fc.integer({ min: 1, max: 500_000 });
const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const amountOf = (cents: number, of: Currency) => cents / 10 ** decimalsOf(of);

const entry = fc.record({
  // more is charged and paid by cheque than anything else, as in an office
  kind: fc.constantFrom(...ENTRY_KINDS, 'charge', 'payment'),
  own: fc.boolean(),
  other: currency,
  minor,
  countedMinor: fc.option(minor),
  isRateVoid: seldom,
  chequeState: fc.option(fc.constantFrom(...CHEQUE_STATES)),
  isVoid: seldom,
  /** Of a cheque: when it is due, and since when it is in its state. */
  dueIn: fc.oneof(fc.integer({ min: -100, max: 480 }), fc.integer({ min: 400, max: 700 })),
  daysAgo: fc.integer({ min: 0, max: 120 }),
});

export const RANDOM_STAGES = 6;
/** Of the building: reached, reached late, taken back, planned for later, planned for a day that has passed, or not. */
export const randomStages = fc.array(
  fc.record({
    planned: fc.option(fc.integer({ min: -90, max: 300 }), { freq: 3 }),
    reached: fc.option(fc.integer({ min: -90, max: 0 })),
  }),
  { minLength: RANDOM_STAGES, maxLength: RANDOM_STAGES },
);
type RandomStages = typeof randomStages extends fc.Arbitrary<infer T> ? T : never;

export const randomDeal = fc.record({
  stage: fc.constantFrom('held', 'reserved', 'sold', 'cancelled'),
  currency: fc.option(currency, { freq: 8 }),
  amounts: fc.constantFrom(null, null, 'toConfirm'),
  dueCurrency: fc.constantFrom('Unknown', 'USD', null),
  dueAmount: fc.constantFrom(null, 0, 16_000),
  isUnsettled: seldom,
  entries: fc.array(entry, { maxLength: 12 }),
  plan: fc.array(
    fc.record({
      day: fc.integer({ min: -120, max: 480 }),
      minor,
      stage: fc.option(fc.record({ at: fc.nat(RANDOM_STAGES - 1), days: fc.integer({ min: 0, max: 60 }) })),
    }),
    { maxLength: 5 },
  ),
  /** One in three plans follows the building; the others are as older versions wrote them. */
  followsStages: fc.integer({ min: 0, max: 2 }).map((n) => n === 0),
  madeAgo: fc.integer({ min: 0, max: 90 }),
});
type RandomDeal = typeof randomDeal extends fc.Arbitrary<infer T> ? T : never;

/** Rows with ids of their own, so that all of a table are inserted at once. */
export function rowsOf(made: readonly RandomDeal[], building: RandomStages = []) {
  const rows = {
    stages: building.map(({ planned, reached }, at) => ({
      ...{ id: at + 1, projectId: 1, position: at, nameEn: `Stage ${at + 1}` },
      plannedOn: planned === null ? null : dayAfter(today, planned),
      reachedOn: reached === null ? null : dayAfter(today, reached),
    })),
    deals: [] as (typeof deals.$inferInsert)[],
    plan: [] as (typeof planLines.$inferInsert)[],
    entries: [] as (typeof entries.$inferInsert)[],
    cheques: [] as (typeof cheques.$inferInsert)[],
    rates: [] as (typeof entryRates.$inferInsert)[],
  };
  for (const [n, one] of made.entries()) {
    const { stage, amounts, dueCurrency, dueAmount, isUnsettled } = one;
    const id = dealId(n + 1);
    rows.deals.push({
      ...({ id, stage, amounts, dueCurrency, dueAmount, isUnsettled } as const),
      currency: one.currency,
      onDay: one.madeAgo > 45 ? null : dayAfter(today, -one.madeAgo),
      soldNo: stage === 'sold' ? id : null,
      holdUntil: stage === 'held' ? new Date(Date.now() + 86_400_000) : null,
      endedAt: stage === 'cancelled' ? new Date() : null,
    });
    for (const [position, { day, minor, stage }] of one.plan.entries()) {
      const follows = one.followsStages && building.length > 0;
      rows.plan.push({
        dealId: id,
        dueOn: follows && stage ? DAY_OF_STAGE_LINES : dayAfter(today, day),
        amount: amountOf(minor, one.currency ?? 'USD'),
        ...(follows && { position }),
        ...(follows && stage && { stageId: stage.at + 1, daysAfter: stage.days }),
      });
    }
    for (const line of one.entries) {
      const { kind, chequeState, countedMinor } = line;
      const moves = kind === 'payment' || kind === 'refund';
      // what is charged is in the currency of the deal
      const isOwn = line.own || !(moves || kind === 'stated' || kind === 'opening');
      const of = isOwn ? (one.currency ?? line.other) : line.other;
      const isCheque = kind === 'payment' && chequeState !== null;
      const entryId = rows.entries.length + 1;
      rows.entries.push({
        ...{ id: entryId, dealId: id, kind, currency: of, onDay: today, amount: amountOf(line.minor, of) },
        method: moves ? (isCheque ? 'cheque' : 'cash') : null,
        ...(line.isVoid && { voidedAt: new Date(), voidedOn: today }),
      });
      if (isCheque)
        rows.cheques.push({
          entryId,
          number: String(entryId),
          dueOn: dayAfter(today, line.dueIn),
          stateOn: dayAfter(today, -line.daysAgo),
          state: chequeState,
        });
      if (of !== one.currency && one.currency !== null && countedMinor !== null)
        rows.rates.push({
          entryId,
          countsFor: amountOf(countedMinor, one.currency),
          onDay: today,
          voidedAt: line.isRateVoid ? new Date() : null,
        });
    }
  }
  return rows;
}

export async function insertDeals(db: Db, rows: ReturnType<typeof rowsOf>): Promise<void> {
  const insertAll = async <T>(table: Parameters<Db['insert']>[0], values: T[]) => {
    for (let i = 0; i < values.length; i += 1000)
      await db.insert(table).values(values.slice(i, i + 1000) as never);
  };
  await insertAll(stages, rows.stages);
  await insertAll(deals, rows.deals);
  await insertAll(planLines, rows.plan);
  await insertAll(entries, rows.entries);
  await insertAll(cheques, rows.cheques);
  await insertAll(entryRates, rows.rates);
}
