import { expect, test } from 'vitest';
import { createGroupedTexts } from './grouped-texts.ts';
import { createTexts } from './texts.ts';

const dictionary = { deals: { sold: (unit: string) => `بيعت ${unit}`, title: 'الصفقات', all: ['أ', 'ب'] } };
const load = () => Promise.resolve(dictionary);

test.each([
  ['of the site', createTexts({ ar: load, en: load })],
  ['of the back office', createGroupedTexts({ ar: { first: load }, en: { first: load } }, ['first'])],
])('an Arabic text %s isolates the numbers that it is given', async (_, texts) => {
  const [ar, en] = await Promise.all([texts.load('ar'), texts.load('en')]);
  expect(ar.deals.sold('5-01')).toBe('بيعت \u20665-01\u2069');
  expect(en.deals.sold('5-01')).toBe('بيعت 5-01');
  expect(ar.deals).toMatchObject({ title: 'الصفقات', all: ['أ', 'ب'] });
});
