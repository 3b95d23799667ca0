import { SHEET_ROWS_MAX } from '@diyar/contract/limits';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import type { Table } from './table.ts';
import { sheetOf } from './worksheet.ts';

const numbers = (count: number): Table<number> => ({
  name: 'numbers',
  title: { en: 'Numbers', ar: 'أرقام' },
  columns: [{ header: { en: 'N', ar: 'ر' }, width: 5, cell: (n) => n }],
  rows: (async function* () {
    for (let n = 0; n < count; n++) yield n;
  })(),
});

test('too many rows are refused, and the next sheet still works', async () => {
  await expect(sheetOf(numbers(SHEET_ROWS_MAX + 1), 'en', 'UTC')).rejects.toMatchObject({
    code: 'tooManyRows',
    statusCode: 422,
  });
  const sheet = unzip(await sheetOf(numbers(3), 'en', 'UTC')).get('xl/worksheets/sheet1.xml');
  expect(sheet?.match(/<row /g)).toHaveLength(4);
});

test('rows are read as the sheet is written, not all at once; whoever goes away ends both', async () => {
  let read = 0;
  let isClosed = false;
  const gone = new AbortController();
  const rows = (async function* () {
    try {
      for (; ; read++) {
        // far more than are on their way to the thread that writes
        if (read === 5_000) gone.abort();
        yield read;
      }
    } finally {
      isClosed = true;
    }
  })();
  await expect(sheetOf({ ...numbers(0), rows }, 'en', 'UTC', gone.signal)).rejects.toThrow(/abort/);
  expect(isClosed).toBe(true);
  expect(read).toBeLessThan(6_000);
});

test('the thread that writes may fail: its error is that of the export', async () => {
  const { columns, ...table } = numbers(3);
  const never = columns.map((column) => ({ ...column, cell: () => new Date(Number.NaN) }));
  await expect(sheetOf({ ...table, columns: never }, 'en', 'UTC')).rejects.toThrow(RangeError);
  await expect(sheetOf(numbers(3), 'en', 'UTC')).resolves.toBeInstanceOf(Buffer);
});

test('any text, time, day and amount is read back as it was', async () => {
  const texts = ['a < b & "c"', 'عربي\nسطران', ' spaces ', 'constructor', '=1+1', '\u0007bell'];
  const table: Table<string> = {
    name: 'texts',
    title: { en: 'Texts & more', ar: 'نصوص' },
    columns: [
      { header: { en: 'Text', ar: 'نص' }, width: 20, cell: (text) => text },
      { header: { en: 'Nothing', ar: '-' }, width: 5, cell: () => null },
      { header: { en: 'At', ar: '-' }, width: 16, cell: () => new Date('2026-01-02T12:30:00Z') },
      { header: { en: 'Day', ar: '-' }, width: 10, cell: () => ({ day: '2026-03-04' }) },
      { header: { en: 'Amount', ar: '-' }, width: 10, cell: () => ({ amount: 1250.5, decimals: 2 }) },
    ],
    rows: (async function* () {
      yield* texts;
    })(),
  };
  const [sheet] = await readXlsxFile(await sheetOf(table, 'en', 'Asia/Hebron'), { trim: false });
  expect(sheet?.sheet).toBe('Texts & more');
  expect(sheet?.data[0]).toEqual(['Text', 'Nothing', 'At', 'Day', 'Amount']);
  expect(sheet?.data.slice(1).map(([text]) => text)).toEqual([...texts.slice(0, -1), 'bell']);
  expect(sheet?.data[1]?.slice(1)).toEqual([
    null,
    new Date('2026-01-02T14:30:00Z'),
    new Date('2026-03-04T00:00:00Z'),
    1250.5,
  ]);
});
