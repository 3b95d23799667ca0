import { describe, expect, test } from 'vitest';
import { Apartment } from '../apartments.ts';
import { readApartment, readFloors, readReservationAnswer } from './apartments.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';

const odd = {
  id: '7',
  apartment_label: 'A-301',
  floor: '3',
  is_available: false,
  reserver_name: 'Huda',
  phone: '0599111222',
  due_amount: 1000,
  payed_amount: '400',
  is_fully_paid: false,
  reserver_id: 9,
};

describe('apartment', () => {
  test('under every alias', () => {
    expect(readApartment(odd)).toMatchObject({
      id: 7,
      label: 'A-301',
      kind: 'apartment',
      floor: 3,
      reserved: true,
      name: 'Huda',
      dueAmountStr: '1000',
      paidAmountStr: '400',
      outstanding: { amount: 600, currency: 'Unknown' },
      isFullyPaid: false,
      reserverId: 9,
    });
  });

  test.each(['due_amount', 'dueAmount', 'dueAmountStr', 'due'])('due as %s', (name) => {
    expect(readApartment({ id: 1, floor: 0, reserved: true, [name]: '5 $' })?.dueAmountStr).toBe('5 $');
  });

  test.each(['paid_amount', 'payed_amount', 'paidAmountStr', 'paid'])('paid as %s', (name) => {
    expect(readApartment({ id: 1, floor: 0, reserved: true, [name]: 5 })?.paidAmountStr).toBe('5');
  });

  test.each(['is_fully_paid', 'isFullyPaid', 'fully_paid'])('marked as %s', (name) => {
    expect(readApartment({ id: 1, floor: 0, reserved: true, [name]: 'true' })?.isFullyPaid).toBe(true);
  });

  test('paid in full is also inferred, and then not called marked', () => {
    const paid = readApartment({ ...odd, payed_amount: 1000 });
    expect(paid).toMatchObject({ isFullyPaid: true, markedFullyPaid: false });
  });

  test('a free apartment has no holder, whatever else is said', () => {
    expect(readApartment({ ...odd, is_available: true })).toMatchObject({
      reserved: false,
      name: '',
      phone: '',
      dueAmountStr: '',
      reserverId: null,
      isFullyPaid: false,
    });
  });

  test('what was read once reads the same again', () => {
    const once = readApartment(odd);
    expect(readApartment(once)).toEqual(once);
    expect(readApartment(snakeCased(once))).toEqual(once);
  });

  test('parking and storage by their labels', () => {
    const kind = (label: string) => readApartment({ id: 1, floor: -1, label })?.kind;
    expect([kind('P-12'), kind('S-2'), kind('A-301'), kind('Penthouse')]).toEqual([
      'parking',
      'storage',
      'apartment',
      'apartment',
    ]);
  });
});

test('the answer is the apartment or a wrapper holding it', () => {
  for (const answer of [odd, { apartment: odd }, { data: odd }, { data: { apartment: odd } }]) {
    expect(readReservationAnswer(answer)?.id).toBe(7);
  }
  expect(readReservationAnswer({ apartment: { id: 7, reserved: true } }, 3)?.floor).toBe(3);
  expect(readReservationAnswer(null)).toBeNull();
});

test.each([
  [[{ floor: 3, apartments: [odd] }]],
  [{ items: [{ floorNumber: 3, apartments: { content: [{ ...odd, floor: null }] } }] }],
  [{ floors: [{ number: 3, units: [odd] }] }],
  [[odd]],
  [{ data: [odd] }],
])('floors from %j', (answer) => {
  const floors = readFloors(answer);
  expect(floors.map((floor) => floor.floor)).toEqual([6, 5, 4, 3, 2, 1, 0, -1, -2, -3]);
  expect(floors.map((floor) => floor.apartments.length)).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
});

test('whatever comes, what is read has our shape', () => {
  const names = [
    'label',
    'floor',
    'reserved',
    'isAvailable',
    'name',
    'due',
    'paid',
    'isFullyPaid',
    'payments',
    'version',
    'reservedAt',
    'reserverPhotoUrl',
  ];
  expectShape(Apartment, (answer) => readApartment(answer, 2), names);
});
