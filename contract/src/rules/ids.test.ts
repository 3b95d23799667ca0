import { expect, expectTypeOf, test } from 'vitest';
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

// `npm run check` fails at a line below once the compiler takes the one for the other
test('the compiler refuses an id of another kind, and a number that nobody has said the kind of', () => {
  // a lead's quote opened another unit: the unit's own id stood where its building's number belongs
  expectTypeOf<UnitId>().not.toExtend<ApartmentNo>();
  expectTypeOf<ApartmentNo>().not.toExtend<UnitId>();
  expectTypeOf<ReservationNo>().not.toExtend<DealId>();
  expectTypeOf<DealId>().not.toExtend<ReservationNo>();
  expectTypeOf<UnitId>().not.toExtend<DealId>();
  expectTypeOf<LeadId>().not.toExtend<PersonId>();
  expectTypeOf<PersonId>().not.toExtend<LeadId>();
  expectTypeOf<DealId>().not.toExtend<PersonId>();
  expectTypeOf<number>().not.toExtend<UnitId>();
});

test('it refuses it in an answer and in a payload, too', () => {
  type Unit = Pick<TrackedUnitRef, 'id' | 'apartmentNo'>;
  expectTypeOf<Unit['id']>().not.toExtend<ApartmentNo>();
  expectTypeOf<NonNullable<Unit['apartmentNo']>>().not.toExtend<UnitId>();
  expectTypeOf<Unit['id'][]>().not.toExtend<NonNullable<ReservationInput['with']>>();
});
