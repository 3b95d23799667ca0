import type { DemoState, WayBack } from '@diyar/contract/demo';
import { TRASH_TTL_MS } from '@diyar/contract/limits';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { appliedMigrations } from '../../db/migrations.ts';
import { deals, demo } from '../../db/schema.ts';
import { hasDemoPassword } from '../users/index.ts';

type Row = typeof demo.$inferSelect;

export const newestMigration = async (db: Db | Tx): Promise<string | null> =>
  (await appliedMigrations(db)).at(-1) ?? null;

/** As long as anything else that was deleted. */
const endOf = (removedAt: Date) => new Date(removedAt.getTime() + TRASH_TTL_MS);

/** Whether it can be taken back, or why not. */
export async function wayBackOf(db: Db | Tx, row: Row, actor: Pick<Actor, 'id'>): Promise<WayBack> {
  if (row.removedAt === null || row.dumpKey === null || endOf(row.removedAt) <= new Date()) return 'none';
  if (row.dumpTables !== (await newestMigration(db))) return 'upgraded';
  if ((await db.$count(deals)) > 0) return 'deals';
  return row.removedBy === actor.id ? 'open' : 'somebodyElse';
}

const counted = (from: string) => sql<number>`(select count(*)::int from ${sql.raw(from)})`;

/** What there is, and so what would go. */
async function countAll(db: Db, actorId: number): Promise<DemoState['counts']> {
  const [row] = await db
    .select({
      projects: counted('projects where deleted_at is null'),
      units: counted('units where deleted_at is null'),
      deals: counted('deals where deleted_at is null'),
      persons: counted('persons where merged_into is null'),
      leads: counted('leads'),
      messages: counted('messages where deleted_at is null'),
      papers: counted('papers'),
      files: counted('files'),
      users: sql<number>`(select count(*)::int from users where deleted_at is null and id <> ${actorId})`,
    })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error('a query without tables has a row');
  return row;
}

export async function readDemo(db: Db, actor: Actor): Promise<DemoState> {
  const [row] = await db.select().from(demo);
  const counts = await countAll(db, actor.id);
  const removed = row?.removedAt && {
    at: row.removedAt.toISOString(),
    until: endOf(row.removedAt).toISOString(),
    wayBack: await wayBackOf(db, row, actor),
  };
  return {
    counts,
    state: !row ? 'none' : row.removedAt ? 'removed' : 'here',
    needsPassword: Boolean(row && !row.removedAt && (await hasDemoPassword(db, actor.id))),
    removed: removed ?? null,
  };
}

/** Whether the company is the demo's. */
export const isDemo = async (db: Db): Promise<boolean> =>
  (await db.$count(demo, sql`${demo.removedAt} is null`)) > 0;

export const wasRemoved = async (db: Db): Promise<boolean> =>
  (await db.$count(demo, sql`${demo.removedAt} is not null`)) > 0;
