import { expect, test } from 'vitest';
import * as ar from './ar.ts';
import * as en from './en.ts';

test('every word is there in both languages', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  for (const word of [...Object.values(ar), ...Object.values(en)]) expect(word.trim()).not.toBe('');
});
