import { expect, test } from 'vitest';
import { nextNumber } from './next-number.ts';

const after = (number: string, ...taken: string[]) => nextNumber(number, (one) => taken.includes(one));

test('counts the last digits up to the next free number', () => {
  expect(after('404')).toBe('405');
  expect(after('404', '405', '406')).toBe('407');
  expect(after('P-09', 'P-10')).toBe('P-11');
  expect(after('A-02')).toBe('A-03');
  expect(after('12b')).toBe('13b');
});

test('a number without digits gets some, an empty one stays empty', () => {
  expect(after('Roof', 'Roof 2')).toBe('Roof 3');
  expect(after('')).toBe('');
});
