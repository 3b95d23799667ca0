import type { FloorRange, SheetField } from '@diyar/contract/rules/unit-sheet';
import { isLocked, setCell } from '~/features/project-draft/admin/cells.ts';
import { blankUnit, type UnitDraft } from '~/features/project-draft/admin/unit.ts';

/** A change of the sheet: the units after it, and how many cells are different. */
export type Edit = { units: UnitDraft[]; cells: number };

/** Cells that a text cannot be put into: read-only columns, and those of a sold unit. */
type Target = { unit: UnitDraft; texts: readonly (readonly [SheetField | null, string])[] };

function written({ unit, texts }: Target, floors: FloorRange): { unit: UnitDraft; cells: number } {
  let cells = 0;
  const next = texts.reduce((before, [field, text]) => {
    if (field === null || isLocked(before, field)) return before;
    const after = setCell(before, field, text, floors);
    if (after !== before) cells += 1;
    return after;
  }, unit);
  return { unit: next, cells };
}

/** The units with texts written into some of them; the others are the same objects. */
export function write(units: readonly UnitDraft[], targets: readonly Target[], floors: FloorRange): Edit {
  const changed = new Map<string, UnitDraft>();
  let cells = 0;
  for (const target of targets) {
    const done = written(target, floors);
    cells += done.cells;
    if (done.unit !== target.unit) changed.set(target.unit.key, done.unit);
  }
  return {
    units: changed.size === 0 ? (units as UnitDraft[]) : units.map((unit) => changed.get(unit.key) ?? unit),
    cells,
  };
}

export type Paste = {
  /** The rows as they are shown, from the first that is written into. */
  rows: readonly UnitDraft[];
  /** The columns from the first that is written into. */
  fields: readonly (SheetField | null)[];
  block: readonly (readonly string[])[];
  floors: FloorRange;
};

/** How many rows of a block have no unit to go to. */
export const surplus = ({ rows, block }: Paste): number => Math.max(0, block.length - rows.length);

/** Writes a block into the rows below; `newKey` makes units for the rows that are left over, or these are dropped. */
export function pasted(units: readonly UnitDraft[], paste: Paste, newKey: (() => string) | null): Edit {
  const { rows, fields, block, floors } = paste;
  const textsOf = (cells: readonly string[]) =>
    cells.slice(0, fields.length).map((text, i) => [fields[i] ?? null, text] as const);
  const targets = rows.slice(0, block.length).map((unit, i) => ({ unit, texts: textsOf(block[i] ?? []) }));
  const edit = write(units, targets, floors);
  if (!newKey || surplus(paste) === 0) return edit;
  const currency = units.at(-1)?.currency;
  let { cells } = edit;
  const added = block.slice(rows.length).map((row) => {
    const done = written({ unit: blankUnit(newKey(), currency), texts: textsOf(row) }, floors);
    cells += done.cells;
    return done.unit;
  });
  return { units: [...edit.units, ...added], cells };
}

/** Repeats the first `source` rows of the range in those below them. */
export function filled(
  units: readonly UnitDraft[],
  rows: readonly UnitDraft[],
  fields: readonly (SheetField | null)[],
  textOf: (unit: UnitDraft, field: SheetField) => string,
  floors: FloorRange,
  source = 1,
): Edit {
  const targets = rows.slice(source).flatMap((unit, i) => {
    const from = rows[i % source];
    return from
      ? [{ unit, texts: fields.map((field) => [field, field ? textOf(from, field) : ''] as const) }]
      : [];
  });
  return write(units, targets, floors);
}

export const emptied = (
  units: readonly UnitDraft[],
  rows: readonly UnitDraft[],
  fields: readonly (SheetField | null)[],
  floors: FloorRange,
): Edit =>
  write(
    units,
    // a kind, a currency and a tick cannot be empty
    rows.map((unit) => ({
      unit,
      texts: fields
        .filter((field) => field !== 'kind' && field !== 'currency' && field !== 'isListed')
        .map((field) => [field, ''] as const),
    })),
    floors,
  );
