import type { FloorsAnswer, LacasaDashboard } from '@diyar/contract/lacasa';
import { countApartments, countFloors, FLOORS } from '@diyar/contract/rules/occupancy';
import { topUnpaid, totalsByCurrency } from '@diyar/contract/rules/unpaid';
import type { Db } from '../../db/client.ts';
import { readApartments } from './apartments.ts';
import { type ContractLink, presentApartment } from './present.ts';

/** The whole building: one house is read at once, so that every figure follows the one rule in the contract. */
export async function readBuilding(db: Db, contractLink: ContractLink) {
  return (await readApartments(db)).map((state) => presentApartment(state, contractLink));
}

export async function readFloors(db: Db, contractLink: ContractLink): Promise<FloorsAnswer> {
  const apartments = await readBuilding(db, contractLink);
  return {
    items: FLOORS.map((floor) => ({ floor, apartments: apartments.filter((one) => one.floor === floor) })),
    ...countApartments(apartments),
  };
}

/** For the dashboard of the back office, which links nowhere. */
export async function lacasaFigures(db: Db) {
  const { total, reserved, openPayments } = await readDashboard(db, () => '');
  return { total, reserved, openPayments };
}

export async function readDashboard(db: Db, contractLink: ContractLink): Promise<LacasaDashboard> {
  const apartments = await readBuilding(db, contractLink);
  const reserved = apartments.filter((apartment) => apartment.reserved);
  const fullyPaid = reserved.filter((apartment) => apartment.isFullyPaid).length;
  return {
    ...countApartments(apartments),
    fullyPaid,
    openPayments: reserved.length - fullyPaid,
    floors: countFloors(apartments),
    unpaid: topUnpaid(apartments),
    money: totalsByCurrency(apartments),
  };
}
