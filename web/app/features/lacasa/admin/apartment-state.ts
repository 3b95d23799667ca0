import type { Apartment } from '@diyar/contract/lacasa';
import { balanceOf } from '@diyar/contract/rules/balance';
import { peopleColumn, personMatches } from '@diyar/contract/rules/people-search';

export type ApartmentState = 'free' | 'open' | 'paid';

export function stateOf(apartment: Apartment): ApartmentState {
  if (!apartment.reserved) return 'free';
  return apartment.isFullyPaid ? 'paid' : 'open';
}

export const SHOWN = ['all', 'available', 'reserved', 'open'] as const;
export type Shown = (typeof SHOWN)[number];

const FILTER: Record<Shown, (apartment: Apartment) => boolean> = {
  all: () => true,
  available: (one) => !one.reserved,
  reserved: (one) => one.reserved,
  open: (one) => stateOf(one) === 'open',
};

export const countShown = (apartments: readonly Apartment[], shown: Shown) =>
  apartments.filter(FILTER[shown]).length;

/** Which cells are highlighted: those of the pressed figure, and the matches of the search. */
export const isShown = (apartment: Apartment, shown: Shown, q: string) =>
  FILTER[shown](apartment) &&
  personMatches(peopleColumn(apartment.phone, apartment.label, apartment.name), q);

/** The paid share in whole percent; null without a known debt. Never 100 while something is outstanding. */
export function percentPaid(apartment: Apartment): number | null {
  if (apartment.isFullyPaid) return 100;
  const due = apartment.due.amount;
  if (due === null || due <= 0) return null;
  return Math.min(99, Math.max(0, Math.round(((due - apartment.outstanding.amount) / due) * 100)));
}

/** The apartment after it is marked; the balance follows the same rule as on the server. */
export function withMark(apartment: Apartment, markedFullyPaid: boolean): Apartment {
  const { dueAmountStr, paidAmountStr, payments } = apartment;
  return {
    ...apartment,
    markedFullyPaid,
    ...balanceOf({ dueAmountStr, paidAmountStr, payments, markedFullyPaid }),
  };
}

/** Removing clears the holder fields (docs/product/building-tracker.md#removing-a-reservation). */
export const freed = (apartment: Apartment): Apartment => ({
  ...apartment,
  reserved: false,
  status: 'available',
  name: '',
  phone: '',
  reserverId: null,
  reserverImageFileId: null,
  reserverPhotoUrl: null,
  contractFileId: null,
  contractFileUrl: null,
  dueAmountStr: '',
  markedFullyPaid: false,
  payments: [],
  ...balanceOf({ dueAmountStr: '', paidAmountStr: '', markedFullyPaid: false }),
  isFullyPaid: false,
  reservedAt: null,
});
