import type { Currency } from '@diyar/contract/rules/money';
import { changedPrice } from '@diyar/contract/rules/price-change';
import { addDays, addMonths, monthOf, openDay } from './calendar.ts';
import type { Home, Place, World } from './world.ts';

const PERCENT = 2;
/** Nothing is raised in a project's first weeks, nor in these last days. */
const [FIRST_WEEKS, LAST_DAYS] = [75, 12];
const LARGE = 40_000;

/** Asked for thousands of times. */
const known = new WeakMap<Place, string[]>();

/** The days on which a project's prices were raised: at the beginning of each quarter. */
export function priceDays({ today, begin }: World, place: Place): string[] {
  const told = known.get(place);
  if (told) return told;
  const from = addDays(place.opensOn > begin ? place.opensOn : begin, FIRST_WEEKS);
  const days: string[] = [];
  for (let day = `${monthOf(begin)}-01`; day < addDays(today, -LAST_DAYS); day = addMonths(day, 1))
    if ([1, 4, 7, 10].includes(Number(day.slice(5, 7))) && day > from) days.push(openDay(addDays(day, 1)));
  known.set(place, days);
  return days;
}

/** What it cost before prices were raised. */
const before = (price: number, currency: Currency): number =>
  changedPrice(price, currency, { mode: 'lower', percent: PERCENT, step: price > LARGE ? 500 : 100 }) ??
  price;

/** What a unit was offered for on a day. */
export function priceOn(world: World, home: Home, day: string): number | null {
  let { price } = home;
  if (price === null) return null;
  for (const on of priceDays(world, home.place))
    if (on > day && on <= home.pricedOn) price = before(price, home.currency);
  return price;
}

/** From this day its price is nobody's to change. */
export function keepPrice(world: World, home: Home, day: string): void {
  if (home.price === null || home.pricedOn <= day) return;
  home.price = priceOn(world, home, day);
  home.pricedOn = day;
}

/** The history of all prices: one save of a project for each of its days. */
export function tellPrices(world: World, places: readonly Place[]): void {
  const { homes, journal, staff } = world;
  for (const place of places)
    for (const on of priceDays(world, place)) {
      const raised = homes.filter(
        (home) => home.place === place && home.price !== null && home.pricedOn >= on && home.isOnMarket,
      );
      if (raised.length === 0) continue;
      const { nameEn, nameAr } = place;
      journal.write(
        world.at(on, 9, 10),
        staff.admin,
        raised.map((home) => ({
          entity: 'unit' as const,
          id: home.id,
          action: 'edited' as const,
          before: { price: priceOn(world, home, addDays(on, -1)) },
          after: { price: priceOn(world, home, on) },
        })),
        ['projects.update', { entity: 'project', id: place.id, details: { nameEn, nameAr } }],
      );
    }
}
