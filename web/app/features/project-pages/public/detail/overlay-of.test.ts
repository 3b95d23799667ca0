import { unitId } from '@diyar/contract/rules/ids';
import { expect, test } from 'vitest';
import { overlayOf } from './overlay-of.ts';

const file = (url: string) => ({ url, width: 4, height: 3 });
const project = { photos: [file('a'), file('b')], layouts: [file('p')] };
const units = [{ id: unitId(12), photos: [file('u')], layouts: [] }];
const open = (search: string) => overlayOf(search, project, units);

test('nothing in the address, nothing open', () => {
  expect(open('?lang=ar')).toEqual({ unit: null, gone: false, pictures: null });
});

test('a unit, and a picture of it', () => {
  expect(open('?unit=12').unit?.id).toBe(12);
  expect(open('?unit=12&photo=1').pictures).toMatchObject({ unitId: 12, index: 0, files: units[0]?.photos });
});

test("the project's pictures and layouts, counted from 1", () => {
  expect(open('?photo=2').pictures).toMatchObject({ kind: 'photo', index: 1, unitId: null });
  expect(open('?layout=1').pictures).toMatchObject({ kind: 'layout', index: 0 });
});

test('pictures that are not there are not opened', () => {
  expect(open('?photo=3').pictures).toBeNull();
  expect(open('?photo=0').pictures).toBeNull();
  expect(open('?unit=12&layout=1').pictures).toBeNull();
});

test('a unit that is gone is reported, and opens nothing', () => {
  expect(open('?unit=99&photo=1')).toEqual({ unit: null, gone: true, pictures: null });
});
