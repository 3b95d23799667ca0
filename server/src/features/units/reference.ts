import type { ProjectRef } from '@diyar/contract/projects';
import type { OpenStage } from '@diyar/contract/rules/deals';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { UnitRef } from '@diyar/contract/units';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projects, units } from '../../db/schema.ts';
import { claimOf, presentStatus } from './status.ts';

/** For rows that point to a unit: join `units` and `projects` by these, and present with the two below. */
export const refColumns = {
  unit: {
    id: units.id,
    labelEn: units.labelEn,
    labelAr: units.labelAr,
    floor: units.floor,
    sizeSqm: units.sizeSqm,
    isWithdrawn: units.isWithdrawn,
    price: units.price,
    currency: units.currency,
  },
  project: { id: projects.id, slug: projects.slug, nameEn: projects.nameEn, nameAr: projects.nameAr },
  claim: claimOf,
};

/**
 * The number by which the tracker's calls and screens know the unit of the outer query, which joins its project; null
 * where the project has floors and it stands on none of them.
 */
export const trackerNo = sql<ApartmentNo | null>`case when projects.floors_from is null
  or units.floor between projects.floors_from and projects.floors_to then units.apartment_no end`;

/** A project in the trash is not pointed to: there is nothing to open. */
export const liveProjectOf = (projectId: PgColumn) =>
  and(eq(projects.id, projectId), isNull(projects.deletedAt));

type UnitRow = Pick<
  typeof units.$inferSelect,
  'id' | 'labelEn' | 'labelAr' | 'floor' | 'sizeSqm' | 'isWithdrawn' | 'price' | 'currency'
>;

/** `project` null: the unit belongs to a project in the trash, and is not shown either. */
export function presentRefs(row: {
  unit: UnitRow | null;
  project: ProjectRef | null;
  claim: OpenStage | null;
}): {
  project: ProjectRef | null;
  unit: UnitRef | null;
} {
  const { unit, project, claim } = row;
  if (!unit || !project) return { project, unit: null };
  const { labelEn, labelAr, isWithdrawn, ...rest } = unit;
  const status = presentStatus({ claim, isWithdrawn });
  return { project, unit: { ...rest, unitLabelEn: labelEn, unitLabelAr: labelAr, ...status } };
}
