import { expect, test } from 'vitest';
import { nameInHeader } from './download.ts';

test.each([
  ['attachment; filename="units-2026-11-16.xlsx"', 'units-2026-11-16.xlsx'],
  ['attachment; filename="units.xlsx"; filename*=UTF-8\'\'%D8%AD%D9%88%D8%B4.xlsx', 'حوش.xlsx'],
  ['attachment', undefined],
  [null, undefined],
])('the name in %s is %s', (header, name) => {
  expect(nameInHeader(header)).toBe(name);
});
