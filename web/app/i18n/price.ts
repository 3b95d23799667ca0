import type { Currency } from '@diyar/contract/rules/money';
import { formatNumber } from './plural.ts';

export type Price = { amount: number; currency: Currency };

const SIGNS: Record<Currency, string> = { USD: '$', ILS: '₪', JOD: 'JOD\u00a0' };

/** '$', before an amount. */
export const signOf = (currency: Currency): string => SIGNS[currency];

/**
 * '$172,000', '₪620,000', 'JOD 95,000': the same in both languages and in every browser, because the output
 * of Intl for a currency differs between versions. Callers wrap it in `<bdi dir="ltr">`.
 */
export const formatPrice = ({ amount, currency }: Price): string => SIGNS[currency] + formatNumber(amount);
