import type { Building } from '@diyar/contract/buildings';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

export type BuildingRow = Omit<Building, 'counts'>;

/** A building, and what the caller may do in it. */
export interface Scope {
  building: BuildingRow;
  /** Null for the demo and the start, which may do everything. */
  actor: Actor | null;
  seesMoney: boolean;
}

export const buildingColumns = {
  id: projects.id,
  nameEn: projects.nameEn,
  nameAr: projects.nameAr,
  slug: projects.slug,
  isLacasa: projects.isLacasa,
  floorsFrom: projects.floorsFrom,
  floorsTo: projects.floorsTo,
};

/** A project with floors that is not in the trash. */
export const isBuilding = and(isNotNull(projects.floorsFrom), isNull(projects.deletedAt));

/** Whoever is bound sees the buildings given to them; LACASA at first LaCasa. */
export const maySee = (actor: Actor | null, { id, isLacasa }: Pick<BuildingRow, 'id' | 'isLacasa'>) =>
  actor === null ||
  !actor.isBound ||
  (actor.buildingIds === null ? isLacasa : actor.buildingIds.includes(id));

/** The same of many: the condition on the projects of a query. */
export const visibleProjects = ({ isBound, buildingIds }: Actor): SQL | undefined =>
  !isBound
    ? undefined
    : buildingIds === null
      ? eq(projects.isLacasa, true)
      : inArray(projects.id, [0, ...buildingIds]);

/** Of rows that name a project: whoever is bound sees those of their buildings, and none without a project. */
export function ofTheirs(actor: Actor | null, project: AnyPgColumn): SQL | undefined {
  if (!actor?.isBound) return undefined;
  return actor.buildingIds === null ? sql`false` : inArray(project, [0, ...actor.buildingIds]);
}

/** 'lacasa' is the building of the older calls, whatever its id. */
export async function openBuilding(
  db: Db | Tx,
  actor: Actor | null,
  which: number | 'lacasa',
): Promise<Scope> {
  const [found] = await db
    .select(buildingColumns)
    .from(projects)
    .where(and(isBuilding, which === 'lacasa' ? projects.isLacasa : eq(projects.id, which)));
  if (!found) throw new AppError('notFound');
  const building = found as BuildingRow;
  if (!maySee(actor, building)) throw new AppError('forbidden');
  return { building, actor, seesMoney: actor === null || mayEnter(actor, 'money') };
}
