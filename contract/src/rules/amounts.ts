import { type Currency, offeredCurrencies } from './money.ts';

export type AmountCurrency = Currency | 'Unknown';

type Typed = string | number | null | undefined;

/** In the order in which they are looked for: a text that names two currencies is read as the first. */
const WORDS = new Map<Currency, RegExp>([
  ['USD', /\$|(?<![a-z])usd(?![a-z])|دولار/gi],
  ['ILS', /₪|shekels?|(?<![a-z])(nis|ils)(?![a-z])|شيكل|شيقل/gi],
  ['JOD', /(?<![a-z])(jds?|jod|dinars?)(?![a-z])|دينار|دنانير|د\.أ\.?/gi],
]);
const SIGNS: Record<string, string> = { EUR: '€|', GBP: '£|' };

/** What names a currency: those of the beginning by their words, others that the company offers by code and sign. */
function currencyWords(): [Currency, RegExp][] {
  const others = offeredCurrencies().filter((code) => !WORDS.has(code));
  return [
    ...WORDS,
    ...others.map((code): [Currency, RegExp] => [
      code,
      new RegExp(`${SIGNS[code] ?? ''}(?<![a-z])${code}(?![a-z])`, 'gi'),
    ]),
  ];
}

export function currencyOf(typed: Typed): AmountCurrency {
  const text = String(typed ?? '');
  const found = currencyWords().find(([, words]) => text.search(words) >= 0);
  return found ? found[0] : 'Unknown';
}

const ARABIC_DECIMAL = '٫';
const ARABIC_GROUP = '٬';
const SEPARATORS = /[.,٫٬]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** '190,000' is a hundred and ninety thousand; '0,500' and '12,5' are not grouped. */
const ONE_GROUP = /^[1-9]\d{0,2},\d{3}$/;
const GROUPED = /^[1-9]\d{0,2}([.,٬]\d{3})+$/;

/** Digits and separators alone, or null where letters stand between digits: '500 or 1800' is not one number. */
function figuresOf(typed: string): string | null {
  let text = typed.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  for (const [, words] of currencyWords()) text = text.replace(words, ' ');
  // the dots of an abbreviation ('Rs. 500', '5000 ش.ج') stand beside letters and belong to the words
  text = text.replace(/(?<=\p{L})\.(?!\d)|(?<!\d)\.(?=\p{L})/gu, '');
  return /\d[^\d]*\p{L}[^\d]*\d/u.test(text) ? null : text.replace(/[^\d.,٫٬]/g, '');
}

/** The sign before the decimals; '' where there are none, null where the signs contradict each other. */
function decimalSignOf(figures: string): string | null {
  const signs: string[] = figures.match(SEPARATORS) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return '';
  const isOnlyKind = signs.every((sign) => sign === last);
  const isOnce = signs.indexOf(last) === signs.length - 1;
  if (last === ARABIC_GROUP) return isOnlyKind ? '' : null;
  if (last === ARABIC_DECIMAL || !isOnlyKind)
    return isOnce && !signs.slice(0, -1).includes(ARABIC_DECIMAL) ? last : null;
  if (signs.length > 1) return '';
  return last === ',' && ONE_GROUP.test(figures) ? '' : last;
}

/**
 * The number in an amount as people type it: docs/product/building-tracker.md#reading-an-amount.
 * Null when there is none, or when it can be read in two ways.
 */
export function parseAmount(typed: Typed): number | null {
  const figures = figuresOf(String(typed ?? ''));
  const sign = figures === null ? null : decimalSignOf(figures);
  if (figures === null || sign === null) return null;
  const at = sign === '' ? figures.length : figures.lastIndexOf(sign);
  const [whole, decimals] = [figures.slice(0, at), figures.slice(at + 1)];
  if (whole.search(SEPARATORS) >= 0 && !GROUPED.test(whole)) return null;
  if (whole === '' && decimals === '') return null;
  const value = Number(`${whole.replace(SEPARATORS, '')}.${decimals}`);
  return Number.isFinite(value) ? value : null;
}

/** '185,000' and USD of '$185,000'; null where no currency or more than one is named, or the rest is no figure. */
export function splitAmount(typed: string): { figures: string; currency: Currency } | null {
  const [named, another] = currencyWords().filter(([, words]) => typed.search(words) >= 0);
  if (!named || another) return null;
  const [currency, words] = named;
  const figures = typed.replace(words, ' ').trim();
  return /[\p{L}\p{Sc}+\-−]/u.test(figures) || parseAmount(figures) === null ? null : { figures, currency };
}
