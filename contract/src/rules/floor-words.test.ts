import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFloorWords } from './floor-words.ts';

test.each<[string, number]>([
  ['الطابق الثالث', 3],
  ['الثالث', 3],
  ['ثالث', 3],
  ['الطابق الأول', 1],
  ['الدور الثاني', 2],
  ['الطابق العاشر', 10],
  ['الطابق الحادي عشر', 11],
  ['الثاني عشر', 12],
  ['الطابق العشرون', 20],
  ['الحادي والعشرون', 21],
  ['الطابق ثلاثة', 3],
  ['الطابق 3', 3],
  ['الطابق ٣', 3],
  ['ط3', 3],
  ['الطابق الأرضي', 0],
  ['الأرضي', 0],
  ['طابق أرضي', 0],
  ['السفلي الثاني', -2],
  ['الطابق السفلي الثاني', -2],
  ['الطابق الثاني السفلي', -2],
  ['الطابق السفلي', -1],
  ['تسوية', -1],
  ['تسوية 2', -2],
  ['التسوية الثانية', -2],
  ['قبو', -1],
  ['الطابق -2', -2],
  ['third', 3],
  ['Third floor', 3],
  ['3rd floor', 3],
  ['21st', 21],
  ['twenty-first floor', 21],
  ['Floor 12', 12],
  ['twelfth', 12],
  ['ground', 0],
  ['Ground Floor', 0],
  ['GF', 0],
  ['basement', -1],
  ['basement 2', -2],
  ['Second basement', -2],
  ['B2', -2],
  ['b-1', -1],
])('%s is floor %i', (text, floor) => {
  expect(readFloorWords(text)).toBe(floor);
});

test.each([
  '',
  'الروف',
  'السطح',
  'الطابق',
  'mezzanine',
  'طابق-2',
  '2-3',
  '1/2',
  '(2)',
  'third fourth',
  'الثالث الأرضي',
  'P2',
  'basement -2',
])('%j is not understood, and not guessed', (text) => {
  expect(readFloorWords(text)).toBeNull();
});

const ORDINALS = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');

test('the floors of the site are read as what they are, above and below ground', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.constantFrom('', 'الطابق ', 'الدور '), (n, before) => {
      expect(readFloorWords(`${before}${ORDINALS[n - 1]}`)).toBe(n);
      expect(readFloorWords(`${before}السفلي ${ORDINALS[n - 1]}`)).toBe(-n);
      expect(readFloorWords(`${before}${n}`)).toBe(n);
    }),
  );
});
