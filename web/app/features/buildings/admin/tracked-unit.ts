import type { Apartment } from '@diyar/contract/apartments';
import type { TrackedUnit } from '@diyar/contract/buildings';
import { balanceOf } from '@diyar/contract/rules/balance';
import { unitId } from '@diyar/contract/rules/ids';

/** An apartment of a server without buildings: nothing is known about its deal. */
export const asTracked = (apartment: Apartment): TrackedUnit => ({
  ...apartment,
  // such a server has no other number for it, and no unit has this id
  unitId: unitId(0),
  place: 0,
  isListed: false,
  awaitsDeal: false,
  bedrooms: 0,
  sizeSqm: 0,
  price: null,
  currency: null,
  deal: null,
});

/** Removing clears the holder fields (docs/product/building-tracker.md#removing-a-reservation). */
export const freed = (unit: TrackedUnit): TrackedUnit => ({
  ...unit,
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
  deal: null,
});

/** When the hold on a unit ends; null without one. */
export const holdEnd = ({ status, deal }: TrackedUnit): number | null =>
  status === 'held' && deal?.holdUntil ? Date.parse(deal.holdUntil) : null;

/** A hold is over at its second, whether or not the server was asked again. */
export function withEndedHolds(units: readonly TrackedUnit[], now: number): TrackedUnit[] {
  return units.map((unit) => {
    const end = holdEnd(unit);
    return end !== null && end <= now ? freed(unit) : unit;
  });
}
