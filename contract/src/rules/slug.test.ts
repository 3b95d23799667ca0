import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLUG_MAX } from '../limits.ts';
import { slugOf, uniqueSlug } from './slug.ts';

test.each([
  ['Olive Terraces', 'olive-terraces'],
  ["Ali's  “Garden”", 'alis-garden'],
  ['  --City Gate!!  Offices-- ', 'city-gate-offices'],
  ['Tower #2 (North)', 'tower-2-north'],
  ['Café Résidence', 'cafe-residence'],
  ['مدرّجات الزيتون', ''],
  ['', ''],
])('%s → %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug holds nothing but small letters, digits and single inner hyphens, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

test('a clash counts on from -2', () => {
  const taken = new Set(['olive', 'olive-2']);
  expect(uniqueSlug('olive', (slug) => taken.has(slug))).toBe('olive-3');
  expect(uniqueSlug('cedar', (slug) => taken.has(slug))).toBe('cedar');
});

test('no slug and a slug that reads as an id get a word in front', () => {
  expect(uniqueSlug('', () => false)).toBe('project');
  expect(uniqueSlug('2026', () => false)).toBe('project-2026');
});

test('however often a name comes, each slug is new and fits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 2, max: 30 }), (name, times) => {
      const taken = new Set<string>();
      for (let i = 0; i < times; i++) {
        const slug = uniqueSlug(slugOf(name), (candidate) => taken.has(candidate));
        expect(taken.has(slug)).toBe(false);
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
        taken.add(slug);
      }
    }),
    { numRuns: 50 },
  );
});
