import { BUILT_IN_CURRENCIES, type Currency, companyPlace } from './place.ts';

export type { Currency } from './place.ts';

/** ISO 4217; every other currency has two. Intl knows fewer of some, because small coins are rare there. */
const DECIMALS = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

export const decimalsOf = (currency: Currency): number => DECIMALS.get(currency) ?? 2;

/** Too many decimals for the currency are refused. */
export const isExact = (amount: number, of: Currency): boolean =>
  Number(amount.toFixed(decimalsOf(of))) === amount;

/** Smallest units per unit: 100 agorot or cents, 1000 fils. */
const minorOf = (currency: Currency): number => 10 ** decimalsOf(currency);

/** What another server calls a currency; null for anything else. */
export const asCurrency = (code: unknown): Currency | null =>
  typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? (code as Currency) : null;

/** What the company's forms offer, in its order. */
export const offeredCurrencies = (): readonly Currency[] => companyPlace().currencies;

export const isOffered = (code: unknown): code is Currency =>
  offeredCurrencies().some((currency) => currency === code);

/** On a new form. */
export const firstCurrency = (): Currency => offeredCurrencies()[0] ?? 'ILS';

/** Of a deal whose units have no price: a company that never chose its currencies sold in dollars. */
export const dealCurrency = (): Currency =>
  offeredCurrencies().join() === BUILT_IN_CURRENCIES.join() ? 'USD' : firstCurrency();

/** In the company's order; what it does not offer comes after, and what is no currency last. */
export function rankOf(currency: Currency | 'Unknown'): number {
  const offered = offeredCurrencies();
  const at = offered.indexOf(currency as Currency);
  if (at >= 0) return at;
  return offered.length + (currency === 'Unknown' ? 1 : 0);
}

/** Each once, in the company's order. */
export const inOrder = <Code extends Currency | 'Unknown'>(codes: Iterable<Code>): Code[] =>
  [...new Set(codes)].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));

/** What most prices are in, the first by the company's order where two have as many; null where there are none. */
export function usualCurrency(
  priced: Iterable<{ price: number | null; currency: Currency | null }>,
): Currency | null {
  const used = [...priced].flatMap(({ price, currency }) =>
    price !== null && currency !== null ? [currency] : [],
  );
  return currenciesByUse(used)[0] ?? null;
}

/** Each once, the most frequent first. */
export function currenciesByUse(used: Iterable<Currency>): Currency[] {
  const list = [...used];
  const times = (one: Currency) => list.filter((currency) => currency === one).length;
  return inOrder(list).toSorted((a, b) => times(b) - times(a));
}

/** Money is added in whole smallest units, because 0.1 + 0.2 is not 0.3. */
export const toMinor = (amount: number, currency: Currency): number => Math.round(amount * minorOf(currency));

export const fromMinor = (minor: number, currency: Currency): number => minor / minorOf(currency);

export function sumAmounts(amounts: readonly number[], currency: Currency): number {
  return fromMinor(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0),
    currency,
  );
}
