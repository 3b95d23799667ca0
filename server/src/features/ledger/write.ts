import { issue } from '@diyar/contract/field-issues';
import { isExact } from '@diyar/contract/ledger';
import { AMOUNT_MAX } from '@diyar/contract/limits';
import type { Word } from '@diyar/contract/rules/activity';
import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import { countedAt } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf } from '@diyar/contract/rules/money';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { chequeSteps, cheques, deals, entries, entryRates } from '../../db/schema.ts';
import type { DealRow } from '../deals/index.ts';
import { closedUntil, companyDay, invalidField, lockMonths } from './days.ts';
import { sumAtEnd } from './deal-sums.ts';
import { watchLimits } from './watch-limits.ts';

export type EntryRow = typeof entries.$inferSelect;
export type NewEntry = Omit<typeof entries.$inferInsert, 'dealId' | 'createdBy'>;

/** Written together, in their order. */
export async function insertEntries(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  list: readonly NewEntry[],
): Promise<EntryRow[]> {
  if (list.length === 0) return [];
  sumAtEnd(tx, dealId);
  await watchLimits(tx, actor, dealId);
  await lockMonths(tx, 'writing');
  const rows = await tx
    .insert(entries)
    .values(list.map((entry) => ({ ...entry, dealId, createdBy: actor?.id ?? null })))
    .returning();
  return rows.sort((a, b) => a.id - b.id);
}

export async function insertEntry(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  entry: NewEntry,
): Promise<EntryRow> {
  const [row] = await insertEntries(tx, actor, dealId, [entry]);
  if (!row) throw new Error('insert returned nothing');
  return row;
}

interface NewCheque {
  bank: string;
  number: string;
  dueOn: string;
  drawer: string;
}

/** A cheque is handed in: it lies in the drawer from the day of its entry. */
export async function insertCheque(
  tx: Tx,
  actor: Actor | null,
  entry: EntryRow,
  cheque: NewCheque,
): Promise<void> {
  const { id: entryId, onDay } = entry;
  await tx.insert(cheques).values({
    entryId,
    ...cheque,
    stateOn: onDay,
    search: searchColumn(cheque.number, cheque.bank, cheque.drawer),
  });
  await tx.insert(chequeSteps).values({ entryId, state: 'drawer', onDay, createdBy: actor?.id ?? null });
}

export interface Rate {
  rate: number | null;
  countsFor: number | null;
}

/** What an entry in another currency counts for; nothing while neither a rate nor an amount is known. */
export async function insertRate(
  tx: Tx,
  actor: Actor | null,
  entry: Pick<EntryRow, 'id' | 'amount' | 'currency'>,
  currency: Currency | null,
  { rate, countsFor }: Rate,
  onDay: string,
): Promise<number | null> {
  if (currency === null || entry.currency === currency) return null;
  const counted =
    countsFor ?? (rate === null ? null : countedAt(entry.amount, entry.currency, currency, rate));
  if (counted === null || counted <= 0) return null;
  if (!isExact(counted, currency))
    throw invalidField(['countsFor'], issue('tooManyDecimals', decimalsOf(currency)));
  if (counted > AMOUNT_MAX) throw invalidField(['rate'], issue('max', AMOUNT_MAX));
  await endRates(tx, entry.id, onDay);
  await tx.insert(entryRates).values({
    entryId: entry.id,
    rate: countsFor === null ? rate : null,
    countsFor: counted,
    onDay,
    createdBy: actor?.id ?? null,
  });
  return counted;
}

/** The rate before is void. Where it counted in a closed month it counts there for ever, and until the next one. */
async function endRates(tx: Tx, entryId: number, onDay: string): Promise<void> {
  await lockMonths(tx, 'writing');
  const closed = await closedUntil(tx);
  const ofEntry = eq(entryRates.entryId, entryId);
  if (closed !== null)
    await tx
      .update(entryRates)
      .set({ countsUntil: onDay })
      .where(
        and(
          ofEntry,
          or(
            gt(entryRates.countsUntil, closed),
            and(
              isNull(entryRates.voidedAt),
              lte(entryRates.onDay, closed),
              exists(
                tx
                  .select({ id: entries.id })
                  .from(entries)
                  .where(and(eq(entries.id, entryId), isNotNull(entries.closedMonth))),
              ),
            ),
          ),
        ),
      );
  await tx
    .update(entryRates)
    .set({ voidedAt: new Date() })
    .where(and(ofEntry, isNull(entryRates.voidedAt)));
}

/**
 * The entries of a deal that begins to count: it was a hold, had no price, lay in the trash. What is dated in a month
 * that was closed meanwhile counts from today.
 */
export async function beginCounting(tx: Tx, dealId: DealId): Promise<void> {
  await lockMonths(tx, 'writing');
  const closed = await closedUntil(tx);
  if (closed === null) return;
  await tx
    .update(entries)
    .set({ countsFrom: companyDay() })
    .where(
      and(
        eq(entries.dealId, dealId),
        isNull(entries.voidedAt),
        isNull(entries.closedMonth),
        isNull(entries.countsFrom),
        lte(entries.onDay, closed),
      ),
    );
}

/** Whether something of the deal, void or not, counts in a closed month. */
export async function isInClosedMonth(tx: Tx, dealId: DealId): Promise<boolean> {
  const [found] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.dealId, dealId), isNotNull(entries.closedMonth)))
    .limit(1);
  return found !== undefined;
}

/** The currency of a deal that had none: money in it that was there before counts now. */
export async function nameCurrency(tx: Tx, deal: DealRow, currency: Currency | null): Promise<void> {
  await tx.update(deals).set({ currency }).where(eq(deals.id, deal.id));
  if (deal.currency === null && currency !== null) await beginCounting(tx, deal.id);
}

/** Why the ledger itself voids an entry; people type their own reasons. */
export const VOIDED_BY = {
  cancelled: 'dealCancelled',
  priceChanged: 'priceChanged',
  paid: 'paymentRecorded',
  unmarked: 'markTakenBack',
  reopened: 'dealReopened',
  dayChanged: 'dayChanged',
} as const satisfies Record<string, Word<'endReason'>>;

/** An entry that counted in a closed month counts there for ever, and until today. */
export async function voidEntries(
  tx: Tx,
  actor: Actor | null,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  if (ids.length === 0) return;
  const concerned = await tx
    .selectDistinct({ id: entries.dealId })
    .from(entries)
    .where(inArray(entries.id, [...ids]));
  for (const { id } of concerned) {
    sumAtEnd(tx, id);
    await watchLimits(tx, actor, id);
  }
  await lockMonths(tx, 'writing');
  const today = companyDay();
  await tx
    .update(entries)
    .set({
      voidedAt: new Date(),
      voidedOn: today,
      countsUntil: sql`case when ${entries.closedMonth} is not null then ${today}::date end`,
      voidedBy: actor?.id ?? null,
      voidReason: reason,
    })
    .where(and(inArray(entries.id, [...ids]), isNull(entries.voidedAt)));
}

/** The entries of a deal that are not void, oldest first. */
export const activeEntries = (tx: Tx, dealId: DealId): Promise<EntryRow[]> =>
  tx
    .select()
    .from(entries)
    .where(and(eq(entries.dealId, dealId), isNull(entries.voidedAt)))
    .orderBy(entries.id);
