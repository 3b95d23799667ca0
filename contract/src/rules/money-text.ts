import { type Currency, decimalsOf } from './money.ts';

const formats = new Map<number, Intl.NumberFormat>();
function formatWith(decimals: number): Intl.NumberFormat {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('en', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(decimals, format);
  }
  return format;
}

/** Screens of the back office, papers and the quote of a buyer, the site: docs/product/ledger.md#how-money-is-written. */
export type MoneyPlace = 'screen' | 'paper' | 'site';

/** '87,000' on screens, where a fraction shows all its places ('6,250.500' dinars); papers always print them. */
export function figuresText(amount: number, currency: Currency, where: MoneyPlace = 'screen'): string {
  const decimals = where !== 'paper' && Number.isInteger(amount) ? 0 : decimalsOf(currency);
  return formatWith(decimals).format(amount);
}

const SIGNS = new Map<string, string>([
  ['USD', '$'],
  ['ILS', '₪'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** What stands before an amount on the site: '$', or the code. */
export const signOf = (currency: Currency): string => SIGNS.get(currency) ?? `${currency}\u00a0`;

/**
 * 'USD 87,000' in the back office, 'USD 87,000.00' on papers, '$87,000' on the site; the figure alone where no currency
 * is known. The same in both languages and in every browser, because the output of Intl for a currency differs between
 * versions; to be shown left to right.
 */
export function moneyText(amount: number, currency: Currency | null, where: MoneyPlace = 'screen'): string {
  if (currency === null) return formatWith(Number.isInteger(amount) ? 0 : 2).format(amount);
  const before = where === 'site' ? signOf(currency) : `${currency} `;
  return before + figuresText(amount, currency, where);
}
