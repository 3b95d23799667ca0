import type { Currency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { useFigures } from './figures.tsx';
import './money.css';

/** 'USD 87,000' with a small code, left to right in both languages, its decimals as in the rest of its table. */
export function Money({ amount, currency }: { amount: number; currency: Currency | null }) {
  const figures = useFigures();
  return (
    <bdi className="nowrap" dir="ltr">
      {currency === null ? (
        moneyText(amount, null)
      ) : (
        <>
          <small className="money-code">{currency}</small> {figures(amount, currency)}
        </>
      )}
    </bdi>
  );
}
