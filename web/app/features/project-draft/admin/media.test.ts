import { expect, test } from 'vitest';
import {
  addMedia,
  galleryPayload,
  lacksTexts,
  makeMain,
  mediaOf,
  moveMedia,
  NO_TEXTS,
  pendingMedia,
  removeMedia,
  setLayout,
  setTexts,
  withStored,
} from './media.ts';
import { chosen, entry, publicFile } from './sample.testing.ts';

const keys = (items: { key: string }[]) => items.map(({ key }) => key);
const stored = (fileId: number) => ({ ...publicFile(fileId), posterFileId: null, poster: null });

test('the cover is the main item, whether the gallery holds it or not', () => {
  const gallery = [entry(10, -1), entry(11, 0), entry(12, 1)];
  expect(keys(mediaOf(publicFile(1), gallery))).toEqual(['file-1', 'file-10', 'file-11', 'file-12']);
  expect(keys(mediaOf(publicFile(12), gallery))).toEqual(['file-12', 'file-10', 'file-11']);
});

test('without a cover the first picture that is no layout is the main item', () => {
  expect(keys(mediaOf(null, [entry(10, -1), entry(11, 0)]))).toEqual(['file-11', 'file-10']);
  expect(keys(mediaOf(null, [entry(10, -1)]))).toEqual(['file-10']);
  expect(mediaOf(null, [])).toEqual([]);
});

test('the first picture chosen becomes the main item, later ones line up behind', () => {
  const first = addMedia([], [chosen('plan', true), chosen('a')]);
  expect(keys(first)).toEqual(['a', 'plan']);
  expect(keys(addMedia(first, [chosen('b'), chosen('plan2', true)]))).toEqual(['a', 'plan', 'plan2', 'b']);
});

test('removing the main item promotes the next picture', () => {
  const items = [chosen('a'), chosen('plan', true), chosen('b'), chosen('c')];
  expect(keys(removeMedia(items, 'a'))).toEqual(['b', 'plan', 'c']);
  expect(keys(removeMedia(items, 'c'))).toEqual(['a', 'plan', 'b']);
});

test('after a move layouts stay together behind the main item; the first place makes the main item', () => {
  const items = [chosen('a'), chosen('plan', true), chosen('b'), chosen('c')];
  expect(keys(moveMedia(items, 'c', 1))).toEqual(['a', 'plan', 'c', 'b']);
  expect(keys(moveMedia(items, 'c', 0))).toEqual(['c', 'plan', 'a', 'b']);
  expect(keys(makeMain(items, 'b'))).toEqual(['b', 'plan', 'a', 'c']);
  expect(keys(moveMedia(items, 'nobody', 0))).toEqual(['a', 'plan', 'b', 'c']);
});

test('a layout sits first, and a layout can be the main item', () => {
  const items = [chosen('a'), chosen('b'), chosen('c')];
  expect(keys(setLayout(items, 'c', true))).toEqual(['a', 'c', 'b']);
  expect(keys(setLayout(items, 'a', true))).toEqual(['a', 'b', 'c']);
});

test('layouts get -1, the others their position on the screen, the first is the cover', () => {
  const items = mediaOf({ ...publicFile(1), posterFileId: 5 }, [entry(10, -1), entry(11, 3)]);
  expect(galleryPayload(items)).toMatchObject({
    coverFileId: 1,
    coverPosterFileId: 5,
    gallery: [
      { id: 1010, fileId: 10, posterFileId: null, position: -1 },
      { id: null, fileId: 1, posterFileId: 5, position: 0 },
      { id: 1011, fileId: 11, posterFileId: null, position: 1 },
    ],
  });
});

test('an uploaded file is not sent again', () => {
  const items = [chosen('a'), chosen('b')];
  const after = withStored(items, 'a', stored(9));
  expect(keys(pendingMedia(after))).toEqual(['b']);
  expect(galleryPayload(after).gallery.map(({ fileId }) => fileId)).toEqual([9]);
  expect(withStored(items, 'else', stored(9))).toBe(items);
});

test('texts and focal point come from the gallery, are counted where they are missing, and go back with a save', () => {
  const described = { ...entry(10, 0), altEn: 'A stair', altAr: 'درج', focalX: 0.2 };
  const items = mediaOf(null, [
    described,
    entry(11, -1),
    entry(12, 1),
    { ...entry(13, 2), isDecoration: true },
  ]);
  expect(items.filter(lacksTexts).map(({ key }) => key)).toEqual(['file-12']);
  const next = setTexts(items, 'file-12', { ...NO_TEXTS, altEn: 'A room' });
  expect(next.filter(lacksTexts)).toHaveLength(1);
  expect(galleryPayload(next).gallery).toMatchObject([
    { fileId: 11 },
    { fileId: 10, altEn: 'A stair', altAr: 'درج', focalX: 0.2 },
    { fileId: 12, altEn: 'A room' },
    { fileId: 13, isDecoration: true },
  ]);
});
