import { type Apartment, type Floor, LacasaDashboard } from '@diyar/contract/lacasa';
import { readApartment, readFloors } from '@diyar/contract/readers/lacasa';
import { countApartments, countFloors } from '@diyar/contract/rules/occupancy';
import { topUnpaid, totalsByCurrency } from '@diyar/contract/rules/unpaid';

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
export function readDashboard(data: unknown): LacasaDashboard {
  const ours = LacasaDashboard.safeParse(data);
  if (!ours.success) return dashboardOf(readFloors(data));
  const unpaid = ours.data.unpaid.map((one) => readApartment(one)).filter((one) => one !== null);
  return { ...ours.data, unpaid };
}
