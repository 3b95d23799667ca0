import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitKind } from './deals.ts';
import { COLUMNS_MAX, columnsOfBuilding, type DrawnUnit, emptyColumns } from './floor-columns.ts';

/** A building by its floors: { 3: 'A-301 B-301' }; in each the order is that of the places. */
const building = (
  floors: Record<number, string>,
  kind: UnitKind = 'apartment',
  isPlaced = true,
): DrawnUnit<string>[] =>
  Object.entries(floors).flatMap(([floor, numbers]) =>
    numbers.split(' ').map((unitNumber, i) => ({
      id: unitNumber,
      unitNumber,
      kind,
      floor: Number(floor),
      place: isPlaced ? i + 1 : 0,
    })),
  );

const columns = (units: readonly DrawnUnit<string>[]) => Object.fromEntries(columnsOfBuilding(units).of);

test('a wing stands above itself, whatever floors lack', () => {
  const olive = building({
    4: 'B-401',
    3: 'A-301 B-301 C-301',
    2: 'A-201 B-201 B-202 C-201',
    1: 'A-101 B-101 B-102 C-101',
    0: 'A-001 C-001',
  });
  expect(columns(olive)).toEqual({
    'B-401': 2,
    'A-301': 1,
    'B-301': 2,
    'C-301': 4,
    'A-201': 1,
    'B-201': 2,
    'B-202': 3,
    'C-201': 4,
    'A-101': 1,
    'B-101': 2,
    'B-102': 3,
    'C-101': 4,
    'A-001': 1,
    'C-001': 4,
  });
  expect(emptyColumns(4, [1, 4])).toEqual([2, 3]);
});

test('the number below the floor is the column: 4-04 is not beside 4-01', () => {
  const bireh = building({
    9: '9-01 9-02',
    6: '6-02',
    4: '4-01 4-04',
    3: '3-02 3-04',
    2: '2-01 2-03',
    1: '1-03',
  });
  expect(columns(bireh)).toEqual({
    '9-01': 1,
    '9-02': 2,
    '6-02': 2,
    '4-01': 1,
    '4-04': 4,
    '3-02': 2,
    '3-04': 4,
    '2-01': 1,
    '2-03': 3,
    '1-03': 3,
  });
  expect(columns(building({ 12: '1203 1201', 1: '103' }, 'apartment', false))).toEqual({
    1203: 2,
    1201: 1,
    103: 2,
  });
  expect(columns(building({ 3: '3A 3C', 2: '2B' }))).toEqual({ '3A': 1, '3C': 3, '2B': 2 });
  expect(columns(building({ 3: '31 33', 2: '22' }))).toEqual({ 31: 1, 33: 3, 22: 2 });
});

test('numbers that run through the building tell no column: each floor begins at the left', () => {
  const jasmine = building({ 2: 'J-06 J-07 J-08', 1: 'J-03 J-04 J-05', 0: 'J-01 J-02' });
  expect(columns(jasmine)).toMatchObject({ 'J-06': 1, 'J-08': 3, 'J-03': 1, 'J-01': 1, 'J-02': 2 });
});

test('letters that never share a floor are no wings: shops lie under the flats', () => {
  expect(columns(building({ 1: 'A-101 A-102', 0: 'S-1 S-2' }))).toEqual({
    'A-101': 1,
    'A-102': 2,
    'S-1': 1,
    'S-2': 2,
  });
});

test('an order that somebody made in the set-up is the building’s', () => {
  expect(columns(building({ 2: '2-02 2-01', 1: '1-01 1-02' }))).toEqual({
    '2-02': 1,
    '2-01': 2,
    '1-01': 1,
    '1-02': 2,
  });
});

test('parking and storage follow the homes of their floor and widen nothing', () => {
  const all = [...building({ 1: 'A-101 A-102' }), ...building({ 1: 'S-1', [-1]: 'P-1 P-2 P-3' }, 'parking')];
  expect(columns(all)).toEqual({ 'A-101': 1, 'A-102': 2, 'S-1': 3, 'P-1': 1, 'P-2': 2, 'P-3': 3 });
  expect(columnsOfBuilding(all).count).toBe(2);
});

test('no two units of a floor have one column, and numbers ascend from the left, for any building', () => {
  const unit = fc.record({
    wing: fc.constantFrom('', 'A-', 'B-', 'ب-'),
    floor: fc.integer({ min: -1, max: 12 }),
    tail: fc.integer({ min: 1, max: 9 }),
    scheme: fc.constantFrom('pair', 'hundreds', 'plain'),
  });
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (made) => {
      const numbers = made.map(({ wing, floor, tail, scheme }) => ({
        floor,
        unitNumber: `${wing}${scheme === 'pair' ? `${floor}-0${tail}` : scheme === 'hundreds' ? Math.abs(floor) * 100 + tail : tail}`,
      }));
      const units = [...new Map(numbers.map((one) => [`${one.floor} ${one.unitNumber}`, one])).values()].map(
        (one, id): DrawnUnit => ({ ...one, id, kind: 'apartment', place: 0 }),
      );
      const { of, count } = columnsOfBuilding(units);
      const cells = new Set(units.map(({ id, floor }) => `${floor} ${of.get(id)}`));
      expect(cells.size).toBe(units.length);
      expect(units.every(({ id }) => (of.get(id) ?? 0) >= 1 && (of.get(id) ?? 0) <= count)).toBe(true);
      if (count > COLUMNS_MAX) expect(count).toBeLessThanOrEqual(units.length);
    }),
  );
});
