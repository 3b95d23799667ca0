import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { contentVersion } from '../../db/schema.ts';

export { SharedReads } from './shared-reads.ts';
export { ContentVersion } from './version.ts';

/**
 * Makes every kept copy of a public page stale, in every process, when the write commits (a trigger announces it).
 * Call it last in the transaction: the row is locked until then, and other writers wait for it.
 */
export async function bumpContent(tx: Db | Tx): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.id, 1));
}
