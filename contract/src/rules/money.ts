export const CURRENCIES = ['ILS', 'USD', 'JOD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Smallest units per unit: 100 agorot or cents, 1000 fils. */
const MINOR: Record<Currency, number> = { ILS: 100, USD: 100, JOD: 1000 };

/** What most prices are in, the first of CURRENCIES where two have as many; null where there are none. */
export function usualCurrency(
  priced: Iterable<{ price: number | null; currency: Currency | null }>,
): Currency | null {
  let best: Currency | null = null;
  let most = 0;
  const list = [...priced];
  for (const one of CURRENCIES) {
    const count = list.filter(({ price, currency }) => price !== null && currency === one).length;
    if (count > most) [best, most] = [one, count];
  }
  return best;
}

/** Each once, the most frequent first. */
export function currenciesByUse(used: Iterable<Currency>): Currency[] {
  const list = [...used];
  const times = (one: Currency) => list.filter((currency) => currency === one).length;
  return CURRENCIES.filter((one) => list.includes(one)).toSorted((a, b) => times(b) - times(a));
}

export const decimalsOf = (currency: Currency): number => (currency === 'JOD' ? 3 : 2);

/** Money is added in whole smallest units, because 0.1 + 0.2 is not 0.3. */
export const toMinor = (amount: number, currency: Currency): number => Math.round(amount * MINOR[currency]);

export const fromMinor = (minor: number, currency: Currency): number => minor / MINOR[currency];

export function sumAmounts(amounts: readonly number[], currency: Currency): number {
  return fromMinor(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0),
    currency,
  );
}
