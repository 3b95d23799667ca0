import { TRASH_TTL_MS } from '@diyar/contract/limits';
import type { UnitBatch, UnitBatchesQuery, UnitBatchList } from '@diyar/contract/unit-batches';
import { and, count, countDistinct, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { changes } from '../../db/schema.ts';
import { namedChange } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';

/** What writes the units of a project that is there; its creation is not taken back but deleted. */
const ACTIONS = ['projects.update', 'projects.building', 'units.import', 'units.takeBack'];

type Headline = typeof changes.$inferSelect;

const monthAgo = () => new Date(Date.now() - TRASH_TTL_MS);

const headlinesOf = (projectId: number) =>
  and(
    eq(changes.entity, 'project'),
    eq(changes.entityId, projectId),
    eq(changes.field, ''),
    inArray(changes.action, ACTIONS),
    gt(changes.at, monthAgo()),
    sql`exists (select 1 from changes part where part.batch = "changes"."batch" and part.entity = 'unit' and part.field <> 'images')`,
  );

/** How many units each batch created (or restored), changed and deleted. */
async function countsOf(db: Db | Tx, batches: readonly string[]) {
  const rows = await db
    .select({ batch: changes.batch, action: changes.action, units: countDistinct(changes.entityId) })
    .from(changes)
    .where(
      and(
        inArray(changes.batch, [...batches]),
        eq(changes.entity, 'unit'),
        notInArray(changes.field, ['', 'images']),
      ),
    )
    .groupBy(changes.batch, changes.action);
  return (batch: string, ...actions: string[]) =>
    rows
      .filter((row) => row.batch === batch && actions.includes(row.action))
      .reduce((sum, row) => sum + row.units, 0);
}

const detail = ({ new: details }: Headline, name: string): string =>
  String((details as Record<string, unknown> | null)?.[name] ?? '');

/** When each batch was taken back; a taking back that was itself taken back does not count. */
async function takenBack(db: Db | Tx, projectId: number): Promise<(batch: string) => Date | null> {
  const rows = await db
    .select(namedChange)
    .from(changes)
    .where(
      and(
        eq(changes.entity, 'project'),
        eq(changes.entityId, projectId),
        eq(changes.field, ''),
        eq(changes.action, 'units.takeBack'),
      ),
    )
    .orderBy(desc(changes.id));
  const by = Map.groupBy(rows, (row) => detail(row, 'of'));
  const when = (batch: string): Date | null =>
    by.get(batch)?.find((row) => when(row.batch) === null)?.at ?? null;
  return when;
}

async function present(db: Db | Tx, projectId: number, headlines: readonly Headline[]): Promise<UnitBatch[]> {
  if (headlines.length === 0) return [];
  const units = await countsOf(
    db,
    headlines.map(({ batch }) => batch),
  );
  const when = await takenBack(db, projectId);
  return headlines.map((headline) => ({
    batch: headline.batch,
    at: headline.at.toISOString(),
    actorName: headline.actorName,
    action: headline.action,
    name: detail(headline, 'file'),
    created: units(headline.batch, 'created', 'restored'),
    changed: units(headline.batch, 'edited'),
    deleted: units(headline.batch, 'deleted'),
    until: new Date(headline.at.getTime() + TRASH_TTL_MS).toISOString(),
    takenBackAt: when(headline.batch)?.toISOString() ?? null,
  }));
}

export async function listBatches(
  db: Db,
  projectId: number,
  { page, size }: UnitBatchesQuery,
): Promise<UnitBatchList> {
  const where = headlinesOf(projectId);
  const rows = await db
    .select(namedChange)
    .from(changes)
    .where(where)
    .orderBy(desc(changes.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(changes).where(where);
  return { items: await present(db, projectId, rows), total: counted?.total ?? 0, page, size };
}

/** 404 for a batch of another project, and once 30 days are over. */
export async function findBatch(db: Db | Tx, projectId: number, batch: string): Promise<UnitBatch> {
  const rows = await db
    .select(namedChange)
    .from(changes)
    .where(and(headlinesOf(projectId), eq(changes.batch, batch)));
  const [found] = await present(db, projectId, rows);
  if (!found) throw new AppError('notFound');
  return found;
}
