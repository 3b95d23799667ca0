import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { requestKeys } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/** A write that is stored once, however often it is sent. */
export type KeyedRequest = { key: string; attempt: string };

const requests = new AsyncLocalStorage<KeyedRequest>();

/** What `work` writes, also later, belongs to this request. */
export const writingFor = <T>(request: KeyedRequest, work: () => T): T => requests.run(request, work);

const claimed = new WeakSet<object>();

/**
 * Called by whatever records a change, in its transaction: the key is stored with the write or not at all. A second
 * request with the same key waits for the first one here, and writes nothing.
 */
export async function claimRequest(db: Db | Tx): Promise<void> {
  const request = requests.getStore();
  if (!request || claimed.has(db)) return;
  if ('rollback' in db) claimed.add(db);
  const stored = await db
    .insert(requestKeys)
    .values(request)
    .onConflictDoNothing()
    .returning({ key: requestKeys.key });
  if (stored.length > 0) return;
  const [other] = await db
    .select({ attempt: requestKeys.attempt })
    .from(requestKeys)
    .where(eq(requestKeys.key, request.key));
  if (other?.attempt !== request.attempt) throw new AppError('repeated');
}

/** Two days: nobody repeats a request later than that. */
export const sweepRequestKeys = (db: Db) =>
  db.delete(requestKeys).where(lt(requestKeys.at, sql`now() - interval '2 days'`));
