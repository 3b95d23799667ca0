import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILE_MAX_BYTES } from '../limits.ts';
import { accepts, chooseMedia } from './media-limits.ts';

const file = (name: string, size = 10, type = 'image/jpeg') => ({ name, size, type });

test('what each place accepts', () => {
  expect(accepts('media', 'image/webp')).toBe(true);
  expect(accepts('media', 'video/mp4')).toBe(true);
  expect(accepts('media', 'application/pdf')).toBe(false);
  expect(accepts('image', 'video/mp4')).toBe(false);
  expect(accepts('contract', 'application/pdf')).toBe(true);
  expect(accepts('contract', 'image/png')).toBe(true);
  expect(accepts('contract', 'video/mp4')).toBe(false);
  expect(accepts('media', 'image/svg+xml')).toBe(false);
});

test('80 in all, 200 MB each; what fits is taken', () => {
  const choice = chooseMedia(78, [
    file('a'),
    file('big', FILE_MAX_BYTES + 1),
    file('page', 10, 'text/html'),
    file('b', FILE_MAX_BYTES),
    file('c'),
  ]);
  expect(choice.accepted.map((f) => f.name)).toEqual(['a', 'b']);
  expect(choice.tooLarge.map((f) => f.name)).toEqual(['big']);
  expect(choice.wrongType.map((f) => f.name)).toEqual(['page']);
  expect(choice.tooMany).toBe(true);
});

test('never more than 80, nothing is lost without a word', () => {
  const files = fc.array(
    fc.record({
      name: fc.string(),
      size: fc.constantFrom(1, FILE_MAX_BYTES, FILE_MAX_BYTES + 1),
      type: fc.constantFrom('image/png', 'video/mp4', 'text/html'),
    }),
  );
  fc.assert(
    fc.property(fc.nat(90), files, (have, chosen) => {
      const { accepted, tooMany, tooLarge, wrongType } = chooseMedia(have, chosen);
      expect(have + accepted.length <= 80 || accepted.length === 0).toBe(true);
      const named = accepted.length + tooLarge.length + wrongType.length;
      expect(named < chosen.length).toBe(tooMany);
    }),
  );
});
