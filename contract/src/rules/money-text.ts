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

/** '87,000' on screens, where a fraction shows all its places ('6,250.500' dinars); papers always print them. */
export function figuresText(
  amount: number,
  currency: Currency,
  where: 'screen' | 'paper' = 'screen',
): string {
  const decimals = where === 'screen' && Number.isInteger(amount) ? 0 : decimalsOf(currency);
  return formatWith(decimals).format(amount);
}

/** 'USD 87,000', to be shown left to right in both languages. */
export const moneyText = (amount: number, currency: Currency, where?: 'screen' | 'paper'): string =>
  `${currency} ${figuresText(amount, currency, where)}`;
