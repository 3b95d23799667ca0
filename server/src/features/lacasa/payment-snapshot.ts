import type { payments } from '../../db/schema.ts';
import type { Snapshot } from './change.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment as the history keeps it: amount and currency together, never apart. */
export const paymentSnapshot = (row: PaymentRow): Snapshot => ({
  amount: `${row.amount} ${row.currency}`,
  method: row.method,
  paidOn: row.paidOn,
  status: row.status,
  chequeNumber: row.chequeNumber,
  dueDate: row.dueDate,
  note: row.note,
});

/** What says which payment it was, kept also where it did not change. */
const NAMES_IT = ['amount', 'chequeNumber'];

export function paymentDifference(
  old: PaymentRow,
  edited: PaymentRow,
): { before: Snapshot; after: Snapshot } | null {
  const [before, after] = [paymentSnapshot(old), paymentSnapshot(edited)];
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return null;
  const kept = Object.keys(after).filter((field) => changed.includes(field) || NAMES_IT.includes(field));
  const part = (of: Snapshot): Snapshot =>
    Object.fromEntries(kept.map((field) => [field, of[field] ?? null]));
  return { before: part(before), after: part(after) };
}
