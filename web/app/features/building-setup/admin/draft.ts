import type { BuildingInput, BuildingSetup, BuildingSetupUnit } from '@diyar/contract/building-setup';
import { UNIT_AREA_MIN, UNIT_BATHROOMS_DEFAULT, UNIT_BEDROOMS_DEFAULT } from '@diyar/contract/limits';
import { isCounted, type UnitKind, unitNumbers } from '@diyar/contract/rules/deals';
import { foldText } from '@diyar/contract/rules/fold-text';
import type { UnitId } from '@diyar/contract/rules/ids';
import type { z } from 'zod';
import { guessPattern } from './guess-pattern.ts';

/** A unit of the draft; `id` null: it is created by the save. */
export type DraftUnit = Omit<BuildingSetupUnit, 'id'> & {
  key: string;
  id: UnitId | null;
  /** The number it has on the server. */
  saved: string | null;
};

/** `units` keeps what a lower count hides, so that raising it again loses nothing. */
export type DraftFloor = {
  floor: number;
  /** Of new units. */
  kind: UnitKind;
  count: number;
  pattern: string;
  /** Where the counter of the pattern begins: parking is often numbered across floors. */
  first: number;
  /** The pattern was typed here: existing numbers may be changed to it. */
  isTyped: boolean;
  units: DraftUnit[];
};

export type Draft = {
  from: number | null;
  to: number | null;
  /** Also floors outside the range, which are not shown. */
  floors: DraftFloor[];
  /** Units that stand on no floor yet. */
  unplaced: (DraftUnit & { floor: number | null })[];
};

const isHome = (kind: UnitKind) => kind === 'apartment' || kind === 'villa';

/** Basements are told apart by their own letter and number: P1-01, P2-01. */
const emptyFloor = (floor: number): DraftFloor => ({
  floor,
  kind: floor < 0 ? 'parking' : 'apartment',
  count: 0,
  pattern: floor < 0 ? `P${-floor}-{nn}` : 'A-{floor}{nn}',
  first: 1,
  isTyped: false,
  units: [],
});

const draftUnit = (unit: BuildingSetupUnit): DraftUnit => ({
  ...unit,
  key: `unit-${unit.id}`,
  saved: unit.unitNumber,
});

function draftFloor(floor: number, units: DraftUnit[]): DraftFloor {
  const numbers = units.map(({ unitNumber }) => unitNumber);
  const empty = emptyFloor(floor);
  const kind = units[0]?.kind ?? empty.kind;
  return { ...empty, kind, ...guessPattern(numbers, floor), units, count: units.length };
}

export const draftOf = (setup: BuildingSetup): Draft => ({
  from: setup.floorsFrom,
  to: setup.floorsTo,
  floors: setup.floors.map(({ floor, units }) => draftFloor(floor, units.map(draftUnit))),
  unplaced: setup.unplaced.map(({ floor, ...unit }) => ({ ...draftUnit(unit), floor })),
});

const isInside = ({ from, to }: Pick<Draft, 'from' | 'to'>, floor: number) =>
  from !== null && to !== null && from <= floor && floor <= to;

export const shownUnits = ({ units, count }: DraftFloor): DraftUnit[] => units.slice(0, count);

/** From the top down, as the building is drawn. */
export const shownFloors = (draft: Draft): DraftFloor[] =>
  draft.floors.filter(({ floor }) => isInside(draft, floor)).sort((a, b) => b.floor - a.floor);

export const shownCount = (draft: Draft): number =>
  shownFloors(draft).reduce((sum, { count }) => sum + count, 0);

export const withFloor = (draft: Draft, changed: DraftFloor): Draft => ({
  ...draft,
  floors: draft.floors.map((one) => (one.floor === changed.floor ? changed : one)),
});

/** Draws the rows from–to. Units that knew their floor before the project had any take their place on it. */
export function withRange(draft: Draft, from: number, to: number): Draft {
  const range = { from: Math.min(from, to), to: Math.max(from, to) };
  const known = new Map(draft.floors.map((one) => [one.floor, one]));
  const floors = [...draft.floors];
  for (let floor = range.from; floor <= range.to; floor += 1) {
    if (known.has(floor)) continue;
    const units = draft.unplaced.filter((unit) => unit.floor === floor).map(({ floor: _, ...unit }) => unit);
    const row = draftFloor(floor, units);
    // a further floor is like the one beside it
    const like = [known.get(floor - 1), known.get(floor + 1)].find((one) => one?.pattern.includes('{floor}'));
    if (units.length === 0 && like) Object.assign(row, { kind: like.kind, pattern: like.pattern });
    known.set(floor, row);
    floors.push(row);
  }
  const placed = new Set(floors.flatMap(({ units }) => units.map(({ key }) => key)));
  return { ...draft, ...range, floors, unplaced: draft.unplaced.filter(({ key }) => !placed.has(key)) };
}

/** Puts a unit that stands on no floor at the end of one. */
export function placeUnit(draft: Draft, key: string, floor: number): Draft {
  const unit = draft.unplaced.find((one) => one.key === key);
  const row = draft.floors.find((one) => one.floor === floor);
  if (!unit || !row) return draft;
  const { floor: _, ...rest } = unit;
  const units = [...shownUnits(row), rest, ...row.units.slice(row.count)];
  return {
    ...withFloor(draft, { ...row, units, count: row.count + 1 }),
    unplaced: draft.unplaced.filter((one) => one.key !== key),
  };
}

/** The number of the unit at this place by the floor's pattern. */
const numberAt = ({ pattern, floor, first }: DraftFloor, index: number) =>
  unitNumbers(pattern, floor, 1, first + index)[0] ?? '';

function newUnit(row: DraftFloor, index: number, newKey: () => string): DraftUnit {
  const like = shownUnits(row).at(-1);
  return {
    key: newKey(),
    id: null,
    saved: null,
    unitNumber: numberAt(row, index),
    kind: row.kind,
    isListed: like?.isListed ?? false,
    bedrooms: isHome(row.kind) ? (like?.bedrooms ?? UNIT_BEDROOMS_DEFAULT) : 0,
    bathrooms: like?.bathrooms ?? (isHome(row.kind) ? UNIT_BATHROOMS_DEFAULT : 0),
    sizeSqm: like?.sizeSqm ?? 0,
    status: 'available',
    hasDeals: false,
    awaitsDeal: false,
  };
}

/** A unit at the end comes or goes. One that ever had a deal stays: see `keptBy`. */
export function withCount(row: DraftFloor, count: number, newKey: () => string): DraftFloor {
  const target = Math.max(count, 0);
  const units = [...row.units];
  while (units.length < target) units.push(newUnit(row, units.length, newKey));
  return { ...row, units, count: target };
}

/** The last unit of those a lower count would take away that ever had a deal. */
export const keptBy = (row: DraftFloor, count: number): DraftUnit | undefined =>
  shownUnits(row)
    .slice(Math.max(count, 0))
    .findLast((unit) => unit.hasDeals);

export const withUnits = (row: DraftFloor, change: (unit: DraftUnit) => DraftUnit): DraftFloor => ({
  ...row,
  units: row.units.map((unit, i) => (i < row.count ? change(unit) : unit)),
});

/** An office has no bedrooms: a project of such units is commercial. */
export const asKind = (unit: DraftUnit, kind: UnitKind): DraftUnit => ({
  ...unit,
  kind,
  bedrooms: isHome(kind) ? unit.bedrooms || UNIT_BEDROOMS_DEFAULT : 0,
});

export const withKind = (row: DraftFloor, kind: UnitKind): DraftFloor => ({
  ...withUnits(row, (unit) => asKind(unit, kind)),
  kind,
});

/** The kind of all units of a floor; null where they differ. */
export function kindOf(row: DraftFloor): UnitKind | null {
  const kinds = new Set(shownUnits(row).map(({ kind }) => kind));
  return kinds.size > 1 ? null : ([...kinds][0] ?? row.kind);
}

/** New units follow the pattern; existing ones keep their number unless asked (`renamed`). */
export function withPattern(row: DraftFloor, pattern: string, first = 1): DraftFloor {
  const changed = { ...row, pattern, first, isTyped: true };
  return {
    ...changed,
    units: row.units.map((unit, i) =>
      unit.id === null ? { ...unit, unitNumber: numberAt(changed, i) } : unit,
    ),
  };
}

const followsNot = (row: DraftFloor) => (unit: DraftUnit, i: number) =>
  unit.id !== null && unit.unitNumber !== numberAt(row, i);

/** Existing units whose number differs from a pattern that was typed. */
export const renamable = (draft: Draft): DraftUnit[] =>
  shownFloors(draft).flatMap((row) => (row.isTyped ? shownUnits(row).filter(followsNot(row)) : []));

/** Existing units of typed patterns take the pattern's number. */
export const renamed = (draft: Draft): Draft => ({
  ...draft,
  floors: draft.floors.map((row) =>
    row.isTyped
      ? { ...row, units: row.units.map((unit, i) => ({ ...unit, unitNumber: numberAt(row, i) })) }
      : row,
  ),
});

export const keptNumbers = (draft: Draft): Draft => ({
  ...draft,
  floors: draft.floors.map((row) => ({ ...row, isTyped: false })),
});

/** '4–6, 8' and Arabic commas are floors; a minus sign is part of a number, so a range is written with – or 'to'. */
export function readFloors(typed: string): number[] {
  const floors = typed.split(/[,،;\s]+/).flatMap((part) => {
    const [, from, to] = /^(-?\d+)(?:[–—:]|\.\.|(?<=\d)-)(-?\d+)$/.exec(part) ?? [];
    if (from !== undefined && to !== undefined) {
      const [low, high] = [Number(from), Number(to)].sort((a, b) => a - b) as [number, number];
      return Array.from({ length: Math.min(high - low + 1, 300) }, (_, i) => low + i);
    }
    return /^-?\d+$/.test(part) ? [Number(part)] : [];
  });
  return [...new Set(floors)];
}

/** Copies kinds, number of units and pattern; areas, rooms and the site too where asked. Units with deals stay. */
export function copyFloor(
  draft: Draft,
  from: number,
  targets: readonly number[],
  options: { withAreas: boolean; newKey: () => string },
): Draft {
  const source = draft.floors.find(({ floor }) => floor === from);
  if (!source) return draft;
  const like = shownUnits(source);
  return targets
    .filter((floor) => floor !== from)
    .reduce((before, floor) => {
      const row = before.floors.find((one) => one.floor === floor);
      if (!row || !isInside(before, floor)) return before;
      const lastKept = shownUnits(row).findLastIndex((unit) => unit.hasDeals) + 1;
      const grown = withCount(
        { ...row, kind: source.kind, pattern: source.pattern, first: source.first },
        Math.max(source.count, lastKept),
        options.newKey,
      );
      const units = grown.units.map((unit, i) => {
        const model = like[i];
        if (!model || i >= source.count) return unit;
        const { kind, isListed, bedrooms, bathrooms, sizeSqm } = model;
        return {
          ...asKind(unit, kind),
          unitNumber: unit.id === null ? numberAt(grown, i) : unit.unitNumber,
          ...(options.withAreas && { isListed, bedrooms, bathrooms, sizeSqm }),
        };
      });
      return withFloor(before, { ...grown, units });
    }, draft);
}

export type Difference = { added: DraftUnit[]; removed: DraftUnit[]; kept: number };

/** What the save would do. Where the building itself goes, its listed units stay with the project. */
export function differenceOf(draft: Draft): Difference {
  const shown = shownFloors(draft).flatMap(shownUnits);
  const keys = new Set(shown.map(({ key }) => key));
  return {
    added: shown.filter(({ id }) => id === null),
    removed: draft.floors
      .flatMap(({ units }) => units)
      .filter(({ id, key, isListed }) => id !== null && !keys.has(key) && !(draft.from === null && isListed)),
    kept: shown.filter(({ id }) => id !== null).length,
  };
}

export type UnitProblem = 'required' | 'duplicateNumber' | 'areaRequired';
export type DraftProblems = Map<string, UnitProblem>;

const lacksArea = ({ isListed, kind, sizeSqm }: DraftUnit) =>
  isListed && isCounted(kind) && sizeSqm < UNIT_AREA_MIN;

/** By the unit's key, as the server would say it. */
export function problemsOf(draft: Draft): DraftProblems {
  const shown = shownFloors(draft).flatMap(shownUnits);
  const uses = new Map<string, number>();
  for (const { unitNumber } of [...shown, ...draft.unplaced]) {
    const key = foldText(unitNumber);
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const problems: DraftProblems = new Map();
  for (const unit of shown) {
    const isNewNumber = unit.saved === null || foldText(unit.saved) !== foldText(unit.unitNumber);
    if (unit.unitNumber.trim() === '') problems.set(unit.key, 'required');
    else if (isNewNumber && (uses.get(foldText(unit.unitNumber)) ?? 0) > 1)
      problems.set(unit.key, 'duplicateNumber');
    else if (lacksArea(unit)) problems.set(unit.key, 'areaRequired');
  }
  return problems;
}

/** Where a floor's numbers repeat those of another, the counter after the last one with the same pattern. */
export function countOn(draft: Draft, row: DraftFloor): number | null {
  if (row.pattern.includes('{floor}') || !/\{n+\}/.test(row.pattern)) return null;
  const others = shownFloors(draft).filter((one) => one.floor !== row.floor && one.pattern === row.pattern);
  const next = Math.max(0, ...others.map(({ first, count }) => first + count));
  return next > row.first ? next : null;
}

/** The body of the save. */
export const payloadOf = (draft: Draft, version: number): z.input<typeof BuildingInput> => ({
  floorsFrom: draft.from,
  floorsTo: draft.to,
  version,
  floors: shownFloors(draft).map((row) => ({
    floor: row.floor,
    units: shownUnits(row).map(({ id, unitNumber, kind, isListed, bedrooms, bathrooms, sizeSqm }) => ({
      id,
      unitNumber,
      kind,
      isListed,
      bedrooms,
      bathrooms,
      sizeSqm,
    })),
  })),
});
