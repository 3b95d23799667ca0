export const CURRENCIES = ['ILS', 'USD', 'JOD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Smallest units per unit: 100 agorot or cents, 1000 fils. */
const MINOR: Record<Currency, number> = { ILS: 100, USD: 100, JOD: 1000 };

/** What most prices are in; null where there are none. */
export function usualCurrency(
  priced: Iterable<{ price: number | null; currency: Currency | null }>,
): Currency | null {
  const counts = new Map<Currency, number>();
  for (const { price, currency } of priced)
    if (price !== null && currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
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
