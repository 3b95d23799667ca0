import readWorkbookFile from 'read-excel-file/node';
import type { ReadCell } from '../../db/tables/unit-imports.ts';
import { scanWorkbook } from './scan-zip.ts';

export interface RawTable {
  /** Of the worksheet, '' for text. */
  sheet: string;
  rows: ReadCell[][];
  /** Merged ranges as rows, from 0: first and last. */
  merges: { range: string; last: number }[];
}

const cellOf = (value: unknown): ReadCell => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return { day: Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10) };
  return String(value);
};

const isFilled = (rows: readonly ReadCell[][]) => rows.some((row) => row.some((cell) => cell !== ''));

/** The last row of 'A5:B8', from 0. */
const lastRow = (range: string) => Number(/(\d+)$/.exec(range)?.[1] ?? 1) - 1;

/** The worksheets that are not empty. Formulas are not evaluated: their stored results are read. */
export async function readWorkbook(bytes: Buffer): Promise<RawTable[]> {
  const scan = await scanWorkbook(bytes);
  return (await readWorkbookFile(bytes, { trim: false }))
    .map(({ sheet, data }, i) => ({
      sheet,
      rows: data.map((row) => row.map(cellOf)),
      merges: (scan.merges.get(scan.sheetParts[i] ?? '') ?? []).map((range) => ({
        range,
        last: lastRow(range),
      })),
    }))
    .filter(({ rows }) => isFilled(rows));
}
