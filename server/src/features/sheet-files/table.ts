import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import { parseTypedNumber } from '@diyar/contract/rules/digits';
import type { ReadCell } from '../../db/tables/unit-imports.ts';
import type { RawTable } from './read-workbook.ts';
import { Refusal } from './refusal.ts';
import { textOf } from './rows.ts';

export interface Table {
  sheet: string;
  headings: string[];
  /** With the number that the spreadsheet shows at its edge. */
  rows: { row: number; cells: ReadCell[] }[];
}

/** A title may stand above the headings. */
const HEADINGS_WITHIN = 20;

const isEmpty = (cells: readonly ReadCell[]) => cells.every((cell) => cell === '' || blank(cell));
const blank = (cell: ReadCell) => typeof cell === 'string' && cell.trim() === '';

/** Whether a heading is one that such a table has. */
export type IsKnown = (heading: string) => boolean;

const near = (rows: readonly ReadCell[][]) => rows.slice(0, HEADINGS_WITHIN);
const countKnown = (cells: readonly ReadCell[], isKnown: IsKnown) =>
  cells.filter((cell) => isKnown(textOf(cell))).length;

/** How many of its headings are known: those of the row that has most of them. */
export const knownHeadings = ({ rows }: RawTable, isKnown: IsKnown): number =>
  Math.max(0, ...near(rows).map((cells) => countKnown(cells, isKnown)));

/** Whether one row names all of these. */
export const hasAll = ({ rows }: RawTable, wanted: readonly IsKnown[]): boolean =>
  near(rows).some((cells) => wanted.every((is) => cells.some((cell) => is(textOf(cell)))));

/** The row with most headings that are known, or -1 where the first row has values already. */
function headingRow(raw: RawTable, isKnown: IsKnown): number {
  const best = knownHeadings(raw, isKnown);
  const top = near(raw.rows);
  if (best > 0) return top.findIndex((cells) => countKnown(cells, isKnown) === best);
  const first = top.findIndex((cells) => !isEmpty(cells));
  const hasValues = top[first]?.some(
    (cell) => typeof cell !== 'string' || parseTypedNumber(cell.trim() || 'x') !== null,
  );
  return hasValues ? -1 : first;
}

/** Columns without a heading and without a value are left out at the end. */
function widthOf(rows: readonly ReadCell[][]): number {
  return Math.max(0, ...rows.map((cells) => cells.findLastIndex((cell) => !blank(cell)) + 1));
}

/** Finds headings and rows. */
export function tableOf(raw: RawTable, isKnown: IsKnown): Table {
  const { sheet, rows, merges } = raw;
  const at = headingRow(raw, isKnown);
  const width = widthOf(rows);
  if (width > IMPORT_COLUMNS_MAX) throw new Refusal('importTooManyColumns');
  const found = rows
    .map((cells, i) => ({ row: i + 1, cells: Array.from({ length: width }, (_, j) => cells[j] ?? '') }))
    .slice(at + 1)
    .filter(({ cells }) => !isEmpty(cells));
  if (found.length === 0) throw new Refusal('importNotATable');
  if (found.length > IMPORT_ROWS_MAX) throw new Refusal('importTooManyRows');
  const merged = merges.find(({ last }) => last > at);
  if (merged) throw new Refusal('importMergedCells', merged.range);
  const headings = Array.from({ length: width }, (_, j) => (at < 0 ? '' : textOf(rows[at]?.[j] ?? '')));
  return { sheet, headings, rows: found };
}
