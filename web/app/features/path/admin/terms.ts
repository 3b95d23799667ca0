import type { TrackedUnit } from '@diyar/contract/buildings';
import type { PlanTemplate, PlanTemplates } from '@diyar/contract/plan-templates';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { type Currency, dealCurrency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { type PlanLine, planFromTemplate } from '@diyar/contract/rules/plans';
import { beyondLimits, listTotal, percentBelow, type RoleLimits } from '@diyar/contract/rules/role-limits';
import { type TypedLine, typedLine } from '~/features/ledger/admin/forms/plan-lines.tsx';
import { type TypedTerms, toPay } from '~/features/ledger/admin/forms/terms.ts';
import { formatIn } from '~/features/ledger/admin/money.tsx';

/** A template of the project, none, or lines of one's own; null is the first that the project offers. */
export type PlanChoice = { template: number } | { lines: TypedLine[] } | 'none' | null;

/** What was typed about money. Whatever was not typed follows the list. */
export type PathTerms = {
  currency: Currency | null;
  /** By the number of the unit. */
  prices: Record<number, string>;
  discount: string;
  plan: PlanChoice;
};

export const NO_TERMS: PathTerms = { currency: null, prices: {}, discount: '', plan: null };

/** The plan that is offered first: on the site, else at all. */
export const firstOffered = ({ items }: PlanTemplates): PlanTemplate | undefined =>
  items.find(({ isPublic }) => isPublic) ?? items[0];

export function chosenTemplate(plan: PlanChoice, templates: PlanTemplates): PlanTemplate | undefined {
  if (plan === null) return firstOffered(templates);
  return typeof plan === 'object' && 'template' in plan
    ? templates.items.find(({ id }) => id === plan.template)
    : undefined;
}

type Around = {
  /** The home first. */
  units: readonly TrackedUnit[];
  templates: PlanTemplates;
  /** The day from which the plan counts. */
  signingOn: string;
  labelsIn: Lang;
};

/** Prices as they are now: typed, else of the list. */
export function pricesOf(terms: PathTerms, units: readonly TrackedUnit[]) {
  const currency = terms.currency ?? units[0]?.currency ?? dealCurrency();
  const prices = Object.fromEntries(
    units.map(({ id, price, currency: listed }) => [
      id,
      terms.prices[id] ?? (price && listed === currency ? formatIn(price, currency) : ''),
    ]),
  );
  return { currency, prices };
}

/** What the ledger's forms know as terms, with the plan as dated lines that make the price. */
export function typedTerms(terms: PathTerms, { units, templates, signingOn, labelsIn }: Around): TypedTerms {
  const { currency, prices } = pricesOf(terms, units);
  const typed: TypedTerms = { on: signingOn, currency, prices, discount: terms.discount, plan: [] };
  const { plan } = terms;
  if (plan !== null && typeof plan === 'object' && 'lines' in plan) return { ...typed, plan: plan.lines };
  const total = toPay(typed, numbersOf(units));
  const template = chosenTemplate(plan, templates);
  if (!template || total <= 0) return typed;
  const { handoverOn, stages } = templates;
  const base = { total, currency, signingOn, handoverOn, stages };
  const lines: PlanLine[] = planFromTemplate(template.steps, base, labelsIn);
  return {
    ...typed,
    plan: lines.map((line, i) => ({ key: String(i), ...typedLine(line, currency) })),
  };
}

export const numbersOf = (units: readonly TrackedUnit[]): ApartmentNo[] => units.map(({ id }) => id);

/** How far the price is below the list, and how far one may go alone; null where there is no list to compare with. */
export type BelowList = {
  percent: number;
  /** In percent, and as a discount from the list; null without a limit. */
  limit: number | null;
  most: number | null;
  isBeyond: boolean;
};

export function belowList(
  typed: TypedTerms,
  units: readonly TrackedUnit[],
  limits: RoleLimits,
): BelowList | null {
  const { currency } = typed;
  const net = toPay(typed, numbersOf(units));
  const listed = units.map(({ kind, price, currency: of }) => ({ kind, amount: price, currency: of }));
  const list = listTotal(listed);
  const line = { kind: 'charge', reason: 'price', amount: net, currency } as const;
  const deal = { isEnded: false, currency, lines: [line], units: listed };
  const isBeyond = beyondLimits(null, deal, limits) !== null;
  if (!list || list.currency !== currency || list.minor === 0) return null;
  const limit = limits.belowList;
  return {
    percent: Math.max(0, percentBelow(list.minor, toMinor(net, currency))),
    limit,
    most: limit === null ? null : fromMinor(Math.floor((list.minor * limit) / 100), currency),
    isBeyond,
  };
}
