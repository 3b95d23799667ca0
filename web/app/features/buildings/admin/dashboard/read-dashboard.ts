import type { Apartment, Floor, LacasaDashboard } from '@diyar/contract/apartments';
import type { Building, BuildingDashboard, LedgerTotal, TrackedUnit } from '@diyar/contract/buildings';
import { readApartment, readFloors } from '@diyar/contract/readers/apartments';
import type { Sum } from '@diyar/contract/rules/ledger';
import { countApartments, countFloors } from '@diyar/contract/rules/occupancy';
import { topUnpaid, totalsByCurrency } from '@diyar/contract/rules/unpaid';
import { isOwnAnswer, ownAnswer } from '~/lib/api/own-answer.ts';
import { asTracked } from '../tracked-unit.ts';

/** `building` is null on a server without buildings; it has no holds either. */
export type DashboardData = Omit<LacasaDashboard, 'unpaid'> & {
  building: Building | null;
  unpaid: TrackedUnit[];
  holds: TrackedUnit[];
  /** Null on a server without buildings: it has typed amounts only. */
  ledger: LedgerTotal[] | null;
  cheques: Sum[];
  uncounted: Sum[];
  overdue: TrackedUnit[];
  /** How many milliseconds the server's clock is ahead of the browser's. */
  ahead: number;
};

const isOpen = (apartment: Apartment) => apartment.reserved && !apartment.isFullyPaid;

/** The figures of the dashboard, computed from the building. */
function dashboardOf(floors: readonly Floor[]): LacasaDashboard {
  const apartments = floors.flatMap((floor) => floor.apartments);
  return {
    ...countApartments(apartments),
    fullyPaid: apartments.filter((one) => one.reserved && one.isFullyPaid).length,
    openPayments: apartments.filter(isOpen).length,
    floors: countFloors(apartments),
    unpaid: topUnpaid(apartments),
    money: totalsByCurrency(apartments),
  };
}

/** Our own server sends the figures; any other response is read as floors, from which they are computed. */
export function readDashboard(data: unknown): DashboardData {
  const figures = isOwnAnswer<LacasaDashboard>(data, 'fullyPaid', 'openPayments', 'unpaid', 'money', 'floors')
    ? data
    : dashboardOf(readFloors(data));
  const unpaid = figures.unpaid.map((one) => readApartment(one)).filter((one) => one !== null);
  return {
    ...figures,
    building: null,
    unpaid: unpaid.map(asTracked),
    holds: [],
    ledger: null,
    cheques: [],
    uncounted: [],
    overdue: [],
    ahead: 0,
  };
}

export function readBuildingDashboard(data: unknown): DashboardData {
  const { now, ...figures } = ownAnswer<BuildingDashboard>(data);
  return { ...figures, ahead: Date.parse(now) - Date.now() };
}
