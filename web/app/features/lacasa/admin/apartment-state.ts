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

/** What stays bright: the figure that is pressed, and what the search finds. */
export const isShown = (apartment: Apartment, shown: Shown, q: string) =>
  FILTER[shown](apartment) &&
  personMatches(peopleColumn(apartment.phone, apartment.label, apartment.name), q);

/** Whole percent of the debt that is paid; null where no debt is known. Never 100 while something is open. */
export function percentPaid(apartment: Apartment): number | null {
  if (apartment.isFullyPaid) return 100;
  const due = apartment.due.amount;
  if (due === null || due <= 0) return null;
  return Math.min(99, Math.max(0, Math.round(((due - apartment.outstanding.amount) / due) * 100)));
}

/** The apartment as it is once marked; the balance follows by the same rule the server uses. */
export function withMark(apartment: Apartment, markedFullyPaid: boolean): Apartment {
  const { dueAmountStr, paidAmountStr, payments } = apartment;
  return {
    ...apartment,
    markedFullyPaid,
    ...balanceOf({ dueAmountStr, paidAmountStr, payments, markedFullyPaid }),
  };
}

/** SPEC §4: removing clears the holder fields. */
export const freed = (apartment: Apartment): Apartment => ({
  ...apartment,
  reserved: false,
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
