import {
  type CellReading,
  checkSheetUnit,
  type FloorRange,
  isLockedWhenSold,
  labelsOf,
  needsRooms,
  readCell,
  type SheetField,
} from '@diyar/contract/rules/unit-sheet';
import type { UnitDraft } from './unit.ts';

export type CellIssues = Partial<Record<SheetField, string>>;

export const NO_FLOORS: FloorRange = { floorsFrom: null, floorsTo: null };

const isRooms = (field: SheetField) => field === 'bedrooms' || field === 'bathrooms';

export const isLocked = (unit: UnitDraft, field: SheetField): boolean =>
  unit.status === 'sold' && isLockedWhenSold(field);

/** Reads a cell in its unit: where it may be empty depends on the kind, and the floors are those of the building. */
function readIn(unit: UnitDraft, field: SheetField, text: string, floors: FloorRange): CellReading {
  if (text.trim() === '' && isRooms(field) && !needsRooms(unit)) return { values: { [field]: 0 } };
  const reading = readCell(field, text, unit.currency);
  if ('issue' in reading) return reading;
  const issue = checkSheetUnit({ ...unit, ...reading.values }, floors)[field];
  return issue === undefined ? reading : { issue };
}

const typedEntries = (unit: UnitDraft) => Object.entries(unit.typed) as [SheetField, string][];

function without(typed: UnitDraft['typed'], fields: readonly string[]): UnitDraft['typed'] {
  if (!fields.some((field) => field in typed)) return typed;
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.includes(field)));
}

/** Values from a field that is understood: what was typed there before is forgotten, somebody has looked at them. */
export function withValues(unit: UnitDraft, values: Partial<UnitDraft>): UnitDraft {
  const isSame = Object.entries(values).every(([field, value]) => Reflect.get(unit, field) === value);
  const typed = without(unit.typed, Object.keys(values));
  if (isSame && typed === unit.typed) return unit;
  return { ...unit, ...values, typed, isUnchecked: false };
}

/** What was refused may be right now: 8 m² are too few for a home, and enough for a parking place. */
function settled(unit: UnitDraft, floors: FloorRange): UnitDraft {
  let next = unit;
  for (const [field, text] of typedEntries(unit)) {
    const reading = text === '' ? null : readIn(next, field, text, floors);
    if (reading && 'values' in reading) next = withValues(next, reading.values as Partial<UnitDraft>);
  }
  return next;
}

/** A new unit is called by its kind and number as long as nobody has named it. */
function named(unit: UnitDraft, before: UnitDraft): UnitDraft {
  const { unitLabelAr, unitLabelEn } = labelsOf(before);
  const isUnnamed =
    (unit.unitLabelAr === '' || unit.unitLabelAr === unitLabelAr) &&
    (unit.unitLabelEn === '' || unit.unitLabelEn === unitLabelEn);
  return unit.id === null && isUnnamed ? { ...unit, ...labelsOf(unit) } : unit;
}

/**
 * The unit with a text in one of its cells. A text that is not understood stays in the cell as it was typed, and the
 * field keeps its value. The same unit where nothing changes.
 */
export function setCell(unit: UnitDraft, field: SheetField, text: string, floors: FloorRange): UnitDraft {
  if (isLocked(unit, field)) return unit;
  const reading = readIn(unit, field, text, floors);
  if ('issue' in reading) {
    const typed = text.trim();
    if (unit.typed[field] === typed) return unit;
    return { ...unit, typed: { ...unit.typed, [field]: typed }, isUnchecked: false };
  }
  const changed = withValues(unit, reading.values as Partial<UnitDraft>);
  if (changed === unit) return unit;
  return settled(field === 'unitNumber' || field === 'kind' ? named(changed, unit) : changed, floors);
}

const known = new WeakMap<UnitDraft, { floors: FloorRange; issues: CellIssues }>();

function findIssues(unit: UnitDraft, floors: FloorRange): CellIssues {
  const issues: CellIssues = checkSheetUnit(unit, floors);
  for (const [field, text] of typedEntries(unit)) {
    const reading = readIn(unit, field, text, floors);
    if ('issue' in reading) issues[field] = reading.issue;
    // nothing is missing here: a parking place has no bedrooms
    else delete issues[field];
  }
  return issues;
}

/** What is wrong with the cells of a unit. Unchanged units are the same object, so that this is read again and not found again. */
export function cellIssues(unit: UnitDraft, floors: FloorRange): CellIssues {
  const found = known.get(unit);
  if (found?.floors === floors) return found.issues;
  const issues = findIssues(unit, floors);
  known.set(unit, { floors, issues });
  return issues;
}

/** The numbers that more than one unit has. */
export function repeatedNumbers(units: readonly UnitDraft[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { unitNumber } of units) {
    const number = unitNumber.trim();
    if (number !== '' && seen.has(number)) repeated.add(number);
    seen.add(number);
  }
  return repeated;
}

/** The issues of a unit among the others. */
export function issuesAmong(unit: UnitDraft, floors: FloorRange, repeated: ReadonlySet<string>): CellIssues {
  const issues = cellIssues(unit, floors);
  return issues.unitNumber === undefined && repeated.has(unit.unitNumber.trim())
    ? { ...issues, unitNumber: 'duplicateNumber' }
    : issues;
}
