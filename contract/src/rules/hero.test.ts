import { expect, test } from 'vitest';
import { deviceForWidth, isHeroSlot, slidesFor, slotDevice, slotPosition, slotsOf } from './hero.ts';

test.each([
  [1, 'desktop', 1],
  [4, 'desktop', 4],
  [5, 'tablet', 1],
  [8, 'tablet', 4],
  [9, 'mobile', 1],
  [12, 'mobile', 4],
])('slot %i is %s, position %i', (id, device, position) => {
  expect(slotDevice(id)).toBe(device);
  expect(slotPosition(id)).toBe(position);
});

test.each([
  [320, 'mobile'],
  [640, 'mobile'],
  [641, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
])('%i px is %s', (width, device) => {
  expect(deviceForWidth(width)).toBe(device);
});

test('the slots of the three devices are all twelve, in order', () => {
  expect([...slotsOf('desktop'), ...slotsOf('tablet'), ...slotsOf('mobile')]).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  expect([0, 13, 1.5].some(isHeroSlot)).toBe(false);
});

test('a width shows its own slides in order, else the nearest ones, else none', () => {
  const items = [{ id: 6 }, { id: 2 }, { id: 1 }];
  expect(slidesFor(items, 'desktop').map((i) => i.id)).toEqual([1, 2]);
  expect(slidesFor(items, 'tablet').map((i) => i.id)).toEqual([6]);
  expect(slidesFor(items, 'mobile').map((i) => i.id)).toEqual([6]);
  expect(slidesFor([], 'mobile')).toEqual([]);
});
