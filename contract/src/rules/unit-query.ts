import { parseTypedNumber } from './digits.ts';
import type { ProjectFilters } from './filters.ts';
import type { Currency } from './money.ts';
import { orderRange } from './order-range.ts';

/** The parameters by which the units of one project are narrowed and ordered. */
export const UNIT_QUERY = ['rooms', 'max', 'floorFrom', 'floorTo', 'area', 'order'] as const;
/** One floor, in addresses of earlier versions. */
export const ONE_FLOOR = 'floor';
export const UNIT_ORDERS = ['price', 'floor', 'area'] as const;
export type UnitOrder = (typeof UNIT_ORDERS)[number];

/** `order` null is the order of the site. */
export type UnitQuery = {
  rooms: number | null;
  max: number | null;
  floorFrom: number | null;
  floorTo: number | null;
  area: number | null;
  order: UnitOrder | null;
};

const positive = (typed: string | null) => {
  const number = parseTypedNumber(typed ?? '');
  return number !== null && number > 0 ? number : null;
};

/** An address is arbitrary input: what is no number narrows nothing. */
export function readUnitQuery(search: string): UnitQuery {
  const params = new URLSearchParams(search);
  const floorOf = (name: string) => {
    const floor = params.get(name) ?? params.get(ONE_FLOOR) ?? '';
    return /^-?\d{1,3}$/.test(floor) ? Number(floor) : null;
  };
  const [floorFrom, floorTo] = orderRange(floorOf('floorFrom'), floorOf('floorTo'));
  return {
    rooms: positive(params.get('rooms')),
    max: positive(params.get('max')),
    floorFrom,
    floorTo,
    area: positive(params.get('area')),
    order: UNIT_ORDERS.find((one) => one === params.get('order')) ?? null,
  };
}

export const isNarrowed = ({ order, ...bounds }: UnitQuery): boolean =>
  Object.values(bounds).some((bound) => bound !== null);

/** The address of a project's units from what was asked of a list; a budget in another currency than the project's is left out. */
export function unitSearch(
  { beds, areaMin, priceMax, currency }: Pick<ProjectFilters, 'beds' | 'areaMin' | 'priceMax' | 'currency'>,
  usual: Currency | null,
): string {
  const params = new URLSearchParams();
  if (beds !== null) params.set('rooms', String(beds));
  if (priceMax !== null && currency === usual) params.set('max', String(priceMax));
  if (areaMin) params.set('area', String(areaMin));
  return params.size > 0 ? `?${params}` : '';
}

type Findable = {
  bedrooms: number;
  sizeSqm: number;
  floor: number | null;
  price: { amount: number; currency: Currency } | null;
};

/** A unit without a price fits every budget; one in another currency than the budget's fits none. */
export function fitsQuery(query: UnitQuery, unit: Findable, currency: Currency | null): boolean {
  const { rooms, max, floorFrom, floorTo, area } = query;
  if (rooms !== null && unit.bedrooms < rooms) return false;
  if (floorFrom !== null && (unit.floor === null || unit.floor < floorFrom)) return false;
  if (floorTo !== null && (unit.floor === null || unit.floor > floorTo)) return false;
  if (area !== null && unit.sizeSqm < area) return false;
  if (max === null || unit.price === null) return true;
  return unit.price.currency === currency && unit.price.amount <= max;
}

/** What fits, in the chosen order: cheapest, highest or largest first. What has no price comes last. */
export function foundUnits<U extends Findable>(
  query: UnitQuery,
  units: readonly U[],
  currency: Currency | null,
): U[] {
  const found = units.filter((unit) => fitsQuery(query, unit, currency));
  const priceOf = ({ price }: U) => (price && price.currency === currency ? price.amount : Number.MAX_VALUE);
  const floorOf = ({ floor }: U) => floor ?? Number.MIN_SAFE_INTEGER;
  if (query.order === 'price') return found.sort((a, b) => priceOf(a) - priceOf(b));
  if (query.order === 'floor') return found.sort((a, b) => floorOf(b) - floorOf(a));
  if (query.order === 'area') return found.sort((a, b) => b.sizeSqm - a.sizeSqm);
  return found;
}
