import { expect, test } from 'vitest';
import { HeroItem } from '../hero.ts';
import { readHero, readHeroItem } from './hero.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';

const slide = {
  fileId: 3,
  url: '/uploads/x',
  mimeType: 'image/jpeg',
  width: null,
  height: null,
  placeholder: null,
  variants: null,
  id: 6,
  position: 2,
  captionEn: 'Dawn',
  captionAr: 'فجر',
  focalX: 0.25,
  focalY: 1,
  version: 1_790_000_000_000,
};

test('our own shape and snake_case', () => {
  expect(readHeroItem(slide)).toEqual(slide);
  expect(readHeroItem(snakeCased(slide))).toEqual(slide);
});

test('heroId, storage key, focal point in percent; the position follows from the slot', () => {
  const odd = {
    heroId: '6',
    file_id: 3,
    storage_key: 'x',
    mime_type: 'image/jpeg',
    position: 9,
    caption_en: 'Dawn',
    caption_ar: 'فجر',
    focal_x: 25,
    focal_y: 100,
  };
  expect(readHeroItem(odd)).toEqual({ ...slide, version: 0 });
  expect(readHeroItem({ id: 1, url: '/x' })).toMatchObject({ focalX: 0.5, focalY: 0.5, position: 1 });
});

test('what has no slot or no picture is left out; the rest is in order', () => {
  const items = readHero({
    data: [{ id: 9, url: '/c' }, { id: 13, url: '/d' }, { id: 2 }, { id: 1, url: '/a' }],
  });
  expect(items.map((item) => item.id)).toEqual([1, 9]);
  expect(readHero(null)).toEqual([]);
});

test('whatever comes, what is read has our shape', () => {
  expectShape(HeroItem, readHeroItem, Object.keys(slide));
});
