import type { TakenUnit } from '@diyar/contract/public-reads';
import { isCounted, unitStatus } from '@diyar/contract/rules/deals';
import type { UnitId } from '@diyar/contract/rules/ids';
import type { FigureUnit } from '@diyar/contract/rules/unit-figures';
import type { Unit, UnitList, UnitsQuery } from '@diyar/contract/units';
import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared-queries.ts';
import { files, projects, unitMedia, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type GalleryRow, galleryQuery, mediaColumns } from '../files/index.ts';
import { shownColumns } from './columns.ts';
import { presentUnit, type UnitParts } from './present.ts';
import { isLive } from './rows.ts';
import { claimOf, PLACE_STATES, statusColumns } from './status.ts';

/** Unlisted units are the tracker's alone. */
const listedOf = (projectId: number | Placeholder | PgColumn) =>
  and(eq(units.projectId, projectId), units.isListed, isLive);

/** What the public is offered, of all projects: listed, not withdrawn, and nobody's. */
export const offered = and(units.isListed, isLive, not(units.isWithdrawn), isNull(claimOf));

/** The same of one project. */
export const onOffer = (projectId: number | Placeholder | PgColumn): SQL | undefined =>
  and(eq(units.projectId, projectId), offered);

const unitsQuery = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({ unit: shownColumns, claim: claimOf, cover: mediaColumns })
    .from(units)
    .leftJoin(files, eq(files.id, units.coverFileId))
    .where(where)
    .orderBy(asc(units.position), asc(units.id));

type UnitRow = Omit<UnitParts, 'images'>;
type UnitImage = GalleryRow & { ownerId: number };

function presentUnits(rows: readonly UnitRow[], images: readonly UnitImage[]): Unit[] {
  const byUnit = Map.groupBy(images, ({ ownerId }) => ownerId);
  return rows.map((row) => presentUnit({ ...row, images: byUnit.get(row.unit.id) ?? [] }));
}

const PROJECT = sql.placeholder('projectId');

/** The units of a project: all of them for the back office, or those on offer for the public. */
export async function readUnits(
  db: Db | Tx,
  projectId: number,
  { offersOnly }: { offersOnly: boolean },
): Promise<Unit[]> {
  const where = () => (offersOnly ? onOffer(PROJECT) : listedOf(PROJECT));
  const name = offersOnly ? 'units on offer' : 'units';
  const rows = await preparedStatement(db, name, () => unitsQuery(db, where())).execute({ projectId });
  const ofProject = () => db.select({ id: units.id }).from(units).where(where());
  const images = await preparedStatement(db, `images of ${name}`, () =>
    galleryQuery(db, unitMedia, inArray(unitMedia.unitId, ofProject())),
  ).execute({ projectId });
  return presentUnits(rows, images);
}

/** GET /units: what a public project offers. */
export async function listUnits(db: Db, { projectId, page, size }: UnitsQuery): Promise<UnitList> {
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.status, 'active'), isNull(projects.deletedAt)));
  if (!project) throw new AppError('notFound');
  const where = onOffer(projectId);
  const [rows, [counted]] = await Promise.all([
    unitsQuery(db, where)
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(units).where(where),
  ]);
  const ids = rows.map(({ unit }) => unit.id);
  const images = await galleryQuery(db, unitMedia, inArray(unitMedia.unitId, ids));
  return { items: presentUnits(rows, images), total: counted?.total ?? 0, page, size };
}

/** A listed unit of a public project that is held, reserved, sold or withdrawn: what a visitor may know of it. */
export async function readTakenUnit(db: Db, projectId: number, unitId: UnitId): Promise<TakenUnit | null> {
  const [found] = await db
    .select({
      unitNumber: units.unitNumber,
      unitLabelEn: units.labelEn,
      unitLabelAr: units.labelAr,
      bedrooms: units.bedrooms,
      sizeSqm: units.sizeSqm,
      ...statusColumns,
    })
    .from(units)
    .where(and(eq(units.id, unitId), listedOf(projectId), or(units.isWithdrawn, isNotNull(claimOf))));
  if (!found) return null;
  const { claim, isWithdrawn, ...unit } = found;
  const state = PLACE_STATES[unitStatus(claim, isWithdrawn)];
  return state === 'available' ? null : { ...unit, state };
}

/** What the figures of a project are made of: parking and storage count as no home. */
export async function readFigureUnits(db: Db | Tx, projectId: number): Promise<FigureUnit[]> {
  const rows = await db
    .select({
      kind: units.kind,
      bedrooms: units.bedrooms,
      sizeSqm: units.sizeSqm,
      price: units.price,
      currency: units.currency,
      ...statusColumns,
    })
    .from(units)
    .where(listedOf(projectId));
  return rows
    .filter(({ kind }) => isCounted(kind))
    .map((row) => ({ ...row, isAvailable: unitStatus(row.claim, row.isWithdrawn) === 'available' }));
}
