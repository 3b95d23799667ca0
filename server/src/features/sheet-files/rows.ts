import type { ReadCell } from '../../db/tables/unit-imports.ts';
import type { Column } from '../exports/index.ts';

type Row = { cells: readonly ReadCell[] };

export const textOf = (cell: ReadCell): string => (typeof cell === 'string' ? cell.trim() : cell.day);

const SAMPLES = 3;

/** Enough to recognise a column by: each value once. */
export function samplesOf(rows: readonly Row[], index: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = textOf(cells[index] ?? '');
    if (text !== '') found.add(text);
    if (found.size === SAMPLES) break;
  }
  return [...found];
}

/** The columns of refused rows: the file's own as they were, and why beside them. */
export const refusedColumns = <Refused extends Row>(
  headings: readonly string[],
  reason: Column<Refused>['cell'],
): Column<Refused>[] => [
  ...headings.map(
    (heading, i): Column<Refused> => ({
      header: { en: heading, ar: heading },
      width: 18,
      cell: ({ cells }) => {
        const cell = cells[i] ?? '';
        return typeof cell === 'string' ? cell : { day: cell.day };
      },
    }),
  ),
  { header: { en: 'Why it was refused', ar: 'سبب الرفض' }, width: 50, cell: reason },
];

export async function* listed<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
