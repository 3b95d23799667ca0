import type { BuildingPlace } from '@diyar/contract/public-reads';
import { unitStatus } from '@diyar/contract/rules/deals';
import { columnsOfBuilding } from '@diyar/contract/rules/floor-columns';
import { byFloorOrder } from '@diyar/contract/rules/natural-order';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { projects, units } from '../../db/schema.ts';
import { isLive } from './rows.ts';
import { PLACE_STATES, statusColumns } from './status.ts';

/** Where the listed units of a project lie, from the top floor down: docs/product/buyers.md#where-in-the-building. */
export async function readBuilding(db: Db | Tx, projectId: number): Promise<BuildingPlace[]> {
  const rows = await db
    .select({
      id: units.id,
      unitNumber: units.unitNumber,
      unitLabelEn: units.labelEn,
      unitLabelAr: units.labelAr,
      kind: units.kind,
      floor: units.floor,
      place: units.place,
      isListed: units.isListed,
      ...statusColumns,
      floorsFrom: projects.floorsFrom,
    })
    .from(units)
    .innerJoin(projects, eq(projects.id, units.projectId))
    .where(and(eq(units.projectId, projectId), isLive, isNotNull(units.floor)))
    .orderBy(desc(units.floor), asc(units.position), asc(units.id));
  // places are those of the building's floors: elsewhere a unit only has the one that it came to
  const placed = rows.map((unit) => (unit.floorsFrom === null ? { ...unit, place: 0 } : unit));
  const columns = columnsOfBuilding(
    placed.map((unit) => ({
      ...unit,
      unitNumber: unit.unitNumber || unit.unitLabelEn,
      floor: unit.floor ?? 0,
    })),
  );
  // what is not listed has its column and is not drawn
  const listed = placed.filter(({ isListed }) => isListed);
  return byFloorOrder(listed, (unit) => unit).map(
    ({ claim, isWithdrawn, isListed: _, floorsFrom: __, floor, ...unit }) => ({
      ...unit,
      floor: floor ?? 0,
      column: columns.of.get(unit.id),
      state: PLACE_STATES[unitStatus(claim, isWithdrawn)],
    }),
  );
}
