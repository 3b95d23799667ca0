import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventTopic } from '@diyar/contract/rules/events';
import { eq, sql } from 'drizzle-orm';
import { atEnd, hasEnd } from '../../db/at-end.ts';
import type { Db, Tx } from '../../db/client.ts';
import { contentVersion } from '../../db/schema.ts';
import { EFFECTS, type Outdated, type ToldOf, type UnloggedWrite, type Write } from './effects.ts';

/** Where open back offices hear of changes. */
export const CHANNEL = 'events';

/** Where a test asks for it: the topics that the work inside announces, also of writes that are rolled back. */
export const announced = new AsyncLocalStorage<Set<EventTopic>>();

/** What a transaction has made outdated so far. */
const pending = new WeakMap<Tx, Outdated[]>();

/** Each event once, to every process when the transaction commits, and one new content version. */
async function send(db: Db | Tx, outdated: readonly Outdated[]): Promise<void> {
  const events = outdated.filter((one) => one !== 'site').map((one) => JSON.stringify(one));
  const rows = [...new Set(events)].map((text) => sql`(${text})`);
  if (rows.length > 0)
    await db.execute(
      sql`select pg_notify(${CHANNEL}, told) from (values ${sql.join(rows, sql`, `)}) as events (told)`,
    );
  // last: other writers wait for this row until the commit; a trigger notifies the caches
  if (outdated.includes('site'))
    await db
      .update(contentVersion)
      .set({ version: sql`${contentVersion.version} + 1` })
      .where(eq(contentVersion.id, 1));
}

export async function announce<W extends Write>(db: Db | Tx, write: W, told: ToldOf<W>): Promise<void> {
  const outdated = (EFFECTS[write] as (told: ToldOf<W>) => Outdated[])(told);
  for (const one of outdated) if (one !== 'site') announced.getStore()?.add(one.topic);
  if (outdated.length === 0) return;
  if (!hasEnd(db)) return send(db, outdated);
  const before = pending.get(db as Tx);
  if (before) before.push(...outdated);
  else {
    pending.set(db as Tx, outdated);
    atEnd(db as Tx, () => send(db, outdated));
  }
}

/** A write without a line in the activity log. */
export const announceUnlogged = <W extends UnloggedWrite>(
  db: Db | Tx,
  write: W,
  told: ToldOf<W>,
): Promise<void> => announce(db, write, told);
