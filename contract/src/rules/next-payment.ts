import type { Currency } from './money.ts';
import { sumAmounts } from './money.ts';
import type { PlannedLine } from './plans.ts';

const openOf = ({ amount, covered }: PlannedLine, currency: Currency) =>
  sumAmounts([amount, -covered], currency);

/** The first line that is not paid, of those that have a day; else the first that waits for its stage. Null when all is paid. */
export function nextPayment<L extends PlannedLine>(
  plan: readonly L[],
  currency: Currency,
): { line: L; open: number } | null {
  const open = plan.filter((line) => openOf(line, currency) > 0);
  const line = open.find(({ waitsFor, dueOn }) => !waitsFor && dueOn !== null) ?? open[0];
  return line ? { line, open: openOf(line, currency) } : null;
}

/** What of a plan is to be paid by today, and what later: both make what of it is not paid. */
export function dueAndLater(
  plan: readonly PlannedLine[],
  currency: Currency,
  today: string,
): { due: number; later: number } {
  const isDue = ({ dueOn, waitsFor }: PlannedLine) => !waitsFor && dueOn !== null && dueOn <= today;
  const sum = (lines: readonly PlannedLine[]) =>
    sumAmounts(
      lines.map((line) => openOf(line, currency)),
      currency,
    );
  return { due: sum(plan.filter(isDue)), later: sum(plan.filter((line) => !isDue(line))) };
}
