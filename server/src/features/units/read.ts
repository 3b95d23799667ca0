import type { FigureUnit } from '@diyar/contract/rules/unit-figures';
import type { UnitList, UnitsQuery } from '@diyar/contract/units';
import { and, asc, count, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { item, orNull, rowsOf } from '../../db/json-rows.ts';
import { files, projects, sold, unitMedia, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { galleryColumn, mediaColumns } from '../files/service.ts';
import { presentUnit, unitColumns } from './present.ts';

/** Issue 5: a unit is sold while a record that is not deleted names it. */
const isSold = (db: Db | Tx) =>
  exists(
    db
      .select({ id: sold.id })
      .from(sold)
      .where(and(eq(sold.unitId, units.id), isNull(sold.deletedAt))),
  );

/** DECISIONS §2 (availability): what the public is offered. */
const onOffer = (db: Db | Tx, projectId: number | PgColumn): SQL | undefined =>
  and(eq(units.projectId, projectId), units.isAvailable, not(isSold(db)));

const select = (db: Db | Tx, where: SQL | undefined) => {
  const parts = {
    unit: unitColumns,
    isSold: sql<boolean>`${isSold(db)}`,
    cover: orNull(mediaColumns),
    images: galleryColumn(db, unitMedia, eq(unitMedia.unitId, units.id)),
  };
  return db
    .select({ item: item(parts) })
    .from(units)
    .leftJoin(files, eq(files.id, units.coverFileId))
    .where(where)
    .orderBy(asc(units.position), asc(units.id));
};

/** As a column of the project's row: all units for the back office, or what is on offer for the public. */
export const unitsColumn = (db: Db | Tx, { offersOnly }: { offersOnly: boolean }) =>
  rowsOf(select(db, offersOnly ? onOffer(db, projects.id) : eq(units.projectId, projects.id)));

/** GET /units: what a public project offers. */
export async function listUnits(db: Db, { projectId, page, size }: UnitsQuery): Promise<UnitList> {
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.status, 'active'), isNull(projects.deletedAt)));
  if (!project) throw new AppError('notFound');
  const where = onOffer(db, projectId);
  const [rows, [counted]] = await Promise.all([
    select(db, where)
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(units).where(where),
  ]);
  return { items: rows.map(({ item }) => presentUnit(item)), total: counted?.total ?? 0, page, size };
}

/** What the figures of a project are made of. */
export const readFigureUnits = (db: Db | Tx, projectId: number): Promise<FigureUnit[]> =>
  db
    .select({
      bedrooms: units.bedrooms,
      sizeSqm: units.sizeSqm,
      isAvailable: units.isAvailable,
      isSold: sql<boolean>`${isSold(db)}`,
      price: units.price,
      currency: units.currency,
    })
    .from(units)
    .where(eq(units.projectId, projectId));
