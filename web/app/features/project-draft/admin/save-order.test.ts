import { expect, test } from 'vitest';
import { NO_FLOORS, setCell } from './cells.ts';
import { unit } from './sample.testing.ts';
import { saveStepsOf } from './save-order.ts';
import { blankUnit, unitDraftOf } from './unit.ts';

const stored = [1, 2, 3].map((id) => unitDraftOf(unit(id)));
const [first = blankUnit(''), second = blankUnit('')] = stored;

test('an invalid cell blocks only itself: the rest of its unit is sent', () => {
  const priced = setCell(setCell(first, 'price', '129 k', NO_FLOORS), 'sizeSqm', '95', NO_FLOORS);
  const steps = saveStepsOf([priced, second], stored, NO_FLOORS);
  expect(steps.units).toMatchObject([{ price: 120_000, sizeSqm: 95 }, { id: 2 }]);
  expect(steps.left).toEqual([{ key: first.key, field: 'price', issue: 'invalidAmount' }]);
  expect(steps.held).toEqual([]);
});

test('a new unit is not sent before its number, area and rooms are right', () => {
  const line = setCell(blankUnit('new'), 'unitNumber', '405', NO_FLOORS);
  expect(saveStepsOf([first, line], stored, NO_FLOORS)).toMatchObject({ units: [first], held: [line] });
  const whole = ['sizeSqm', 'bedrooms', 'bathrooms'].reduce(
    (one, field) => setCell(one, field as 'sizeSqm', '12', NO_FLOORS),
    line,
  );
  expect(saveStepsOf([first, whole], stored, NO_FLOORS)).toMatchObject({
    held: [],
    left: [],
    units: [{}, whole],
  });
  const priced = setCell(whole, 'price', 'soon', NO_FLOORS);
  expect(saveStepsOf([priced], stored, NO_FLOORS)).toMatchObject({ held: [], units: [{ price: null }] });
});

test('of two units with one number the new one waits, and the old one goes back to its number', () => {
  const line = { ...first, key: 'new', id: null };
  expect(saveStepsOf([first, line], stored, NO_FLOORS).held).toEqual([line]);
  const renamed = { ...second, unitNumber: 'A-1' };
  expect(saveStepsOf([first, renamed], stored, NO_FLOORS)).toMatchObject({
    units: [{ unitNumber: 'A-1' }, { unitNumber: 'A-2' }],
    left: [{ key: second.key, field: 'unitNumber' }],
  });
});

test('a parking place of 8 m² that becomes a home stays a parking place until its area is right', () => {
  const parking = { ...first, kind: 'parking' as const, sizeSqm: 8 };
  const home = setCell(parking, 'kind', 'Apartment', NO_FLOORS);
  const steps = saveStepsOf([home], [parking], NO_FLOORS);
  expect(steps.units).toMatchObject([{ kind: 'parking', sizeSqm: 8 }]);
  expect(steps.left).toMatchObject([{ field: 'sizeSqm', issue: 'min:10' }]);
});

test('what is stored with a floor that the building no longer has is not held up', () => {
  const building = { floorsFrom: 2, floorsTo: 3 };
  expect(saveStepsOf(stored, stored, building)).toMatchObject({ units: stored, left: [] });
});
