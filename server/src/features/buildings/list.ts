import type { BuildingList, BuildingsQuery } from '@diyar/contract/buildings';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, asc, count, desc } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import { buildingColumns, isBuilding, visibleProjects } from '../building-access/index.ts';
import { cardsOf } from './building-cards.ts';

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
  const items = await cardsOf(db, rows, mayEnter(actor, 'money'));
  return { items, total: counted?.total ?? 0, page, size };
}
