import type { Currency } from '@diyar/contract/rules/money';
import type { CSSProperties } from 'react';
import { classNames } from '~/ui/admin/class-names.ts';
import { useFigures } from '~/ui/admin/values/figures.tsx';

type Props = { amount: number; currency: Currency; isLate?: boolean };

/** Without its currency, which stands above; a zero is printed, faint. */
export function Figure({ amount, currency, isLate = false }: Props) {
  const figures = useFigures();
  const look = classNames(
    'money-ahead-figure',
    amount === 0 && 'money-ahead-zero',
    isLate && amount > 0 && 'money-ahead-late',
  );
  return (
    <bdi className={look} dir="ltr">
      {figures(amount, currency)}
    </bdi>
  );
}

/** A share as a bar: the number beside it says the same. */
export const Bar = ({ share, kind }: { share: number; kind: 'cheques' | 'open' | 'expected' | 'late' }) =>
  share > 0 && (
    <i
      className="money-ahead-bar"
      data-kind={kind}
      style={{ '--w': share } as CSSProperties}
      aria-hidden="true"
    />
  );
