import { expect, test } from 'vitest';
import { ANSWER_FIELDS, answerText, fillAnswer, unknownFields } from './answer-template.ts';

const fill = (template: string, values: Parameters<typeof fillAnswer>[1]) =>
  answerText(fillAnswer(template, values));

test('fields are filled in, and say where they came from', () => {
  const parts = fillAnswer('مرحبًا {name}، ثمن {unit} {price}.', {
    name: 'ليان',
    unit: 'B-204',
    price: '164,000 دولار',
  });
  expect(parts.filter(({ field }) => field !== null)).toEqual([
    { text: 'ليان', field: 'name' },
    { text: 'B-204', field: 'unit' },
    { text: '164,000 دولار', field: 'price' },
  ]);
  expect(answerText(parts)).toBe('مرحبًا ليان، ثمن B-204 164,000 دولار.');
});

test('a sentence that speaks of something unknown is left out, the others stay', () => {
  const template = 'Hello {name}. It costs {price}. Would you like to see {unit}?\nMore: {link}\nThank you';
  expect(fill(template, { name: 'Rami', unit: 'A-1' })).toBe(
    'Hello Rami. Would you like to see A-1?\nThank you',
  );
  expect(
    fill(template, { name: 'Rami', unit: 'A-1', price: '95,000 USD', link: 'https://x.example/p?u=1' }),
  ).toBe(
    'Hello Rami. It costs 95,000 USD. Would you like to see A-1?\nMore: https://x.example/p?u=1\nThank you',
  );
  expect(fill('ثمنها {price}؟ متى يناسبكم؟', {})).toBe('متى يناسبكم؟');
});

test('what was filled in is not read again, and a dot inside a number ends no sentence', () => {
  expect(fill('Price {price} now. Bye {name}.', { price: '1.250 {name}', name: 'Z' })).toBe(
    'Price 1.250 {name} now. Bye Z.',
  );
  expect(fill('At 10.30 in {project}. Yes.', {})).toBe('Yes.');
});

test('without any value nothing in braces is left', () => {
  const every = ANSWER_FIELDS.map((field) => `One {${field}}.`).join(' ');
  expect(fill(every, {})).toBe('');
});

test('words in braces that nothing fills are found', () => {
  expect(unknownFields('Hello {name}, {prise} {unit}')).toEqual(['prise']);
});
