import { describe, expect, test } from 'vitest';
import { peopleColumn, peopleSearch, personMatches } from './people-search.ts';

describe('one person under every spelling of a number', () => {
  const spellings = ['0599123456', '+970 599 123 456', '00972599123456', '٠٥٩٩١٢٣٤٥٦', '(0599) 123-456'];
  test.each(spellings)('%s is found by each spelling, whole and begun', (typed) => {
    const column = peopleColumn(typed, 'سامي', 'hello');
    for (const asked of [...spellings, '0599', '+970 599', '599123', '123 456', '٠٥٩٩ ١٢', '00970599'])
      expect(personMatches(column, asked), `${typed} by ${asked}`).toBe(true);
    for (const asked of ['0598', '+44 599', '599123457'])
      expect(personMatches(column, asked), `${typed} by ${asked}`).toBe(false);
  });

  test('a foreign number by both ways of dialling it', () => {
    const column = peopleColumn('+44 20 7946 0000', 'Ann', '');
    expect(personMatches(column, '0044207946')).toBe(true);
    expect(personMatches(column, '+4420')).toBe(true);
  });
});

test('words are looked for as words, in any spelling of Arabic', () => {
  const column = peopleColumn('0599123456', 'أحمد الخالدي', 'أريد شقةً في رام الله، 3 غرف');
  expect(personMatches(column, 'احمد')).toBe(true);
  expect(personMatches(column, 'شقه الخالدى')).toBe(true);
  expect(personMatches(column, '3 غرف')).toBe(true);
  expect(personMatches(column, 'نابلس')).toBe(false);
  expect(personMatches(column, '  ')).toBe(true);
});

test('a number alone is asked for once', () => {
  expect(peopleSearch('599')).toEqual([['599']]);
  expect(peopleSearch('0599')).toEqual([['0599'], ['599']]);
  expect(peopleSearch('0')).toEqual([['0']]);
  expect(peopleSearch('+')).toEqual([['+']]);
  expect(peopleSearch('')).toEqual([]);
});
