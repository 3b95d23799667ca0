import { balanceOf } from './balance.ts';

type Typed = string | number | null | undefined;

/** SPEC §4, DECISIONS §2 (reservation): paid when marked, or when both amounts parse and paid covers due. */
export const isFullyPaid = (due: Typed, paid: Typed, marked = false): boolean =>
  balanceOf({
    dueAmountStr: String(due ?? ''),
    paidAmountStr: String(paid ?? ''),
    markedFullyPaid: marked,
  }).isFullyPaid;
