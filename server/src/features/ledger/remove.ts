import { inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { deals, entries, entryRates } from '../../db/schema.ts';

/** The prices of sold records that leave the trash for good. One on which money was received never gets there. */
export async function removeLedgers(tx: Tx, where: SQL | undefined): Promise<void> {
  const gone = tx.select({ id: deals.id }).from(deals).where(where);
  const ofGone = tx.select({ id: entries.id }).from(entries).where(inArray(entries.dealId, gone));
  await tx.delete(entryRates).where(inArray(entryRates.entryId, ofGone));
  await tx.delete(entries).where(inArray(entries.dealId, gone));
}
