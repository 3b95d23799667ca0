import { isCounted, type UnitKind } from './deals.ts';
import { compareParts, inFloorOrder, isNaturalOrder, type Part, partsOf } from './natural-order.ts';

/** A unit where it stands; `place` is 0 where nobody has said it. */
export interface DrawnUnit<Id = number> {
  id: Id;
  unitNumber: string;
  kind: UnitKind;
  floor: number;
  place: number;
}

/** So many columns are drawn one above the other; a wider building is drawn floor by floor, each from its first place. */
export const COLUMNS_MAX = 16;

type Key = number | string;
type Read<Id> = { unit: DrawnUnit<Id>; wing: string; rest: Part[] };
type Tail = Part | null;

/** What a number says below its floor: 2 of '3-02', 'A-302' and '32', b of '3B'. */
const SCHEMES: readonly ((rest: readonly Part[], floor: number) => Tail)[] = [
  ([first, second, ...more], floor) =>
    first === floor && second !== undefined && more.length === 0 ? second : null,
  ([number, ...more], floor) => tailOf(number, more, floor, 100),
  ([number, ...more], floor) => (floor === 0 ? null : tailOf(number, more, floor, 10)),
];

function tailOf(number: Part | undefined, more: readonly Part[], floor: number, unit: number): Tail {
  if (typeof number !== 'number' || more.length > 0 || Math.floor(number / unit) !== floor) return null;
  return number % unit || null;
}

/** 'A-302': wing a, and what follows. */
function read<Id>(unit: DrawnUnit<Id>): Read<Id> {
  const [first, ...rest] = partsOf(unit.unitNumber);
  if (typeof first === 'string') return { unit, wing: first, rest };
  return { unit, wing: '', rest: first === undefined ? [] : [first, ...rest] };
}

const compare = (a: Part, b: Part) => compareParts([a], [b]);

/** Letters that never stand on one floor are series of numbers (shops below, flats above), not wings beside each other. */
function wingsOf(all: readonly Read<Key>[]): string[] {
  const floors = [...Map.groupBy(all, ({ unit }) => unit.floor).values()].map(
    (floor) => new Set(floor.map(({ wing }) => wing)),
  );
  const beside = new Set(floors.filter((floor) => floor.size > 1).flatMap((floor) => [...floor]));
  return [...beside].sort(compare);
}

/** Which of a wing's own columns each unit has; null where the numbers do not tell. */
function byNumbers<Id>(wing: readonly Read<Id>[]): Map<Id, number> | null {
  for (const scheme of SCHEMES) {
    const tails = wing.map(({ rest, unit }) => scheme(rest, unit.floor));
    const isRecorded = tails.every((tail) => tail !== null);
    const cells = new Set(wing.map(({ unit }, i) => `${unit.floor} ${tails[i]}`));
    if (!isRecorded || cells.size < wing.length) continue;
    const order = [...new Set(tails)].sort(compare);
    return new Map(wing.map(({ unit }, i) => [unit.id, order.indexOf(tails[i] as Part) + 1]));
  }
  return null;
}

const counted = <Id>(units: readonly DrawnUnit<Id>[]): [id: Id, column: number][] =>
  [...Map.groupBy(units, ({ floor }) => floor).values()].flatMap((floor) =>
    inFloorOrder(floor, (unit) => unit).map(({ id }, i): [Id, number] => [id, i + 1]),
  );

const isArranged = (units: readonly DrawnUnit<Key>[]) =>
  [...Map.groupBy(units, ({ floor }) => floor).values()].some((floor) => {
    const placed = floor.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
    return !isNaturalOrder(placed, (unit) => unit);
  });

function homeColumns<Id extends Key>(homes: readonly DrawnUnit<Id>[]): Map<Id, number> {
  // somebody put the units in another order than their numbers: that order is the building's
  if (isArranged(homes)) return new Map(counted(homes));
  const all = homes.map(read);
  const wings = wingsOf(all);
  const columns = new Map<Id, number>();
  let before = 0;
  for (const name of wings) {
    const wing = all.filter((one) => one.wing === name);
    const own = byNumbers(wing) ?? new Map(counted(wing.map(({ unit }) => unit)));
    for (const [id, column] of own) columns.set(id, before + column);
    before += Math.max(...own.values());
  }
  const others = Map.groupBy(
    all.filter(({ wing }) => !wings.includes(wing)),
    ({ wing }) => wing,
  );
  for (const series of others.values())
    for (const [id, column] of byNumbers(series) ?? counted(series.map(({ unit }) => unit)))
      columns.set(id, column);
  return columns;
}

export interface Columns<Id = number> {
  of: ReadonlyMap<Id, number>;
  /** How many the homes of the building stand in. */
  count: number;
}

/**
 * The column of each unit, counted from 1 at the left of the building, in both languages and wherever it is drawn
 * (docs/product/building-tracker.md#columns). Give it all units of the building, not only those that are shown. Parking
 * and storage are not stacked: they follow the homes of their floor, one after the other.
 */
export function columnsOfBuilding<Id extends Key>(units: readonly DrawnUnit<Id>[]): Columns<Id> {
  const homes = units.filter(({ kind }) => isCounted(kind));
  const told = homeColumns(homes);
  const of = Math.max(0, ...told.values()) > COLUMNS_MAX ? new Map(counted(homes)) : told;
  const count = Math.max(1, ...of.values());
  const others = units.filter(({ kind }) => !isCounted(kind));
  for (const floor of Map.groupBy(others, (unit) => unit.floor).values()) {
    const onFloor = homes.filter((home) => home.floor === floor[0]?.floor);
    const before = Math.max(0, ...onFloor.map(({ id }) => of.get(id) ?? 0));
    for (const [id, column] of counted(floor)) of.set(id, before + column);
  }
  return { of, count };
}

/** The columns in which no unit of a floor stands. */
export const emptyColumns = (count: number, taken: readonly number[]): number[] =>
  Array.from({ length: count }, (_, i) => i + 1).filter((column) => !taken.includes(column));
