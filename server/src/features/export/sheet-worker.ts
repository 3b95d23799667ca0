import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { SheetJob } from './sheet.ts';

/** Building a sheet takes seconds of CPU time, which would block the event loop. */
const { title, header, widths, rows, rightToLeft } = workerData as SheetJob;

const bold = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });
const cellOf = (value: SheetJob['rows'][number][number]): Cell => {
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'string') return { value, type: String };
  if (value === null || typeof value === 'number') return value;
  if ('day' in value) return { value: new Date(`${value.day}T00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: value.amount, type: Number, format: `#,##0.${'0'.repeat(value.decimals)}` };
};

const bytes = await writeXlsxFile([header.map(bold), ...rows.map((row) => row.map(cellOf))], {
  sheet: title,
  columns: widths.map((width) => ({ width })),
  stickyRowsCount: 1,
  rightToLeft,
}).toBuffer();
parentPort?.postMessage(bytes);
