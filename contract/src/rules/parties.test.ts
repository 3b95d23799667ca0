import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import {
  equalShares,
  idNumberKey,
  isIdentityOf,
  isIdNumber,
  maskedIdNumber,
  namesInText,
  partiesOfText,
  sharesProblem,
  textOfNames,
} from './parties.ts';

test('shares are all empty, or make exactly a hundred', () => {
  expect(sharesProblem([null, null])).toBeNull();
  expect(sharesProblem([50, 25, 25])).toBeNull();
  expect(sharesProblem([33.34, 33.33, 33.33])).toBeNull();
  expect(sharesProblem([50, 20, 25])).toEqual({ kind: 'sum', sum: 95 });
  expect(sharesProblem([100, null])).toEqual({ kind: 'sum', sum: 100 });
  expect(sharesProblem([33.333, 66.667])).toEqual({ kind: 'range', at: 0 });
  expect(sharesProblem([100, 0])).toEqual({ kind: 'range', at: 1 });
  expect(sharesProblem([0.1, 0.2, 99.7])).toBeNull();
});

test('equal shares are always a hundred, and differ by less than a hundredth each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const shares = equalShares(count);
      expect(shares).toHaveLength(count);
      expect(sharesProblem(shares)).toBeNull();
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(count / 100);
    }),
  );
});

test('any division into hundredths is taken, and none that misses one', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 8 });
  fc.assert(
    fc.property(cuts, fc.integer({ min: 0, max: 8 }), fc.constantFrom(-1, 1), (at, which, by) => {
      const points = [0, ...at.toSorted((a, b) => a - b), 10_000];
      const parts = points.slice(1).map((point, i) => point - (points[i] ?? 0));
      expect(sharesProblem(parts.map((part) => part / 100))).toBeNull();
      const i = which % parts.length;
      const off = parts.map((part, n) => (n === i ? part + by : part) / 100);
      expect(sharesProblem(off)).not.toBeNull();
    }),
  );
});

test('an identity number has nine digits in either script; a passport is free', () => {
  expect(isIdNumber('national', '900 662 184')).toBe(true);
  expect(isIdNumber('national', '٩٠٠٦٦٢١٨٤')).toBe(true);
  expect(isIdNumber('national', '90066218')).toBe(false);
  expect(isIdNumber('national', 'A00662184')).toBe(false);
  expect(isIdNumber('passport', 'n 123-45')).toBe(true);
  expect(isIdNumber('company', '—')).toBe(false);
  expect(idNumberKey('n 123-45')).toBe('N12345');
  expect(maskedIdNumber('900 662 184')).toBe('••••••184');
});

test('names in a text of further buyers', () => {
  expect(namesInText('سعاد حسن، رامي محمود')).toEqual(['سعاد حسن', 'رامي محمود']);
  expect(namesInText('Suad and Rami & Lina')).toEqual(['Suad', 'Rami', 'Lina']);
  expect(namesInText('سعاد و رامي')).toEqual(['سعاد', 'رامي']);
  expect(namesInText('وليد حسن')).toEqual(['وليد حسن']);
  expect(namesInText('Alexandra Sandler')).toEqual(['Alexandra Sandler']);
  expect(namesInText('  ')).toEqual([]);
  expect(textOfNames(['سعاد', 'Rami'])).toBe('سعاد، Rami');
  expect(textOfNames(['Suad', 'Rami'])).toBe('Suad, Rami');
});

const aName = fc.constantFrom('سعاد', 'رامي', 'Suad', 'Rami', 'لينا', 'SUAD');

test('what is known of a name stays with that name, and with nobody else', () => {
  fc.assert(
    fc.property(fc.array(aName, { maxLength: 5 }), fc.array(aName, { maxLength: 5 }), (before, after) => {
      const shares = equalShares(before.length + 1).slice(1);
      const rows = before.map((name, i) => ({ name, share: shares[i] ?? null, of: i }));
      const { parties, keepsShares } = partiesOfText(textOfNames(after), rows);
      expect(parties.map(({ name }) => name)).toEqual(after);
      for (const { name, row } of parties) if (row) expect(foldText(row.name)).toBe(foldText(name));
      const kept = parties.flatMap(({ row }) => row?.of ?? []);
      expect(new Set(kept).size).toBe(kept.length);
      // the shares of all still make what they made, or nobody has one
      const sum = (list: (number | null)[]) =>
        list.reduce<number>((all, one) => all + Math.round((one ?? 0) * 100), 0);
      expect(sum(parties.map(({ share }) => share))).toBe(keepsShares ? sum(shares) : 0);
    }),
  );
});

test('a paper is never shown beside a name that it was not typed for', () => {
  const paper = { legalName: 'محمود يوسف أحمد عطا', identityNames: [foldText('أبو يوسف')] };
  expect(isIdentityOf(paper, 'ابو يوسف')).toBe(true);
  expect(isIdentityOf(paper, 'محمود يوسف احمد عطا')).toBe(true);
  expect(isIdentityOf(paper, 'محمود')).toBe(false);
  expect(isIdentityOf(paper, '')).toBe(false);
  expect(isIdentityOf({ legalName: null, identityNames: null }, '')).toBe(false);
});
