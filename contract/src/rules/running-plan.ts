import { PLAN_LINES_MAX } from '../limits.ts';
import * as arWords from '../words/ar.ts';
import * as words from '../words/en.ts';
import { type Currency, fromMinor, toMinor } from './money.ts';
import { type DatedLine, fitPlan, planTotal, STEP_LABELS } from './plans.ts';
import { headingKey } from './sheet-cells.ts';

export const FROM_THE_CHEQUES = { en: 'from the cheques', ar: 'من الشيكات' };
const FROM_CHEQUES = [
  ...Object.values(FROM_THE_CHEQUES),
  'from cheques',
  'cheques',
  'حسب الشيكات',
  'شيكات',
  'الشيكات',
].map(headingKey);
export const isFromCheques = (plan: string): boolean => FROM_CHEQUES.includes(headingKey(plan));

type Running = {
  /** Price less discount. */
  total: number;
  paid: number;
  currency: Currency;
  /** The day of moving in. */
  on: string;
  cheques: readonly { dueOn: string; amount: number; number: string }[];
  handoverOn: string | null;
};

/**
 * What was paid on the day of moving in, each cheque on its due day, and the rest on the handover day. Where these make
 * more than the price, the last lines are shortened. A rest without a day makes no plan: it is not due.
 */
export function planFromCheques(
  { total, paid, currency, on, cheques, handoverOn }: Running,
  lang: 'ar' | 'en' = 'ar',
): { lines: DatedLine[]; isBeyond: boolean; hasRestWithoutDay: boolean } {
  const openingLabel = (lang === 'ar' ? arWords : words).openingBalance;
  const lines: DatedLine[] = [
    ...(paid > 0 ? [{ dueOn: on, amount: paid, label: openingLabel }] : []),
    ...cheques
      .map(({ dueOn, amount, number }) => ({ dueOn, amount, label: number }))
      .sort((a, b) => a.dueOn.localeCompare(b.dueOn)),
  ];
  const rest = toMinor(total, currency) - toMinor(planTotal(lines, currency), currency);
  const none = { lines: [], isBeyond: rest < 0, hasRestWithoutDay: rest > 0 };
  if (total <= 0 || lines.length + 1 > PLAN_LINES_MAX) return none;
  if (rest <= 0) return { ...none, lines: fitPlan(lines, total, currency) };
  if (handoverOn === null) return none;
  const last = { dueOn: handoverOn, amount: fromMinor(rest, currency), label: STEP_LABELS.handover[lang] };
  return {
    lines: [...lines, last].sort((a, b) => a.dueOn.localeCompare(b.dueOn)),
    isBeyond: false,
    hasRestWithoutDay: false,
  };
}
