import type { BuildingCard } from '@diyar/contract/buildings';
import { isCounted, unitStatus } from '@diyar/contract/rules/deals';
import { columnsOfBuilding } from '@diyar/contract/rules/floor-columns';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { Sum } from '@diyar/contract/rules/ledger';
import { type Currency, inOrder } from '@diyar/contract/rules/money';
import { byFloorOrder } from '@diyar/contract/rules/natural-order';
import { floorsBetween } from '@diyar/contract/rules/occupancy';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, projects, units } from '../../db/schema.ts';
import { type BuildingRow, isDrawn } from '../building-access/index.ts';
import { companyDay, dealFigures, inTotals } from '../ledger/index.ts';
import { claimOf, isLive } from '../units/index.ts';

const readUnits = (db: Db, ids: readonly number[]) =>
  db
    .select({
      projectId: units.projectId,
      id: sql<ApartmentNo>`${units.apartmentNo}`,
      unitNumber: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
      kind: units.kind,
      floor: sql<number>`coalesce(${units.floor}, 0)`,
      place: units.place,
      claim: claimOf,
      isWithdrawn: units.isWithdrawn,
    })
    .from(units)
    .innerJoin(projects, eq(projects.id, units.projectId))
    .where(and(inArray(units.projectId, [...ids]), isNotNull(units.apartmentNo), isLive, isDrawn))
    .orderBy(desc(units.floor), units.id);

type UnitOnFloor = Awaited<ReturnType<typeof readUnits>>[number];

function draw({ floorsFrom, floorsTo }: BuildingRow, all: readonly UnitOnFloor[]): BuildingCard['drawing'] {
  const columns = columnsOfBuilding(all);
  const onFloor = Map.groupBy(
    byFloorOrder(all, (unit) => unit),
    ({ floor }) => floor,
  );
  return floorsBetween(floorsFrom, floorsTo).map((floor) => {
    const here = onFloor.get(floor) ?? [];
    const cells = here.map(({ id, unitNumber, claim, isWithdrawn }) => ({
      id,
      label: unitNumber,
      column: columns.of.get(id) ?? 1,
      status: unitStatus(claim, isWithdrawn),
    }));
    const homes = here.some(({ kind }) => isCounted(kind)) ? columns.count : 0;
    return { floor, columns: Math.max(homes, ...cells.map(({ column }) => column)), cells };
  });
}

const NO_COUNTS = { total: 0, available: 0, held: 0, reserved: 0, sold: 0, withdrawn: 0 };

function countCells(drawing: BuildingCard['drawing']): BuildingCard['counts'] {
  const counts = { ...NO_COUNTS };
  for (const { status } of drawing.flatMap(({ cells }) => cells)) {
    counts.total += 1;
    counts[status] += 1;
  }
  return counts;
}

type MoneyRow = { building: number; currency: Currency; outstanding: string; overdue: string };

/** What is owed in each building, by the building of a deal's first unit. */
async function readMoney(db: Db, ids: readonly number[]): Promise<MoneyRow[]> {
  const ofThese = sql`exists (select from deal_units part join units unit on unit.id = part.unit_id
    where part.deal_id = ${deals.id} and unit.project_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}))`;
  const { rows } = await db.execute<MoneyRow>(sql`${dealFigures(and(inTotals, ofThese), companyDay())}
    select unit.project_id as building, figures.currency, sum(figures.outstanding) as outstanding,
      sum(figures.overdue) as overdue
    from figures join deal_units part on part.deal_id = figures.id and part.ordinal = 0
    join units unit on unit.id = part.unit_id
    where figures.currency is not null group by unit.project_id, figures.currency`);
  return rows;
}

/** Buildings with their drawing, counts and money. */
export async function cardsOf(
  db: Db,
  buildings: readonly BuildingRow[],
  seesMoney: boolean,
): Promise<BuildingCard[]> {
  if (buildings.length === 0) return [];
  const ids = buildings.map(({ id }) => id);
  const [all, money] = await Promise.all([readUnits(db, ids), seesMoney ? readMoney(db, ids) : []]);
  const byBuilding = Map.groupBy(all, ({ projectId }) => projectId);
  return buildings.map((building) => {
    const drawing = draw(building, byBuilding.get(building.id) ?? []);
    const sums = (figure: 'outstanding' | 'overdue'): Sum[] | null =>
      seesMoney
        ? inOrder(money.flatMap((row) => row.currency ?? [])).flatMap((currency) => {
            const row = money.find((one) => one.building === building.id && one.currency === currency);
            const amount = Number(row?.[figure] ?? 0);
            return amount > 0 ? [{ currency, amount }] : [];
          })
        : null;
    return {
      ...building,
      counts: countCells(drawing),
      drawing,
      outstanding: sums('outstanding'),
      overdue: sums('overdue'),
    };
  });
}
