import type { FloorRange, SheetField } from '@diyar/contract/rules/unit-sheet';
import { cellIssues, issuesAmong, repeatedNumbers } from './cells.ts';
import type { UnitDraft } from './unit.ts';

/** A cell that a save leaves as it was, because it is not understood. */
export type LeftCell = { key: string; field: SheetField; issue: string };

export type SaveSteps = {
  /** The units as they are sent: valid, with the last valid value in place of each cell that is left. */
  units: UnitDraft[];
  /** New units that are not sent yet. */
  held: UnitDraft[];
  left: LeftCell[];
};

/** A new unit is sent once these are right. */
const ESSENTIAL: readonly SheetField[] = ['unitNumber', 'kind', 'sizeSqm', 'bedrooms', 'bathrooms'];

const entriesOf = (issues: Partial<Record<SheetField, string>>) =>
  Object.entries(issues) as [SheetField, string][];

const asBefore = (unit: UnitDraft, before: UnitDraft, fields: readonly SheetField[]): UnitDraft => ({
  ...unit,
  ...Object.fromEntries(fields.map((field) => [field, before[field]])),
});

/** An area that is too small for the kind it became: then the kind waits too. */
const KIND_FIELDS: readonly SheetField[] = ['sizeSqm', 'kind', 'isListed'];

/**
 * What a save sends of the units. An invalid cell blocks only itself: everything else is saved, and the cell stays in
 * the draft (docs/product/projects-and-media.md#saving-in-part).
 */
export function saveStepsOf(
  units: readonly UnitDraft[],
  start: readonly UnitDraft[],
  floors: FloorRange,
): SaveSteps {
  const steps: SaveSteps = { units: [], held: [], left: [] };
  const stored = new Map(start.map((unit) => [unit.key, unit]));
  const repeated = repeatedNumbers(units);
  for (const unit of units) {
    const before = unit.id === null ? undefined : stored.get(unit.key);
    const issues = entriesOf(issuesAmong(unit, floors, repeated));
    const leave = (list: typeof issues) =>
      steps.left.push(...list.map(([field, issue]) => ({ key: unit.key, field, issue })));
    if (!before) {
      const isHeld = issues.some(([field]) => ESSENTIAL.includes(field));
      leave(issues);
      if (isHeld) steps.held.push(unit);
      else steps.units.push(issues.some(([field]) => field === 'floor') ? { ...unit, floor: null } : unit);
      continue;
    }
    if (issues.length === 0) {
      steps.units.push(unit);
      continue;
    }
    const known = cellIssues(before, floors);
    // what was already stored like this is not this save's concern
    const open = issues.filter(
      ([field, issue]) =>
        field in unit.typed ||
        unit[field] !== before[field] ||
        (issue !== 'duplicateNumber' && known[field] === undefined),
    );
    leave(open);
    const reverted = open.map(([field]) => field).filter((field) => !(field in unit.typed));
    const sent = reverted.length === 0 ? unit : asBefore(unit, before, reverted);
    const isTooSmall = open.length > 0 && cellIssues({ ...sent, typed: {} }, floors).sizeSqm !== undefined;
    steps.units.push(isTooSmall ? asBefore(sent, before, KIND_FIELDS) : sent);
  }
  return steps;
}
