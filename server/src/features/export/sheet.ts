import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SHEET_ROWS_MAX } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';
import { AppError } from '../../errors.ts';
import { workerAt } from '../../places.ts';
import { type Cell, clockIn, type Table } from './table.ts';

export interface SheetJob {
  title: string;
  header: string[];
  widths: number[];
  rows: Cell[][];
  rightToLeft: boolean;
}

const WORKER = workerAt('features/export/sheet-worker.ts', 'sheet-worker');

/** XML cannot contain these, and Excel would reject the whole file. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

/** The library looks texts up in a plain object and finds 'constructor' there; with a space after it it does not. */
const storable = (text: string): string => {
  const clean = withoutControls(text);
  return clean in Object.prototype ? `${clean} ` : clean;
};

async function jobOf<Row>(table: Table<Row>, lang: Lang, zone: string): Promise<SheetJob> {
  const clock = clockIn(zone);
  const value = (cell: Cell): Cell => {
    if (typeof cell === 'string') return storable(cell);
    // spreadsheets have no time zones: a date is local time
    return cell instanceof Date ? new Date(`${clock(cell).replace(' ', 'T')}Z`) : cell;
  };
  const rows: Cell[][] = [];
  for await (const row of table.rows) {
    if (rows.length === SHEET_ROWS_MAX) throw new AppError('tooManyRows');
    rows.push(table.columns.map(({ cell }) => value(cell(row, lang))));
  }
  return {
    title: table.title[lang],
    header: table.columns.map(({ header }) => header[lang]),
    widths: table.columns.map(({ width }) => width),
    rows,
    rightToLeft: lang === 'ar',
  };
}

async function build(job: SheetJob): Promise<Buffer> {
  const worker = new Worker(WORKER, { workerData: job, execArgv: [] });
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time, because each has all its rows in memory. */
export function sheetOf<Row>(table: Table<Row>, lang: Lang, zone: string): Promise<Buffer> {
  const next = last.then(async () => build(await jobOf(table, lang, zone)));
  last = next.catch(() => {});
  return next;
}
