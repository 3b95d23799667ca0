import type { TrackedUnit } from '@diyar/contract/buildings';
import { balanceOf } from '@diyar/contract/rules/balance';
import { personMatches, unitColumn } from '@diyar/contract/rules/person-search';

/** How an apartment looks: its status, and whether something of what was agreed is still open. */
export type ApartmentState = 'free' | 'held' | 'open' | 'paid' | 'sold' | 'withdrawn';

export function stateOf({ status, isFullyPaid }: TrackedUnit): ApartmentState {
  if (status === 'available') return 'free';
  if (status === 'reserved') return isFullyPaid ? 'paid' : 'open';
  return status;
}

/** Of the units of one deal the first answers the amounts. */
export const answersAmounts = ({ id, deal }: TrackedUnit) =>
  deal === null || deal.units.length < 2 || deal.units[0]?.id === id;

/** Reserved or sold with something still to pay. A sale without a debt is one from before: it owes nothing. */
export const isOpen = (unit: TrackedUnit) =>
  !unit.isFullyPaid &&
  (unit.status === 'reserved' || (unit.status === 'sold' && unit.due.amount !== null)) &&
  answersAmounts(unit);

/** The statuses make the total; open payments stand apart because they cut across. */
export const SHOWN = ['all', 'available', 'held', 'reserved', 'sold', 'withdrawn', 'open'] as const;
export type Shown = (typeof SHOWN)[number];

const isOf = (apartment: TrackedUnit, shown: Shown) =>
  shown === 'all' || (shown === 'open' ? isOpen(apartment) : apartment.status === shown);

export const countShown = (apartments: readonly TrackedUnit[], shown: Shown) =>
  apartments.filter((one) => isOf(one, shown)).length;

/** Which cells are highlighted: those of the pressed figure, and the matches of the search. */
export const isShown = (apartment: TrackedUnit, shown: Shown, q: string) =>
  isOf(apartment, shown) && personMatches(unitColumn(apartment), q);

/** The paid share in whole percent; null without a known debt. Never 100 while something is outstanding. */
export function percentPaid(apartment: TrackedUnit): number | null {
  if (apartment.isFullyPaid) return 100;
  const due = apartment.due.amount;
  if (due === null || due <= 0) return null;
  return Math.min(99, Math.max(0, Math.round(((due - apartment.outstanding.amount) / due) * 100)));
}

/** The apartment after it is marked; the balance follows the same rule as on the server. */
export function withMark(apartment: TrackedUnit, markedFullyPaid: boolean): TrackedUnit {
  const { dueAmountStr, paidAmountStr, payments } = apartment;
  return {
    ...apartment,
    markedFullyPaid,
    ...balanceOf({ dueAmountStr, paidAmountStr, payments, markedFullyPaid }),
  };
}
