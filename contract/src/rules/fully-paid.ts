import { balanceOf } from './balance.ts';

type Typed = string | number | null | undefined;

/** Marked, or both amounts can be read and paid covers due. */
export const isFullyPaid = (due: Typed, paid: Typed, marked = false): boolean =>
  balanceOf({
    dueAmountStr: String(due ?? ''),
    paidAmountStr: String(paid ?? ''),
    markedFullyPaid: marked,
  }).isFullyPaid;
