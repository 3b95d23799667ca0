import type { FloorsAnswer } from '@diyar/contract/apartments';
import type { BuildingDashboard, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { UNPAID_LIMIT } from '@diyar/contract/limits';
import { countApartments, countFloors, floorsBetween } from '@diyar/contract/rules/occupancy';
import { topUnpaid, totalsByCurrency } from '@diyar/contract/rules/unpaid';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { files, projects } from '../../db/schema.ts';
import { openBuilding, type Scope } from '../building-access/index.ts';
import { mediaColumns, presentMedia } from '../files/index.ts';
import { NO_TOTALS, readTotals } from '../ledger/index.ts';
import { readApartments } from './apartments.ts';
import { type ContractLink, presentApartment } from './present.ts';

/** One building is read at once, so that every figure follows the one rule in the contract. */
export async function readBuilding(db: Db, scope: Scope, contractLink: ContractLink): Promise<TrackedUnit[]> {
  return (await readApartments(db, scope.building)).map((state) =>
    presentApartment(state, scope, contractLink),
  );
}

/** The database's clock, which ends holds. */
async function databaseTime(db: Db): Promise<string> {
  const { rows } = await db.execute<{ now: string | Date }>(sql`select now() as now`);
  return new Date(rows[0]?.now ?? Date.now()).toISOString();
}

async function readCover(db: Db, projectId: number): Promise<TrackerAnswer['cover']> {
  const [row] = await db
    .select(mediaColumns)
    .from(projects)
    .innerJoin(files, eq(files.id, projects.coverFileId))
    .where(eq(projects.id, projectId));
  return row ? presentMedia(row) : null;
}

const countStatuses = (units: readonly TrackedUnit[]) => {
  const counts = { total: units.length, available: 0, held: 0, reserved: 0, sold: 0, withdrawn: 0 };
  for (const { status } of units) counts[status]++;
  return counts;
};

const byFloor = ({ building }: Scope, units: readonly TrackedUnit[]) => {
  const onFloor = Map.groupBy(units, ({ floor }) => floor);
  return floorsBetween(building.floorsFrom, building.floorsTo).map((floor) => ({
    floor,
    apartments: onFloor.get(floor) ?? [],
  }));
};

export async function readFloors(
  db: Db,
  scope: Scope,
  contractLink: ContractLink,
  holdHours: number,
): Promise<TrackerAnswer & FloorsAnswer> {
  const [now, cover, units] = await Promise.all([
    databaseTime(db),
    readCover(db, scope.building.id),
    readBuilding(db, scope, contractLink),
  ]);
  return {
    building: { ...scope.building, counts: countStatuses(units) },
    now,
    holdHours,
    cover,
    items: byFloor(scope, units),
    ...countApartments(units),
  };
}

/** For the dashboard of the back office, which links nowhere. */
export async function lacasaFigures(db: Db) {
  const scope = await openBuilding(db, null, 'lacasa');
  const { total, reserved, openPayments } = await readDashboard(db, scope, () => '');
  return { total, reserved, openPayments };
}

export async function readDashboard(
  db: Db,
  scope: Scope,
  contractLink: ContractLink,
): Promise<BuildingDashboard> {
  const { floorsFrom, floorsTo } = scope.building;
  const [now, units] = await Promise.all([databaseTime(db), readBuilding(db, scope, contractLink)]);
  // deals, not units: a parking space repeats nothing of its flat; a hold and a sale without a price owe nothing
  const owing = units.filter(
    ({ deal, id, due }) =>
      deal &&
      deal.units[0]?.id === id &&
      (deal.stage === 'reserved' || (deal.stage === 'sold' && due.amount !== null)),
  );
  const fullyPaid = owing.filter((unit) => unit.isFullyPaid).length;
  const holds = units
    .filter(({ deal, id }) => deal?.stage === 'held' && deal.units[0]?.id === id)
    .sort((a, b) => (a.deal?.holdUntil ?? '').localeCompare(b.deal?.holdUntil ?? ''));
  return {
    building: { ...scope.building, counts: countStatuses(units) },
    now,
    ...countApartments(units),
    fullyPaid,
    openPayments: owing.length - fullyPaid,
    floors: countFloors(units, floorsBetween(floorsFrom, floorsTo)),
    unpaid: scope.seesMoney ? topUnpaid(owing) : [],
    money: scope.seesMoney ? totalsByCurrency(units) : [],
    holds: holds.slice(0, UNPAID_LIMIT),
    ...(scope.seesMoney ? await readTotals(db, scope.building.id) : NO_TOTALS),
    overdue: scope.seesMoney
      ? units
          .filter(({ deal, id }) => deal?.units[0]?.id === id && (deal.overdue?.amount ?? 0) > 0)
          .sort((a, b) => (b.deal?.overdue?.amount ?? 0) - (a.deal?.overdue?.amount ?? 0))
          .slice(0, UNPAID_LIMIT)
      : [],
  };
}
