import type { Currency } from '@diyar/contract/rules/money';
import { Link } from 'react-router';
import { formatNumber } from '~/i18n/plural.ts';
import { Figure } from '../ahead/figure.tsx';

/** A number with the list that it counts; nothing to list behind a zero. */
export const CountLink = ({ value, to }: { value: number; to: string }) =>
  value === 0 ? (
    <span className="dim">{formatNumber(0)}</span>
  ) : (
    <Link className="insights-figure" to={to}>
      {formatNumber(value)}
    </Link>
  );

type Props = { amount: number; currency: Currency; to: string };

export const SumLink = ({ amount, currency, to }: Props) =>
  amount === 0 ? (
    <Figure amount={0} currency={currency} />
  ) : (
    <Link className="insights-figure" to={to}>
      <Figure amount={amount} currency={currency} />
    </Link>
  );

/** '12.5%', left to right in both languages. */
export const percentText = (share: number) => `${(share * 100).toFixed(1)}%`;
export const Percent = ({ share }: { share: number }) => <bdi dir="ltr">{percentText(share)}</bdi>;
