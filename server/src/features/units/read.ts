import type { FigureUnit } from '@diyar/contract/rules/unit-figures';
import type { Unit, UnitList, UnitsQuery } from '@diyar/contract/units';
import { and, asc, count, eq, exists, isNull, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { remembered } from '../../db/remembered.ts';
import { files, projects, sold, unitMedia, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { galleryColumn, mediaColumns } from '../files/service.ts';
import { presentUnit } from './present.ts';

/** Issue 5: a unit is sold while a record that is not deleted names it. */
const isSold = (db: Db | Tx) =>
  exists(
    db
      .select({ id: sold.id })
      .from(sold)
      .where(and(eq(sold.unitId, units.id), isNull(sold.deletedAt))),
  );

/** DECISIONS §2 (availability): what the public is offered. */
const onOffer = (db: Db | Tx, projectId: number | Placeholder): SQL | undefined =>
  and(eq(units.projectId, projectId), units.isAvailable, not(isSold(db)));

const select = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      unit: units,
      isSold: sql<boolean>`${isSold(db)}`,
      cover: mediaColumns,
      images: galleryColumn(db, unitMedia, eq(unitMedia.unitId, units.id)),
    })
    .from(units)
    .leftJoin(files, eq(files.id, units.coverFileId))
    .where(where)
    .orderBy(asc(units.position), asc(units.id));

/** All units of a project for the back office, or what is on offer for the public. */
export async function readUnits(
  db: Db | Tx,
  projectId: number,
  { offersOnly }: { offersOnly: boolean },
): Promise<Unit[]> {
  const asked = sql.placeholder('project');
  const query = remembered(db, offersOnly ? 'units on offer' : 'units', () =>
    select(db, offersOnly ? onOffer(db, asked) : eq(units.projectId, asked)).prepare(''),
  );
  return (await query.execute({ project: projectId })).map(presentUnit);
}

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
  return { items: rows.map(presentUnit), total: counted?.total ?? 0, page, size };
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
