import type { SitePlace } from '@diyar/contract/place';
import { phoneCodesOf } from '@diyar/contract/rules/iso';
import type { company } from '../../db/schema.ts';

type Columns = Pick<typeof company.$inferSelect, 'currencies' | 'zone' | 'firstDay' | 'homeCountry'>;

/** What the rules go by. */
export const placeOf = ({ currencies, zone, firstDay, homeCountry }: Columns): SitePlace => ({
  ...{ currencies, zone, firstDay },
  country: homeCountry,
  phoneCodes: phoneCodesOf(homeCountry),
});
