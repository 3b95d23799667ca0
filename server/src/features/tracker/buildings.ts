import type { Building, BuildingList, BuildingsQuery } from '@diyar/contract/buildings';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects, units } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import type { Actor } from '../auth/index.ts';
import { type BuildingRow, buildingColumns, isBuilding, visibleProjects } from '../buildings/index.ts';
import { claimOf, isLive } from '../units/index.ts';

const tally = (status: string) =>
  sql<number>`(count(*) filter (where coalesce(${claimOf},
    case when ${units.isWithdrawn} then 'withdrawn' else 'available' end) = ${status}))::int`;

/** The units on the floors of these buildings, counted by status. */
async function countsOf(db: Db, ids: readonly number[]): Promise<Map<number, Building['counts']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: units.projectId,
      total: count(),
      available: tally('available'),
      held: tally('held'),
      reserved: tally('reserved'),
      sold: tally('sold'),
      withdrawn: tally('withdrawn'),
    })
    .from(units)
    .innerJoin(projects, eq(projects.id, units.projectId))
    .where(
      and(
        inArray(units.projectId, [...ids]),
        isNotNull(units.apartmentNo),
        isLive,
        sql`${units.floor} between ${projects.floorsFrom} and ${projects.floorsTo}`,
      ),
    )
    .groupBy(units.projectId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

const NONE = { total: 0, available: 0, held: 0, reserved: 0, sold: 0, withdrawn: 0 };

/** LaCasa first, then by name. */
export async function listBuildings(
  db: Db,
  actor: Actor,
  { q, page, size }: BuildingsQuery,
): Promise<BuildingList> {
  const where = and(
    isBuilding,
    visibleProjects(actor),
    await searchCondition(db, { columns: [projects.searchAdmin] }, q),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(buildingColumns)
      .from(projects)
      .where(where)
      .orderBy(desc(projects.isLacasa), asc(projects.nameAr), asc(projects.nameEn), asc(projects.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(projects).where(where),
  ]);
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({ ...(row as BuildingRow), counts: counts.get(row.id) ?? NONE }));
  return { items, total: counted?.total ?? 0, page, size };
}
