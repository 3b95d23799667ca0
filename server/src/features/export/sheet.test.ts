import { SHEET_ROWS_MAX } from '@diyar/contract/limits';
import { expect, test } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { sheetOf } from './sheet.ts';
import type { Table } from './table.ts';

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
