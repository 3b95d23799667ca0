import { BUILT_IN_PLACE, setCompanyPlace } from '@diyar/contract/rules/place';
import type { Db } from '../../db/client.ts';
import { company } from '../../db/schema.ts';
import { placeOf } from '../company/index.ts';

/** Every rule of this process goes by it from now on: at the start, and when somebody has changed it. */
export async function loadPlace(db: Db): Promise<void> {
  const { currencies, zone, firstDay, homeCountry } = company;
  const [row] = await db.select({ currencies, zone, firstDay, homeCountry }).from(company);
  setCompanyPlace(row ? placeOf(row) : BUILT_IN_PLACE);
}
