import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import type { Cell, Table } from './table.ts';

async function csv(rows: Cell[][], lang: 'ar' | 'en' = 'en', zone = 'Asia/Hebron') {
  const width = rows[0]?.length ?? 0;
  const table: Table<Cell[]> = {
    name: 'x',
    title: { en: 'X', ar: 'س' },
    columns: Array.from({ length: width }, (_, i) => ({
      header: { en: `C${i}`, ar: `ع${i}` },
      width: 10,
      cell: (row) => row[i] ?? null,
    })),
    rows: (async function* () {
      yield* rows;
    })(),
  };
  const parts = [];
  for await (const part of csvOf(table, lang, zone)) parts.push(part);
  return parts;
}

test('RFC 4180 with a byte order mark, in the requested language', async () => {
  expect((await csv([['a', 'b']], 'en')).join('')).toBe('\uFEFFC0,C1\r\na,b\r\n');
  expect((await csv([['أ', null]], 'ar')).join('')).toBe('\uFEFFع0,ع1\r\nأ,\r\n');
  expect((await csv([['a,b', 'say "x"\nand y', ' padded ', 7]])).join('').split('\r\n')[1]).toBe(
    '"a,b","say ""x""\nand y"," padded ",7',
  );
});

test('times are in the time zone, with its daylight saving', async () => {
  const at = (iso: string) => new Date(iso);
  expect((await csv([[at('2026-07-30T11:05:00Z')], [at('2026-01-30T22:05:00Z')]])).join('')).toContain(
    '2026-07-30 14:05\r\n2026-01-31 00:05\r\n',
  );
  expect((await csv([[at('2026-07-30T11:05:00Z')]], 'en', 'UTC')).join('')).toContain('2026-07-30 11:05');
});

test('no cell and no heading is a formula', async () => {
  expect((await csv([['=1+1', '\u200F=1+1', '＝1+1', '-12.5']])).join('').split('\r\n')[1]).toBe(
    "'=1+1,'\u200F=1+1,'＝1+1,-12.5",
  );
});

test('many rows are streamed', async () => {
  const parts = await csv(Array.from({ length: 1000 }, (_, i) => [i]));
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.join('').split('\r\n')).toHaveLength(1002);
});
