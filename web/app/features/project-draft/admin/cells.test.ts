import { expect, test } from 'vitest';
import { cellIssues, isLocked, issuesAmong, NO_FLOORS, repeatedNumbers, setCell } from './cells.ts';
import { unit } from './sample.testing.ts';
import { blankUnit, freshUnit, unitDraftOf } from './unit.ts';

const home = unitDraftOf(unit(1));
const floors = { floorsFrom: -1, floorsTo: 8 };

test('a text that is understood becomes the value, with its currency', () => {
  const changed = setCell(home, 'price', '١٢٩٬٥٠٠ دينار', NO_FLOORS);
  expect(changed).toMatchObject({ price: 129_500, currency: 'JOD', typed: {} });
  expect(setCell(changed, 'price', '129500', NO_FLOORS)).toBe(changed);
});

test('one that is not understood stays as it was typed, and the value stays too', () => {
  const wrong = setCell(home, 'price', ' 129 ألف ', NO_FLOORS);
  expect(wrong).toMatchObject({ price: home.price, typed: { price: '129 ألف' } });
  expect(cellIssues(wrong, NO_FLOORS)).toEqual({ price: 'invalidAmount' });
  expect(setCell(wrong, 'price', '129000', NO_FLOORS)).toMatchObject({ price: 129_000, typed: {} });
});

test('a floor that the building does not have is wrong; where nothing is known of floors any will do', () => {
  expect(setCell(home, 'floor', '15', floors)).toMatchObject({ floor: 1, typed: { floor: '15' } });
  expect(setCell(home, 'floor', '15', NO_FLOORS)).toMatchObject({ floor: 15 });
});

test('8 m² are too few for a home and enough once it is a parking place', () => {
  const small = setCell(home, 'sizeSqm', '8', NO_FLOORS);
  expect(cellIssues(small, NO_FLOORS)).toEqual({ sizeSqm: 'min:10' });
  expect(setCell(small, 'kind', 'موقف', NO_FLOORS)).toMatchObject({ sizeSqm: 8, kind: 'parking', typed: {} });
});

test('a new line lacks number, area and rooms; a parking place needs no rooms', () => {
  const line = blankUnit('x');
  expect(cellIssues(line, NO_FLOORS)).toEqual({
    unitNumber: 'required',
    sizeSqm: 'required',
    bedrooms: 'required',
    bathrooms: 'required',
  });
  const parking = setCell(line, 'kind', 'parking', NO_FLOORS);
  expect(Object.keys(cellIssues(parking, NO_FLOORS))).toEqual(['unitNumber', 'sizeSqm']);
});

test('a new unit with a number is named after it, until somebody names it', () => {
  const line = setCell(blankUnit('x'), 'unitNumber', '405', NO_FLOORS);
  expect(line).toMatchObject({ unitLabelEn: 'Apartment 405', unitLabelAr: 'شقة 405' });
  const shop = setCell(setCell(line, 'unitNumber', '406', NO_FLOORS), 'kind', 'shop', NO_FLOORS);
  expect(shop).toMatchObject({ unitLabelEn: 'Shop 406', unitLabelAr: 'محل 406' });
  const bakery = setCell(shop, 'unitLabelEn', 'Bakery', NO_FLOORS);
  expect(setCell(bakery, 'kind', 'office', NO_FLOORS).unitLabelEn).toBe('Bakery');
  expect(setCell(home, 'unitNumber', '9', NO_FLOORS).unitLabelEn).toBe(home.unitLabelEn);
});

test('defaults of the count are not checked until somebody edits the unit', () => {
  const fresh = freshUnit(1, 'x');
  expect(fresh.isUnchecked).toBe(true);
  expect(setCell(fresh, 'sizeSqm', '90', NO_FLOORS)).toBe(fresh);
  expect(setCell(fresh, 'sizeSqm', '95', NO_FLOORS).isUnchecked).toBe(false);
});

test('price, currency and listing of a sold unit are locked', () => {
  const sold = { ...home, status: 'sold' as const };
  expect(setCell(sold, 'price', '1', NO_FLOORS)).toBe(sold);
  expect(isLocked(sold, 'isListed')).toBe(true);
  expect(setCell(sold, 'bedrooms', '4', NO_FLOORS)).toMatchObject({ bedrooms: 4 });
});

test('a number that is used twice is wrong in both units', () => {
  const other = { ...unitDraftOf(unit(2)), unitNumber: ' A-1 ' };
  const repeated = repeatedNumbers([home, other, blankUnit('x'), blankUnit('y')]);
  expect(issuesAmong(home, NO_FLOORS, repeated)).toEqual({ unitNumber: 'duplicateNumber' });
  expect(issuesAmong(other, NO_FLOORS, repeated)).toEqual({ unitNumber: 'duplicateNumber' });
  expect(repeated.size).toBe(1);
});
