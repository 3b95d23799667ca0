/**
 * Ids that the compiler tells apart. All of them are numbers, and a unit has two: its own id, and the number by which
 * its building's calls and screens name it. A number becomes one of them where it comes in (a parsed payload, a stored
 * row, an address) or by the functions below, nowhere else: docs/decisions/032-ids-of-their-own-type.md.
 */
declare const of: unique symbol;
type IdOf<Kind extends string> = number & { readonly [of]: Kind };

export type UnitId = IdOf<'unit'>;
/** Of a unit in a building: `Apartment.id`, `apartmentNo`, the numbers of `/apartments/{id}`. */
export type ApartmentNo = IdOf<'apartment'>;
export type DealId = IdOf<'deal'>;
/** Of a reservation, from before there were deals: `reserverId`. */
export type ReservationNo = IdOf<'reservation'>;
export type PersonId = IdOf<'person'>;
export type LeadId = IdOf<'lead'>;

export interface IdKinds {
  unit: UnitId;
  apartment: ApartmentNo;
  deal: DealId;
  reservation: ReservationNo;
  person: PersonId;
  lead: LeadId;
}

const maker =
  <Id extends number>() =>
  (number: number) =>
    number as Id;

export const unitId = maker<UnitId>();
export const apartmentNo = maker<ApartmentNo>();
export const dealId = maker<DealId>();
export const reservationNo = maker<ReservationNo>();
export const personId = maker<PersonId>();
export const leadId = maker<LeadId>();
