import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { contentVersion } from '../../db/schema.ts';

/**
 * Invalidates every cached public page, in every process, when the transaction commits (a trigger notifies them).
 * Call it last in the transaction: it locks the row until the commit, and other writers wait.
 */
export async function bumpContent(tx: Db | Tx): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.id, 1));
}
