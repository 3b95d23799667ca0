import type { Currency } from '@diyar/contract/rules/money';
import { useFigures } from '~/ui/admin/values/figures.tsx';

export { figuresText as formatIn, moneyText } from '@diyar/contract/rules/money-text';

/** Code before figure, left to right in both languages. */
export function Money({ amount, currency }: { amount: number; currency: Currency }) {
  const figures = useFigures();
  return (
    <bdi className="nowrap" dir="ltr">
      <small className="account-code">{currency}</small> {figures(amount, currency)}
    </bdi>
  );
}

/** The figure alone, where the currency is said once for all. */
export function Figure({ amount, currency }: { amount: number; currency: Currency }) {
  return useFigures()(amount, currency);
}
