import { type Currency, offeredCurrencies } from '@diyar/contract/rules/money';

type Names = Readonly<Record<string, string>>;

/** The texts have names for some; another currency is called by its code, the same in every browser. */
export const currencyIn = (names: Names, currency: Currency): string => names[currency] ?? currency;

/** What the company offers, and what is chosen already even if it no longer does. */
export const currencyOptions = (chosen: Currency | null = null, names: Names = {}) =>
  [...new Set([...offeredCurrencies(), ...(chosen === null ? [] : [chosen])])].map((value) => ({
    value,
    label: currencyIn(names, value),
  }));
