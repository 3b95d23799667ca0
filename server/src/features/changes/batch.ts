import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/client.ts';

const batches = new WeakMap<object, string>();

/** All that one transaction changes is one batch: an entry of the log with its fields, and later one undo. */
export function batchOf(db: Db | Tx): string {
  const batch = batches.get(db) ?? randomUUID();
  // only a transaction has an end; calls on the database itself are writes of their own
  if ('rollback' in db) batches.set(db, batch);
  return batch;
}
