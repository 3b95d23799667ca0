import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const listings = {
  zero: 'لا مشاريع',
  one: 'مشروع واحد',
  two: 'مشروعان',
  few: '# مشاريع',
  many: '# مشروعًا',
  other: '# مشروع',
};

test.each([
  [0, 'لا مشاريع'],
  [1, 'مشروع واحد'],
  [2, 'مشروعان'],
  [3, '3 مشاريع'],
  [10, '10 مشاريع'],
  [11, '11 مشروعًا'],
  [99, '99 مشروعًا'],
  [100, '100 مشروع'],
  [1203, '1,203 مشاريع'],
])('%i in Arabic', (count, text) => {
  expect(plural('ar', count, listings)).toBe(text);
});

test('English has two forms; a form that is missing is the general one', () => {
  expect(plural('en', 1, { one: '# listing', other: '# listings' })).toBe('1 listing');
  expect(plural('en', 0, { one: '# listing', other: '# listings' })).toBe('0 listings');
  expect(plural('ar', 2, { other: '# مشروع' })).toBe('2 مشروع');
});
