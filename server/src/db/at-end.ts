import type { Db, Tx } from './client.ts';

type Ending = () => Promise<void>;

const endings = new WeakMap<Db | Tx, Ending[]>();

/** Whether there is an end to wait for: calls on the database itself are writes of their own. */
export const hasEnd = (db: Db | Tx): boolean => endings.has(db);

/** Done last in a transaction, before its commit: what it locks is not locked for longer than that. */
export const atEnd = (tx: Tx, work: Ending): void => void endings.get(tx)?.push(work);

/** Transactions of this database do at their end what `atEnd` was given. */
export function withEndings(db: Db): Db {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin(async (tx) => {
      const last: Ending[] = [];
      endings.set(tx, last);
      const result = await work(tx);
      for (const end of last) await end();
      return result;
    }, config);
  return db;
}
