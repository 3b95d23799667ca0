import { expect, test } from 'vitest';
import type { ReservationInput } from '../reservation-input.ts';
import type { TrackedUnitRef } from '../units.ts';
import {
  type ApartmentNo,
  apartmentNo,
  type DealId,
  dealId,
  type LeadId,
  leadId,
  type PersonId,
  personId,
  type ReservationNo,
  reservationNo,
  type UnitId,
  unitId,
} from './ids.ts';

const ids = {
  unit: (id: UnitId) => id,
  apartment: (no: ApartmentNo) => no,
  deal: (id: DealId) => id,
  reservation: (no: ReservationNo) => no,
  person: (id: PersonId) => id,
  lead: (id: LeadId) => id,
};

test('an id is a number, and goes where its kind is asked for', () => {
  expect(ids.unit(unitId(7))).toBe(7);
  expect(ids.apartment(apartmentNo(7))).toBe(7);
  expect(ids.deal(dealId(7))).toBe(7);
  expect(ids.reservation(reservationNo(7))).toBe(7);
  expect(ids.person(personId(7))).toBe(7);
  expect(ids.lead(leadId(7))).toBe(7);
});

// each line below fails the type check of `npm run check` once the compiler accepts it
test('the compiler refuses an id of another kind, and a number that nobody has said the kind of', () => {
  // @ts-expect-error the unit's own id, where its building's number belongs: a lead's quote opened another unit
  ids.apartment(unitId(7));
  // @ts-expect-error
  ids.unit(apartmentNo(7));
  // @ts-expect-error
  ids.deal(reservationNo(7));
  // @ts-expect-error
  ids.reservation(dealId(7));
  // @ts-expect-error
  ids.deal(unitId(7));
  // @ts-expect-error
  ids.person(leadId(7));
  // @ts-expect-error
  ids.lead(personId(7));
  // @ts-expect-error
  ids.person(dealId(7));
  // @ts-expect-error
  ids.unit(7);
  expect(Object.keys(ids)).toHaveLength(6);
});

test('the compiler refuses it in an answer and in a payload, too', () => {
  const unit: Pick<TrackedUnitRef, 'id' | 'apartmentNo'> = { id: unitId(31), apartmentNo: apartmentNo(8) };
  // @ts-expect-error
  ids.apartment(unit.id);
  // @ts-expect-error
  if (unit.apartmentNo !== null) ids.unit(unit.apartmentNo);
  // @ts-expect-error
  const further: ReservationInput['with'] = [unit.id];
  expect(further).toEqual([31]);
});
