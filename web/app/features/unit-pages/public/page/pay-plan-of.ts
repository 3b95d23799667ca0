import { sumAmounts } from '@diyar/contract/rules/money';
import { chosenPlan, type PlanChoice, planLimits } from '@diyar/contract/rules/plan-choice';
import { type PlanLine, planFromTemplate, STEP_LABELS } from '@diyar/contract/rules/plans';
import type { PayPlanView } from './pay-plan-view.server.ts';

export type PlanGroup = {
  kind: 'signing' | 'payments' | 'last' | 'handover' | 'stage';
  /** Of a payment that follows a stage. */
  stage: string;
  count: number;
  /** Of one payment; the group's sum is `sum`. */
  amount: number;
  sum: number;
  from: string;
  to: string;
};

/** Which of the offered plans the address names, with the numbers in it. */
export function planOf(view: PayPlanView, search: string) {
  const query = new URLSearchParams(search);
  const asked = Number(query.get('plan') ?? 1) - 1;
  const index = view.plans[asked] ? asked : 0;
  const plan = view.plans[index];
  if (!plan) return null;
  const choice: PlanChoice | null = chosenPlan(plan.steps, (field) => query.get(field));
  const lines = planFromTemplate(
    choice?.steps ?? plan.steps,
    {
      total: view.price.amount,
      currency: view.price.currency,
      signingOn: view.signingOn,
      handoverOn: view.handoverOn,
      stages: view.stages,
    },
    view.lang,
  );
  return { index, plan, choice, limits: planLimits(plan.steps), lines, groups: groupsOf(lines, view) };
}

export const stageKey = ({ id, days }: { id: number; days: number }) => `${id} ${days}`;

/** Equal instalments in one line; the order is that of the first payment. */
function groupsOf(lines: readonly PlanLine[], { lang, price }: PayPlanView): PlanGroup[] {
  const kindOf = (line: PlanLine): PlanGroup['kind'] => {
    if (line.after) return 'stage';
    if (line.label === STEP_LABELS.signing[lang]) return 'signing';
    return line.label === STEP_LABELS.handover[lang] ? 'handover' : 'payments';
  };
  const groups = new Map<string, PlanGroup>();
  for (const line of lines) {
    const kind = kindOf(line);
    const stage = line.after ? stageKey(line.after) : '';
    const day = line.dueOn ?? '';
    const key = `${kind} ${stage} ${line.amount}`;
    const known = groups.get(key);
    if (known) {
      known.count += 1;
      known.sum = sumAmounts([known.sum, line.amount], price.currency);
      known.to = day;
    } else {
      // an instalment of another amount is the last one, which takes the rest
      const isLast = kind === 'payments' && [...groups.values()].some((one) => one.kind === 'payments');
      groups.set(key, {
        kind: isLast ? 'last' : kind,
        count: 1,
        amount: line.amount,
        sum: line.amount,
        from: day,
        to: day,
        stage,
      });
    }
  }
  return [...groups.values()];
}
