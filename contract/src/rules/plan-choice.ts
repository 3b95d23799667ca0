import type { TemplateStep } from './plans.ts';

/** What a visitor may change about an offered plan. */
export const PLAN_FIELDS = ['down', 'months', 'hand'] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];
export type PlanNumbers = Record<PlanField, number>;
export type PlanLimits = Record<PlanField, { least: number; most: number; start: number }>;

/** The least share that is left for the instalments. */
export const INSTALMENTS_LEAST = 5;

const percentOf = (steps: readonly TemplateStep[], step: TemplateStep['step']) =>
  steps.find((one) => one.step === step)?.percent ?? 0;

/**
 * A visitor may pay as the plan says, or sooner: more at signing, in fewer instalments, less at handover. Null for a
 * plan that has no instalments, several kinds of them, or follows the building: it is shown as it is.
 */
export function planLimits(steps: readonly TemplateStep[]): PlanLimits | null {
  const names = steps.map(({ step }) => step);
  const monthly = steps.find(({ step }) => step === 'monthly');
  if (!monthly || new Set(names).size < names.length || names.includes('stage')) return null;
  const [down, hand] = [percentOf(steps, 'signing'), percentOf(steps, 'handover')];
  return {
    down: { least: Math.ceil(down), most: Math.max(Math.ceil(down), 100 - INSTALMENTS_LEAST), start: down },
    months: { least: 1, most: monthly.count, start: monthly.count },
    hand: { least: 0, most: Math.floor(hand), start: hand },
  };
}

export type PlanChoice = {
  steps: readonly TemplateStep[];
  numbers: PlanNumbers;
  /** Fields whose value was not possible; the plan's own value counts instead. */
  refused: PlanField[];
  /** A down payment that is possible, but not with what is paid at handover: the most that is. */
  downWithHand: number | null;
};

const isPossible = (typed: string, { least, most }: PlanLimits[PlanField]) =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

/** The plan with what somebody typed; a value that is empty or not possible leaves the plan's own. */
export function chosenPlan(
  steps: readonly TemplateStep[],
  typed: (field: PlanField) => string | null,
): PlanChoice | null {
  const limits = planLimits(steps);
  if (!limits) return null;
  const refused: PlanField[] = [];
  const numbers = { down: limits.down.start, months: limits.months.start, hand: limits.hand.start };
  for (const field of PLAN_FIELDS) {
    const value = typed(field)?.trim() ?? '';
    if (value === '' || value === String(numbers[field])) continue;
    if (isPossible(value, limits[field])) numbers[field] = Number(value);
    else refused.push(field);
  }
  let downWithHand: number | null = null;
  if (numbers.down + numbers.hand > 100 - INSTALMENTS_LEAST && numbers.down !== limits.down.start) {
    refused.push('down');
    downWithHand = Math.max(limits.down.least, Math.floor(100 - INSTALMENTS_LEAST - numbers.hand));
    numbers.down = limits.down.start;
  }
  // in hundredths, because 33.34 + 56.66 is not 90
  const rest = (10_000 - Math.round((numbers.down + numbers.hand) * 100)) / 100;
  const percents = { signing: numbers.down, monthly: rest, handover: numbers.hand };
  const order = ['signing', 'monthly', 'handover'] as const;
  const every = steps.find(({ step }) => step === 'monthly')?.everyMonths ?? 1;
  return {
    numbers,
    refused,
    downWithHand,
    steps: order
      .map((step) => ({
        step,
        percent: percents[step],
        count: step === 'monthly' ? numbers.months : 1,
        everyMonths: step === 'monthly' ? every : 1,
      }))
      .filter(({ percent }) => percent > 0),
  };
}
