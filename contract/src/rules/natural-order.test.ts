import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byFloorOrder, inFloorOrder, inNaturalOrder } from './natural-order.ts';

const ordered = (...numbers: string[]) => inNaturalOrder(numbers, (unitNumber) => ({ unitNumber }));

test('numbers are compared as numbers, in either script and with any sign between', () => {
  expect(ordered('A-10', 'A-2', 'A-1')).toEqual(['A-1', 'A-2', 'A-10']);
  expect(ordered('Z-806', 'Z-802', 'Z-801', 'Z-1001')).toEqual(['Z-801', 'Z-802', 'Z-806', 'Z-1001']);
  expect(ordered('أ-١٠', 'أ-٢', 'A-3')).toEqual(['أ-٢', 'A-3', 'أ-١٠']);
  expect(ordered('2-1', '1-10', '1-9')).toEqual(['1-9', '1-10', '2-1']);
  expect(ordered('P-1', '', '101', '9')).toEqual(['9', '101', 'P-1', '']);
  expect(ordered('101B', '101', '101A')).toEqual(['101', '101A', '101B']);
});

test('it is one order, whatever order they came in', () => {
  const number = fc
    .tuple(fc.constantFrom('', 'A-', 'B', 'ب '), fc.integer({ min: 0, max: 1200 }))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(number, { maxLength: 12 }), (numbers) => {
      expect(ordered(...numbers.toReversed())).toEqual(ordered(...numbers));
      const plain = numbers.filter((one) => /^\d+$/.test(one));
      expect(ordered(...plain).map(Number)).toEqual(plain.map(Number).sort((a, b) => a - b));
    }),
  );
});

const unit = (unitNumber: string, place = 0, floor = 8) => ({ unitNumber, place, floor });
const numbers = (units: readonly { unitNumber: string }[]) => units.map((one) => one.unitNumber);

test('on a floor units stand by their number, unless somebody has placed them otherwise', () => {
  const arrived = [unit('802'), unit('803'), unit('801'), unit('805')];
  expect(numbers(inFloorOrder(arrived, (one) => one))).toEqual(['801', '802', '803', '805']);
  const placed = [unit('801', 1), unit('803', 2), unit('802')];
  expect(numbers(inFloorOrder(placed, (one) => one))).toEqual(['801', '802', '803']);
  const arranged = [unit('801', 2), unit('802', 1), unit('800')];
  expect(numbers(inFloorOrder(arranged, (one) => one))).toEqual(['802', '801', '800']);
});

test('the floors stay in their order', () => {
  const units = [unit('9-2', 0, 9), unit('8-2', 0, 8), unit('9-1', 0, 9)];
  expect(numbers(byFloorOrder(units, (one) => one))).toEqual(['9-1', '9-2', '8-2']);
});
