import type { FieldIssue } from '../field-issues.ts';
import { AMOUNT_MAX } from '../limits.ts';
import { currencyOf, parseAmount } from './amounts.ts';
import { toWesternDigits } from './digits.ts';
import { foldText } from './fold-text.ts';
import type { Lang } from './language.ts';
import { type Currency, decimalsOf, firstCurrency, isOffered } from './money.ts';

/** What a column or a word is called: in an export by its language, in a file in any spelling of any of these. */
export type Heading = Record<Lang, string> & { synonyms: readonly string[] };

/** Headings are compared without case, Arabic variants of letters and punctuation. */
export const headingKey = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const keysOf = ({ ar, en, synonyms }: Heading): string[] => [ar, en, ...synonyms].map(headingKey);

/** As the codes of field-issues are written; public pages load rules, and not those texts. */
const issue = (code: FieldIssue, n?: number | string): string => (n === undefined ? code : `${code}:${n}`);

type Reading<Value> = Value | { issue: string };

/** `currency` is the usual one, for the decimals of an amount that names none. */
export function readMoney(
  text: string,
  currency: Currency | null,
): Reading<{ amount: number; currency: Currency | null }> {
  if (/^\s*[-−(]/.test(text)) return { issue: issue('invalidAmount') };
  const amount = parseAmount(text);
  // '129 thousand' has words besides the currency, and would be read as 129
  const words = toWesternDigits(text).replace(/[\d.,\s]/g, '');
  const named = currencyOf(text);
  if (amount === null || (words !== '' && named === 'Unknown')) return { issue: issue('invalidAmount') };
  if (amount > AMOUNT_MAX) return { issue: issue('max', AMOUNT_MAX) };
  const meant = named === 'Unknown' ? currency : named;
  const decimals = decimalsOf(meant ?? firstCurrency());
  // spreadsheets store 129500.1 as 129500.10000000001
  const exact = Math.round(amount * 10 ** decimals) / 10 ** decimals;
  if (Math.abs(amount - exact) > 1e-6) return { issue: issue('tooManyDecimals', decimals) };
  return { amount: exact, currency: named === 'Unknown' ? null : named };
}

/** '45.000' was typed by somebody who groups by dots, or by somebody who writes three decimals. */
export const isAmbiguous = (text: string): boolean =>
  /^\D*[1-9]\d{0,2}\.\d{3}\D*$/.test(toWesternDigits(text));

export function readCurrency(text: string): Reading<{ currency: Currency }> {
  const code = text.trim().toUpperCase();
  const named = isOffered(code) ? code : currencyOf(text);
  return named === 'Unknown' ? { issue: issue('invalidChoice') } : { currency: named };
}

const THIS_CENTURY = 2000;

/** '2026-11-15', or the day first: '15/11/2026', '15.11.26', '١٥-١١-٢٠٢٦'. */
export function readDay(text: string): Reading<{ day: string }> {
  const parts = toWesternDigits(text)
    .trim()
    .split(/\s*[-/.\s]\s*/);
  if (parts.length !== 3 || parts.some((part) => !/^\d{1,4}$/.test(part)))
    return { issue: issue('invalidDate') };
  const [first = '', month = '', last = ''] = parts;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const full = year.length === 2 ? THIS_CENTURY + Number(year) : Number(year);
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00Z`);
  // '31 November' is read as the first of December
  const isDay = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written);
  return isDay && full >= 1900 && year.length !== 3 ? { day: written } : { issue: issue('invalidDate') };
}
