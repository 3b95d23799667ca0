import type { TrackedUnit } from '@diyar/contract/buildings';
import type { PlanTemplates } from '@diyar/contract/plan-templates';
import type { Quote } from '@diyar/contract/quotes';
import type { PersonId } from '@diyar/contract/rules/ids';
import { planFromTemplate } from '@diyar/contract/rules/plans';
import { useMemo } from 'react';
import { typedLines } from '~/features/ledger/admin/forms/plan-lines.tsx';
import { formatIn } from '~/features/ledger/admin/money.tsx';
import { useRead } from '~/lib/admin/use-read.ts';
import { NO_TERMS, type PathTerms, type PlanChoice } from './terms.ts';

/** What tells templates apart, whatever the days. */
const asMade = (lines: Quote['plan']) =>
  lines.map(({ amount, after }) => (after ? `${amount} ${after.id}+${after.days}` : amount)).join();

/** The template that the plan was made of, whose days begin anew with the deal; else the lines as they are. */
function planOf({ plan, total, currency }: Quote, { items, handoverOn, stages }: PlanTemplates): PlanChoice {
  if (plan.length === 0) return 'none';
  const amounts = asMade(plan);
  const signingOn = plan[0]?.dueOn ?? '';
  const template = items.find(
    ({ steps }) =>
      asMade(planFromTemplate(steps, { total, currency, signingOn, handoverOn, stages })) === amounts,
  );
  return template ? { template: template.id } : { lines: typedLines(plan, currency) };
}

/** What was offered, as if it had been typed. */
export function termsOfQuote(quote: Quote, home: TrackedUnit, templates: PlanTemplates): PathTerms {
  const { currency, discount } = quote;
  const amount = quote.units[0]?.amount ?? 0;
  const isListed = amount === home.price && currency === home.currency;
  return {
    ...NO_TERMS,
    ...(!isListed && { currency, prices: { [home.id]: formatIn(amount, currency) } }),
    discount: discount > 0 ? formatIn(discount, currency) : '',
    plan: planOf(quote, templates),
  };
}

type Asked = {
  buildingId: number;
  home: TrackedUnit;
  personId: PersonId | null;
  templates: PlanTemplates;
  isEnabled: boolean;
};

/** The newest open quote of this person for this unit alone: a reservation begins with its price and plan. */
export function useQuoted({ buildingId, home, personId, templates, isEnabled }: Asked) {
  const enabled = isEnabled && personId !== null;
  const query = { buildingId, unit: home.id, state: 'open' as const };
  const { data, isPending } = useRead('GET /admin/quotes', { query }, { enabled });
  const quote = data?.items.find((one) => one.personId === personId && one.units.length === 1);
  const terms = useMemo(() => quote && termsOfQuote(quote, home, templates), [quote, home, templates]);
  return {
    isPending: enabled && isPending,
    quoted: quote && terms ? { number: quote.number, agreedAt: quote.agreedAt, terms } : null,
  };
}
