import { issue } from '@diyar/contract/field-issues';
import { isExact } from '@diyar/contract/ledger';
import { AMOUNT_MAX } from '@diyar/contract/limits';
import { searchColumn } from '@diyar/contract/rules/fold-text';
import { countedAt } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf } from '@diyar/contract/rules/money';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { chequeSteps, cheques, entries, entryRates } from '../../db/schema.ts';
import type { Actor } from '../auth/index.ts';
import { companyDay, invalidField } from './days.ts';

export type EntryRow = typeof entries.$inferSelect;
export type NewEntry = Omit<typeof entries.$inferInsert, 'dealId' | 'createdBy'>;

export async function insertEntry(
  tx: Tx,
  actor: Actor | null,
  dealId: number,
  entry: NewEntry,
): Promise<EntryRow> {
  const [row] = await tx
    .insert(entries)
    .values({ ...entry, dealId, createdBy: actor?.id ?? null })
    .returning();
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
  await tx
    .update(entryRates)
    .set({ voidedAt: new Date() })
    .where(and(eq(entryRates.entryId, entry.id), isNull(entryRates.voidedAt)));
  await tx.insert(entryRates).values({
    entryId: entry.id,
    rate: countsFor === null ? rate : null,
    countsFor: counted,
    onDay,
    createdBy: actor?.id ?? null,
  });
  return counted;
}

/** Why the ledger itself voids an entry; people type their own reasons. */
export const VOIDED_BY = {
  cancelled: 'dealCancelled',
  priceChanged: 'priceChanged',
  paid: 'paymentRecorded',
  unmarked: 'markTakenBack',
  reopened: 'dealReopened',
} as const;

export async function voidEntries(
  tx: Tx,
  actor: Actor | null,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(entries)
    .set({
      voidedAt: new Date(),
      voidedOn: companyDay(),
      voidedBy: actor?.id ?? null,
      voidReason: reason,
    })
    .where(and(inArray(entries.id, [...ids]), isNull(entries.voidedAt)));
}

/** The entries of a deal that are not void, oldest first. */
export const activeEntries = (tx: Tx, dealId: number): Promise<EntryRow[]> =>
  tx
    .select()
    .from(entries)
    .where(and(eq(entries.dealId, dealId), isNull(entries.voidedAt)))
    .orderBy(entries.id);
