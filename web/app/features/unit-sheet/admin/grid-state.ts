import type { Column, ColumnId } from './columns.ts';
import type { GridAction } from './grid-keys.ts';

/** A cell by its unit and its column: it stays the same one when rows are filtered or added. */
export type CellAt = { key: string; col: ColumnId };

/** The cells between two corners, by place. */
export type Range = { top: number; bottom: number; first: number; last: number };

type Places = { rowOf: ReadonlyMap<string, number>; keys: readonly string[]; columns: readonly Column[] };

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

const placeOf = ({ rowOf, columns }: Places, cell: CellAt) => ({
  row: rowOf.get(cell.key) ?? 0,
  col: Math.max(
    0,
    columns.findIndex(({ id }) => id === cell.col),
  ),
});

/** The rows that a page of the sheet moves by. */
const PAGE = 15;

function cellAt({ keys, columns }: Places, row: number, col: number): CellAt | null {
  const key = keys[clamp(row, keys.length - 1)];
  const column = columns[clamp(col, columns.length - 1)];
  return key !== undefined && column ? { key, col: column.id } : null;
}

/** Where a key leads from a cell; null where it leads out of the sheet, or is no movement. */
export function moved(places: Places, from: CellAt, action: GridAction): CellAt | null {
  const { row, col } = placeOf(places, from);
  const { keys, columns } = places;
  switch (action.do) {
    case 'move':
      return cellAt(places, row + action.rows, col + action.cols);
    case 'page':
      return cellAt(places, row + action.rows * PAGE, col);
    case 'edge':
      return cellAt(
        places,
        action.rows === 0 ? row : action.rows * keys.length,
        action.cols === 0 ? col : action.cols * columns.length,
      );
    case 'next': {
      const place = row * columns.length + col + action.by;
      if (place < 0 || place >= keys.length * columns.length) return null;
      return cellAt(places, Math.floor(place / columns.length), place % columns.length);
    }
    default:
      return null;
  }
}

export function rangeOf(places: Places, one: CellAt, other: CellAt): Range {
  const [a, b] = [placeOf(places, one), placeOf(places, other)];
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    first: Math.min(a.col, b.col),
    last: Math.max(a.col, b.col),
  };
}

export const cellsIn = ({ top, bottom, first, last }: Range): number =>
  (bottom - top + 1) * (last - first + 1);
