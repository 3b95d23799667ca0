import type { Currency } from '@diyar/contract/rules/money';
import { useFigures } from '~/ui/admin/values/figures.tsx';

export { figuresText as formatIn, moneyText } from '@diyar/contract/rules/money-text';
export { Money } from '~/ui/admin/values/money.tsx';

/** The figure alone, where the currency is said once for all. */
export function Figure({ amount, currency }: { amount: number; currency: Currency }) {
  return useFigures()(amount, currency);
}
