import { toWesternDigits } from './digits.ts';

/**
 * SPEC §5: strip everything except digits, dots and commas; if both separators appear, remove the commas;
 * if only a comma, it becomes a decimal point; non-numbers are null.
 * The dots of an abbreviation ('5000 ش.ج', 'Rs. 500') stand beside letters and are part of the words.
 */
export function parseAmount(typed: string | number | null | undefined): number | null {
  if (typed === null || typed === undefined) return null;
  const text = toWesternDigits(String(typed))
    .replace(/(?<=\p{L})\.(?!\d)|(?<!\d)\.(?=\p{L})/gu, '')
    .replace(/[^\d.,]/g, '');
  const plain = text.includes('.') ? text.replaceAll(',', '') : text.replaceAll(',', '.');
  if (!/\d/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

export const AMOUNT_CURRENCIES = ['ILS', 'USD', 'Unknown'] as const;
export type AmountCurrency = (typeof AMOUNT_CURRENCIES)[number];

const USD = /\$|(?<![a-z])usd(?![a-z])|دولار/i;
const ILS = /₪|shekel|(?<![a-z])(nis|ils)(?![a-z])|شيكل|شيقل/i;

/** SPEC §5: USD if the text has $ or usd, ILS for a shekel sign or the words shekel, nis or ils, else Unknown. */
export function currencyOf(typed: string | number | null | undefined): AmountCurrency {
  const text = String(typed ?? '');
  if (USD.test(text)) return 'USD';
  return ILS.test(text) ? 'ILS' : 'Unknown';
}
