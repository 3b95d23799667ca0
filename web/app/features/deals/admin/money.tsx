import type { Currency } from '@diyar/contract/rules/money';
import { figuresText } from '@diyar/contract/rules/money-text';

export { figuresText as formatIn, moneyText } from '@diyar/contract/rules/money-text';

/** Code before figure, left to right in both languages. */
export const Money = ({ amount, currency }: { amount: number; currency: Currency }) => (
  <bdi className="nowrap" dir="ltr">
    <small className="account-code">{currency}</small> {figuresText(amount, currency)}
  </bdi>
);
