import type { BuildingPlace } from '@diyar/contract/public-reads';
import { isCounted } from '@diyar/contract/rules/deals';
import { emptyColumns } from '@diyar/contract/rules/floor-columns';
import type { Lang } from '@diyar/contract/rules/language';
import { labelOf } from '@diyar/contract/rules/localized';
import type { Currency } from '@diyar/contract/rules/money';
import { UNIT_ORDERS } from '@diyar/contract/rules/unit-query';
import { formatNumber } from '~/i18n/plural.ts';
import { signOf } from '~/i18n/price.ts';
import type { UnitView } from '../unit-view.ts';
import { finderTexts } from './finder-texts.ts';

/** A list shorter than this needs no filters. */
const FILTERED_FROM = 4;

type Source = {
  places: readonly BuildingPlace[];
  units: readonly UnitView[];
  /** Of the budget. */
  currency: Currency | null;
  floorName: (floor: number) => string;
};
type Option = [value: string, text: string];

/** The drawing of a building and the filters of its units, in words; null where there is nothing to draw or to narrow. */
export function finderView({ places, units, currency, floorName }: Source, lang: Lang) {
  if (places.length === 0 && units.length < FILTERED_FROM) return null;
  const t = finderTexts[lang];
  const parking = new Set(places.filter(({ kind }) => !isCounted(kind)).map(({ id }) => id));
  const homes = units.filter(({ id }) => !parking.has(id));
  const floors = distinct(homes.flatMap(({ floor }) => (floor === null ? [] : [floor]))).map(
    (n): Option => [String(n), floorName(n)],
  );
  return {
    floors: floorsOf(places, lang, floorName),
    /** What is neither counted nor narrowed. */
    parking: [...parking],
    currency,
    options: {
      rooms: distinct(homes.map(({ bedrooms }) => bedrooms))
        .slice(1)
        .map((n): Option => [String(n), t.atLeast(String(n))]),
      floorFrom: floors,
      floorTo: floors.toReversed(),
      area: areasOf(homes.map(({ sizeSqm }) => sizeSqm)).map(
        (n): Option => [String(n), t.sqmAtLeast(formatNumber(n))],
      ),
      order: UNIT_ORDERS.map((order): Option => [order, t.orders[order]]),
    },
    labels: {
      rooms: t.rooms,
      max: t.max(currency ? signOf(currency).trim() : ''),
      floorFrom: t.floorFrom,
      floorTo: t.floorTo,
      area: t.area,
      order: t.order,
    },
    isFiltered: homes.length >= FILTERED_FROM,
    t: {
      title: places.length > 0 ? t.title : t.findTitle,
      drawing: t.drawing,
      any: t.any,
      listed: t.listed,
      apply: t.apply,
      clear: t.clear,
      count: t.count,
      unpriced: t.unpriced,
      onRequest: t.onRequest,
      none: t.none,
      notFitting: t.notFitting,
      street: t.street,
      states: t.states,
    },
  };
}

export type FinderView = NonNullable<ReturnType<typeof finderView>>;

const distinct = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** Thirds of the areas on offer, in round numbers. */
function areasOf(areas: number[]): number[] {
  const sizes = areas.toSorted((a, b) => a - b);
  const at = (part: number) => sizes[Math.floor(sizes.length * part)] ?? 0;
  const least = sizes[0] ?? 0;
  return distinct([at(1 / 3), at(2 / 3)].map((size) => Math.floor(size / 10) * 10)).filter(
    (size) => size > least,
  );
}

const byFloor = (places: readonly BuildingPlace[]) => Map.groupBy(places, ({ floor }) => floor);
const columnAt = ({ column }: BuildingPlace, at: number) => column ?? at + 1;

function floorsOf(places: readonly BuildingPlace[], lang: Lang, floorName: (floor: number) => string) {
  const t = finderTexts[lang];
  const widest = (list: readonly BuildingPlace[]) => Math.max(0, ...list.map(columnAt));
  const homes = widest(places.filter(({ kind }) => isCounted(kind)));
  return [...byFloor(places)].map(([floor, list]) => {
    // those of the building where somebody lives; parking has its own
    const columns = Math.max(list.some(({ kind }) => isCounted(kind)) ? homes : 1, widest(list));
    const free = list.filter(({ kind, state }) => isCounted(kind) && state === 'available').length;
    return {
      floor,
      name: floorName(floor),
      free: free > 0 ? t.free(free) : '',
      columns,
      empty: emptyColumns(columns, list.map(columnAt)),
      cells: list.map((unit, at) => ({
        id: unit.id,
        label: unit.unitNumber || labelOf(unit, lang),
        column: columnAt(unit, at),
        state: unit.state,
        ...(unit.kind === 'parking' || unit.kind === 'storage' ? { kind: t.kinds[unit.kind] } : {}),
      })),
    };
  });
}
