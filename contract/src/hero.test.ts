import { expect, test } from 'vitest';
import { HeroInput, HeroSlotParams } from './hero.ts';

test('slots 1 to 12', () => {
  expect(HeroSlotParams.parse({ id: '12' })).toEqual({ id: 12 });
  for (const id of ['0', '13', 'x', '1.5']) expect(HeroSlotParams.safeParse({ id }).success).toBe(false);
});

test('fileId and position; captions and focal point stay unless sent', () => {
  expect(HeroInput.parse({ fileId: 3, position: 2 })).toEqual({ fileId: 3, position: 2 });
  expect(HeroInput.parse({ fileId: 3, captionEn: null, focalX: '0.5' })).toMatchObject({
    captionEn: '',
    focalX: 0.5,
  });
  expect(HeroInput.safeParse({ fileId: 3, focalY: 1.2 }).success).toBe(false);
  expect(HeroInput.safeParse({ fileId: 'x' }).success).toBe(false);
});
