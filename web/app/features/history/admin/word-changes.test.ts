import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

test('the words that went and came are marked, the others stay', () => {
  expect(wordChanges('نبني بالحجر في رام الله منذ سنوات', 'نبني بالحجر في نابلس منذ سنوات')).toEqual([
    { kind: 'same', text: 'نبني بالحجر في ' },
    { kind: 'removed', text: 'رام الله ' },
    { kind: 'added', text: 'نابلس ' },
    { kind: 'same', text: 'منذ سنوات' },
  ]);
  expect(wordChanges('We build in stone.', 'Everything was written anew by somebody else')).toBeNull();
});

test('without what came it is the old text, without what went the new one', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b ', 'c', ' ', '\n', 'ج '), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordChanges(before, after);
      if (!pieces) return;
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});
