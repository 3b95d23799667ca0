import type { HistoryField } from '@diyar/contract/lacasa';
import type { payments } from '../../db/schema.ts';
import { changedFields, partOf, type Snapshot } from './change.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment in the history: amount and currency always together. */
export const paymentSnapshot = (row: PaymentRow): Snapshot => ({
  amount: `${row.amount} ${row.currency}`,
  method: row.method,
  paidOn: row.paidOn,
  status: row.status,
  chequeNumber: row.chequeNumber,
  dueDate: row.dueDate,
  note: row.note,
});

/** The fields that identify a payment; they are stored even when they did not change. */
export const NAMES_IT: readonly HistoryField[] = ['amount', 'chequeNumber'];

export function paymentDifference(
  old: PaymentRow,
  edited: PaymentRow,
): { before: Snapshot; after: Snapshot } | null {
  const [before, after] = [paymentSnapshot(old), paymentSnapshot(edited)];
  const changed = changedFields(before, after);
  if (changed.length === 0) return null;
  const fields = [...new Set([...NAMES_IT, ...changed])];
  return { before: partOf(before, fields), after: partOf(after, fields) };
}
