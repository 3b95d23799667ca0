import { issue } from '@diyar/contract/field-issues';
import { TermsInput } from '@diyar/contract/ledger';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import type { TypedLine } from './plan-lines.tsx';
import { readFigure } from './read-figure.ts';

/** Price, discount and plan of a new reservation while they are typed; prices by the number of their unit. */
export type TypedTerms = {
  /** The day of the deal; not asked for in a quote. */
  on?: string;
  currency: Currency;
  prices: Record<number, string>;
  discount: string;
  plan: TypedLine[];
};

const minorOf = (typed: string | undefined, currency: Currency) =>
  toMinor(readFigure(typed ?? '') ?? 0, currency);

/** Prices less the discount. */
export function toPay({ currency, prices, discount }: TypedTerms, units: readonly ApartmentNo[]): number {
  const gross = units.reduce((sum, id) => sum + minorOf(prices[id], currency), 0);
  return fromMinor(gross - minorOf(discount, currency), currency);
}

export type TermsProblems = Partial<Record<string, string>>;

const figure = (typed: string) => readFigure(typed) ?? typed;

/** The units that a price was typed for, in the order in which they are sent. */
export const pricedUnits = ({ prices }: TypedTerms, units: readonly ApartmentNo[]): ApartmentNo[] =>
  units.filter((id) => (prices[id] ?? '').trim() !== '');

/** What is sent, or what is wrong by field: 'prices.31', 'discount', 'plan.0.amount'. Null without any price. */
export function readTerms(
  terms: TypedTerms,
  units: readonly ApartmentNo[],
): { terms: TermsInput | null; problems: TermsProblems } {
  const { currency, discount, plan } = terms;
  const priced = pricedUnits(terms, units);
  if (priced.length === 0 && discount.trim() === '' && plan.length === 0)
    return { terms: null, problems: {} };
  const read = TermsInput.safeParse({
    on: terms.on || null,
    currency,
    prices: priced.map((unit) => ({ unit, amount: figure(terms.prices[unit] ?? '') })),
    discount: discount.trim() === '' ? null : figure(discount),
    plan: plan.map((line) => ({ ...line, amount: figure(line.amount) })),
  });
  const problems: TermsProblems = {};
  for (const { path, message } of read.error?.issues ?? [])
    problems[fieldOf(path.map(String), priced)] ??= message;
  const gross = toPay({ ...terms, discount: '' }, units);
  if (read.success && toPay(terms, units) < 0) problems.discount = issue('max', gross);
  const hasProblem = Object.keys(problems).length > 0;
  return { terms: hasProblem || !read.success ? null : read.data, problems };
}

/** The field of the form that a path of the payload is typed into. */
export function fieldOf(path: readonly string[], priced: readonly ApartmentNo[]): string {
  const [first = '', index = ''] = path;
  return first === 'prices' ? `prices.${priced[Number(index)] ?? ''}` : path.join('.');
}
