import type { Building } from '@diyar/contract/buildings';
import { FLOOR_MAX, FLOOR_MIN } from '@diyar/contract/limits';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
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

/** The lowest or the highest floor that units of the project of the outer query name; without one, the ground floor. */
const ofUnits = (which: 'min' | 'max') =>
  sql`(select ${sql.raw(which)}(coalesce(part.floor, 0)) from units part where part.project_id = "projects"."id" and part.deleted_at is null)`;

export const buildingColumns = {
  id: projects.id,
  nameEn: projects.nameEn,
  nameAr: projects.nameAr,
  slug: projects.slug,
  isLacasa: projects.isLacasa,
  hasFloors: sql<boolean>`${projects.floorsFrom} is not null`,
  floorsFrom: sql<number>`coalesce(${projects.floorsFrom}, ${ofUnits('min')}, 0)`,
  floorsTo: sql<number>`coalesce(${projects.floorsTo}, ${ofUnits('max')}, 0)`,
};

/** A project that is not in the trash and has something to sell. */
export const isBuilding = and(
  isNull(projects.deletedAt),
  or(isNotNull(projects.floorsFrom), sql`${ofUnits('min')} is not null`),
);

/** Whether a unit of the outer query, which joins its project, is in the drawing of the building. */
export const isDrawn = sql<boolean>`(projects.floors_from is null
  or units.floor between projects.floors_from and projects.floors_to)`;

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

/** By what somebody finds a buyer: whoever is bound, by what was typed in the deals that they see. */
export const buyerSearch = (actor: Actor): 'known' | 'typed' => (actor.isBound ? 'typed' : 'known');

/** Whether a building is named as LaCasa, and is theirs. */
export async function hasLacasa(db: Db, actor: Actor): Promise<boolean> {
  const [found] = await db
    .select({ id: projects.id, isLacasa: projects.isLacasa })
    .from(projects)
    .where(and(eq(projects.isLacasa, true), isNull(projects.deletedAt)));
  return found !== undefined && maySee(actor, found);
}

/** What the older calls answer where no building is named as LaCasa: its floors, and nothing on them. */
const NO_LACASA: BuildingRow = {
  ...{ id: 0, nameEn: 'LaCasa', nameAr: 'لاكاسا', slug: 'lacasa', isLacasa: true },
  ...{ hasFloors: true, floorsFrom: FLOOR_MIN, floorsTo: FLOOR_MAX },
};

/** 'lacasa' is the building of the older calls, whatever its id. */
export async function openBuilding(
  db: Db | Tx,
  actor: Actor | null,
  which: number | 'lacasa',
): Promise<Scope> {
  const [found] = await db
    .select(buildingColumns)
    .from(projects)
    .where(and(isNull(projects.deletedAt), which === 'lacasa' ? projects.isLacasa : eq(projects.id, which)));
  const building = found ?? (which === 'lacasa' ? NO_LACASA : undefined);
  if (!building) throw new AppError('notFound');
  if (!maySee(actor, building)) throw new AppError('forbidden');
  return { building, actor, seesMoney: actor === null || mayEnter(actor, 'money') };
}
