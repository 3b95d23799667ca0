import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeGallery, dropDuplicates, layoutsOf, photosOf, renumber } from './gallery.ts';

const item = (fileId: number, position?: number | null) => ({ fileId, position });
const shown = (items: { fileId: number; position: number }[]) => items.map((i) => [i.fileId, i.position]);

test('layouts are -1 and first, others keep their place or get the next free one', () => {
  const arranged = arrangeGallery([item(1, 4), item(2), item(3, -1), item(4, 0), item(5, null), item(6, -1)]);
  expect(shown(arranged)).toEqual([
    [3, -1],
    [6, -1],
    [4, 0],
    [1, 4],
    [2, 5],
    [5, 6],
  ]);
});

test('duplicates are dropped, the first stays', () => {
  expect(shown(arrangeGallery([item(1, 2), item(1, -1), item(2)]))).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(dropDuplicates([item(7, 1), item(7, 2)])).toEqual([item(7, 1)]);
});

test('two that claim one position: the second moves behind', () => {
  expect(shown(arrangeGallery([item(1, 0), item(2, 0), item(3, 1)]))).toEqual([
    [1, 0],
    [3, 1],
    [2, 2],
  ]);
});

test('dragging renumbers what is not a layout', () => {
  expect(shown(renumber([item(9, 7), item(3, -1), item(4, 2)]))).toEqual([
    [3, -1],
    [9, 0],
    [4, 1],
  ]);
});

test('the rails: layouts here, photos there in their order', () => {
  const gallery = [
    { fileId: 1, position: 3 },
    { fileId: 2, position: -1 },
    { fileId: 3, position: 0 },
  ];
  expect(layoutsOf(gallery).map((i) => i.fileId)).toEqual([2]);
  expect(photosOf(gallery).map((i) => i.fileId)).toEqual([3, 1]);
});

const items = fc.array(
  fc.record({
    fileId: fc.integer({ min: 1, max: 12 }),
    position: fc.option(fc.integer({ min: -3, max: 12 }), { nil: undefined }),
  }),
);

test('every file stays once, positions of non-layouts are unique, layouts lead, arranging twice changes nothing', () => {
  fc.assert(
    fc.property(items, (given) => {
      const arranged = arrangeGallery(given);
      expect(new Set(arranged.map((i) => i.fileId))).toEqual(new Set(given.map((i) => i.fileId)));
      expect(arranged.length).toBe(new Set(given.map((i) => i.fileId)).size);
      const places = arranged.filter((i) => i.position !== -1).map((i) => i.position);
      expect(new Set(places).size).toBe(places.length);
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(arranged.map((i) => i.position)).toEqual(arranged.map((i) => i.position).sort((a, b) => a - b));
      expect(arrangeGallery(arranged)).toEqual(arranged);
      for (const first of dropDuplicates(given)) {
        const isLayout = arranged.find((i) => i.fileId === first.fileId)?.position === -1;
        expect(isLayout).toBe(first.position === -1);
      }
    }),
  );
});
