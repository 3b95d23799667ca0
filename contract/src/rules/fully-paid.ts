import { currencyOf, parseAmount } from './amounts.ts';

type Typed = string | number | null | undefined;

/** Whether both amounts may be compared: a currency that is not named is taken to be the other's. */
export function sameCurrency(due: Typed, paid: Typed): boolean {
  const [d, p] = [currencyOf(due), currencyOf(paid)];
  return d === p || d === 'Unknown' || p === 'Unknown';
}

/**
 * SPEC §4: inferred as paid when both amounts parse and paid covers due.
 * 1000 shekels do not cover 1000 dollars (DECISIONS §5: currencies are never mixed).
 */
export function paidCoversDue(due: Typed, paid: Typed): boolean {
  const [d, p] = [parseAmount(due), parseAmount(paid)];
  return d !== null && p !== null && sameCurrency(due, paid) && p >= d;
}

/** DECISIONS §2 (reservation): true when marked, or when paid covers due. */
export const isFullyPaid = (due: Typed, paid: Typed, marked = false): boolean =>
  marked || paidCoversDue(due, paid);
