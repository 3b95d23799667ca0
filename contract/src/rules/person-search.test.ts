import { describe, expect, test } from 'vitest';
import { peopleColumn, peopleSearch, personMatches, unitColumn, unitWord } from './person-search.ts';

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

test('a number alone is asked for once, in its spellings', () => {
  expect(peopleSearch('599')).toEqual([[['599']]]);
  expect(peopleSearch('0599')).toEqual([[['599']]]);
  expect(peopleSearch('0')).toEqual([[['0']]]);
  expect(peopleSearch('+')).toEqual([[['+']]]);
  expect(peopleSearch('')).toEqual([]);
});

test('a unit in every way its number is written, whichever of them is asked for', () => {
  for (const asked of ['A-304', 'a304', 'A 304', 'أ304', 'ا-٣٠٤'])
    for (const written of ['A-304', 'a304', 'A 304', 'أ-304', 'أ٣٠٤'])
      expect(personMatches(peopleColumn('', `is ${written} free?`), asked), `${written} by ${asked}`).toBe(
        true,
      );
  expect(personMatches(peopleColumn('', 'A-305, B-304'), 'A304')).toBe(false);
  // in its own column a number with more parts is found as well
  expect(personMatches(unitColumn({ label: 'B2-304', name: '', phone: '' }), 'b2304')).toBe(true);
});

test('a phone number among other words', () => {
  expect(personMatches(peopleColumn('+970 599 123 456', 'سامي'), 'سامي 0599')).toBe(true);
});

test('words that cannot be a unit are not looked for among the units', () => {
  expect([unitWord(['في']), unitWord(['3']), unitWord(['a3']), unitWord(['shop'])]).toEqual([
    null,
    null,
    '|a3',
    'shop',
  ]);
});

test('of a whole phone number its key is looked for alone: its groups of digits are in every other number', () => {
  expect(peopleSearch('+970 599 123 456')).toEqual([[['599123456']]]);
  expect(peopleSearch('0599 123 456')).toEqual([[['599123456']]]);
  // a beginning may as well be two other words
  expect(peopleSearch('+970 599')).toHaveLength(2);
});
