import type { ProjectRef } from '@diyar/contract/projects';
import type { UnitRef } from '@diyar/contract/units';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projects, sold, units } from '../../db/schema.ts';

/** For rows that point to a unit: join `units` and `projects` by these, and present with the two below. */
export const refColumns = {
  unit: {
    id: units.id,
    labelEn: units.labelEn,
    labelAr: units.labelAr,
    floor: units.floor,
    sizeSqm: units.sizeSqm,
    isAvailable: units.isAvailable,
    price: units.price,
    currency: units.currency,
  },
  project: { id: projects.id, slug: projects.slug, nameEn: projects.nameEn, nameAr: projects.nameAr },
  isSold: sql<boolean>`exists (select 1 from ${sold} as record
    where record.unit_id = ${units.id} and record.deleted_at is null)`,
};

/** A project in the trash is not pointed to: there is nothing to open. */
export const liveProjectOf = (projectId: PgColumn) =>
  and(eq(projects.id, projectId), isNull(projects.deletedAt));

type UnitRow = Pick<
  typeof units.$inferSelect,
  'id' | 'labelEn' | 'labelAr' | 'floor' | 'sizeSqm' | 'isAvailable' | 'price' | 'currency'
>;

/** `project` null: the unit belongs to a project in the trash, and is not shown either. */
export function presentRefs(row: { unit: UnitRow | null; project: ProjectRef | null; isSold: boolean }): {
  project: ProjectRef | null;
  unit: UnitRef | null;
} {
  const { unit, project, isSold } = row;
  if (!unit || !project) return { project, unit: null };
  const { labelEn, labelAr, ...rest } = unit;
  return { project, unit: { ...rest, unitLabelEn: labelEn, unitLabelAr: labelAr, isSold } };
}
