import type { TrackedUnit } from '@diyar/contract/buildings';
import { parseAmount } from '@diyar/contract/rules/amounts';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { fallsBackToPost } from '@diyar/contract/rules/reservation-calls';
import { request } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { readWritten } from './building-api.ts';
import type { Tracker } from './tracker.ts';

export type ReservationChange = {
  name?: string;
  phone?: string;
  dueAmountStr?: string;
  paidAmountStr?: string;
  isFullyPaid?: boolean;
  coBuyers?: string;
};

const path = ({ base }: Tracker, no: ApartmentNo) => `${base}/apartments/${no}/reservation`;

/**
 * Amounts under every name that a server may read, as text and as number
 * (docs/product/building-tracker.md#reservation-aliases).
 */
function payloadOf(change: ReservationChange, version: number) {
  const { name, phone, dueAmountStr, paidAmountStr, isFullyPaid, coBuyers } = change;
  const due = parseAmount(dueAmountStr);
  const paid = parseAmount(paidAmountStr);
  return {
    reserved: true,
    isAvailable: false,
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(dueAmountStr !== undefined && {
      dueAmountStr,
      due_amount_str: dueAmountStr,
      dueAmount: due,
      due_amount: due,
    }),
    ...(paidAmountStr !== undefined && {
      paidAmountStr,
      paid_amount_str: paidAmountStr,
      paidAmount: paid,
      paid_amount: paid,
      payed_amount: paid,
    }),
    ...(isFullyPaid !== undefined && { isFullyPaid, is_fully_paid: isFullyPaid, fully_paid: isFullyPaid }),
    ...(coBuyers !== undefined && { coBuyers }),
    version,
  };
}

/** PATCH, and POST where a server does not support it (docs/product/building-tracker.md#patch-and-post). */
export async function saveReservation(
  tracker: Tracker,
  { id, version }: TrackedUnit,
  change: ReservationChange,
) {
  const body = payloadOf(change, version);
  try {
    return await request('PATCH', path(tracker, id), { body, read: readWritten });
  } catch (error) {
    if (!(error instanceof ApiError) || !fallsBackToPost(error.status, error.message)) throw error;
    return request('POST', path(tracker, id), { body, read: readWritten });
  }
}

export const addReservation = (tracker: Tracker, { id, version }: TrackedUnit, change: ReservationChange) =>
  request('POST', path(tracker, id), { body: payloadOf(change, version), read: readWritten });

export const removeReservation = (tracker: Tracker, { id, version }: TrackedUnit) =>
  request('DELETE', path(tracker, id), { query: { version } });

export const restoreReservation = ({ base }: Tracker, no: ApartmentNo) =>
  request('POST', `${base}/apartments/${no}/restore`, { body: {}, read: readWritten });
