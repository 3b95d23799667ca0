import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import { parseTypedNumber } from '@diyar/contract/rules/digits';
import { fieldOfHeading } from '@diyar/contract/rules/unit-sheet';
import type { ReadCell } from '../../db/tables/unit-imports.ts';
import type { RawTable } from './read-workbook.ts';
import { Refusal } from './refusal.ts';

export interface Table {
  sheet: string;
  otherSheets: string[];
  headings: string[];
  /** With the number that the spreadsheet shows at its edge. */
  rows: { row: number; cells: ReadCell[] }[];
}

/** A title may stand above the headings. */
const HEADINGS_WITHIN = 20;

const isEmpty = (cells: readonly ReadCell[]) => cells.every((cell) => cell === '' || blank(cell));
const blank = (cell: ReadCell) => typeof cell === 'string' && cell.trim() === '';
const textOf = (cell: ReadCell) => (typeof cell === 'string' ? cell.trim() : cell.day);

const known = (cells: readonly ReadCell[]) =>
  cells.filter((cell) => fieldOfHeading(textOf(cell)) !== null).length;

/** The row with most headings that are known, or -1 where the first row has values already. */
function headingRow(rows: readonly ReadCell[][]): number {
  const near = rows.slice(0, HEADINGS_WITHIN);
  const best = Math.max(0, ...near.map(known));
  if (best > 0) return near.findIndex((cells) => known(cells) === best);
  const first = near.findIndex((cells) => !isEmpty(cells));
  const hasValues = near[first]?.some(
    (cell) => typeof cell !== 'string' || parseTypedNumber(cell.trim() || 'x') !== null,
  );
  return hasValues ? -1 : first;
}

/** Columns without a heading and without a value are left out at the end. */
function widthOf(rows: readonly ReadCell[][]): number {
  return Math.max(0, ...rows.map((cells) => cells.findLastIndex((cell) => !blank(cell)) + 1));
}

/** Finds headings and rows. */
export function tableOf({ sheet, otherSheets, rows, merges }: RawTable): Table {
  const at = headingRow(rows);
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
  return { sheet, otherSheets, headings, rows: found };
}
