import type { Lang } from '@diyar/contract/rules/language';
import { defused } from '@diyar/contract/rules/spreadsheet-text';
import { type Cell, clockIn, type Table } from './table.ts';

/** Without it Excel assumes a legacy code page, and Arabic is garbled. */
const BOM = '\uFEFF';
const CHUNK_ROWS = 200;

/** RFC 4180. */
const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Streams the file: only a few rows are in memory. */
export async function* csvOf<Row>(table: Table<Row>, lang: Lang, zone: string): AsyncGenerator<string> {
  const clock = clockIn(zone);
  const text = (cell: Cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoted(defused(cell));
    if (cell instanceof Date) return clock(cell);
    if (typeof cell === 'number') return String(cell);
    return 'day' in cell ? cell.day : cell.amount.toFixed(cell.decimals);
  };
  const line = (cells: Cell[]) => `${cells.map(text).join(',')}\r\n`;
  let chunk = BOM + line(table.columns.map(({ header }) => header[lang]));
  let rows = 0;
  for await (const row of table.rows) {
    chunk += line(table.columns.map(({ cell }) => cell(row, lang)));
    if (++rows % CHUNK_ROWS === 0) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}
