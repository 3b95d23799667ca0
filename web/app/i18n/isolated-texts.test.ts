import { expect, test } from 'vitest';
import { createGroupedTexts } from './grouped-texts.ts';

const dictionary = { deals: { sold: (unit: string) => `بيعت ${unit}`, title: 'الصفقات', all: ['أ', 'ب'] } };
const load = () => Promise.resolve(dictionary);

test('an Arabic text of the back office isolates the numbers that it is given', async () => {
  const texts = createGroupedTexts({ ar: { first: load }, en: { first: load } }, ['first']);
  const [ar, en] = await Promise.all([texts.load('ar'), texts.load('en')]);
  expect(ar.deals.sold('5-01')).toBe('بيعت \u20665-01\u2069');
  expect(en.deals.sold('5-01')).toBe('بيعت 5-01');
  expect(ar.deals).toMatchObject({ title: 'الصفقات', all: ['أ', 'ب'] });
});
