import { type LedgerBalance, partsShown, type RowPart, rowOf } from '@diyar/contract/rules/ledger';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import type { Column } from '~/ui/admin/tables/data-table.tsx';
import './account.css';
import { Figure } from './money.tsx';

/** The money of one row; null without a price in a known currency. */
export type RowMoney = { balance: LedgerBalance; isCancelled: boolean } | null;

/**
 * Columns that a reader adds up to the result of their row: the price before discounts, what was paid, and of the
 * other parts those that some row has. On phones each figure has its name beside it.
 */
export function useBalanceColumns<Row>(
  rows: readonly Row[],
  moneyOf: (row: Row) => RowMoney,
  look: {
    only?: readonly RowPart[];
    /** What stands in a row that has no balance. */
    otherwise?: (row: Row, part: RowPart) => ReactNode;
  } = {},
): Column<Row>[] {
  const { ledger: t } = useAdminTexts();
  const shown = partsShown(
    rows.flatMap((row) => {
      const money = moneyOf(row);
      return money ? [rowOf(money.balance, money.isCancelled)] : [];
    }),
  );
  return shown
    .filter(({ part }) => look.only?.includes(part) ?? true)
    .map(({ part, sign }) => ({
      id: part,
      // the sign stands before its word, in the direction of the word
      header: sign ? isolate(`${sign} ${t.parts[part]}`) : t.parts[part],
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      className: 'account-part',
      cell: (row) => {
        const money = moneyOf(row);
        if (!money) return look.otherwise?.(row, part) ?? null;
        const amount = rowOf(money.balance, money.isCancelled)[part];
        return (
          <span className={classNames(amount === 0 && 'account-zero')}>
            <bdi dir="ltr">
              <Figure amount={amount} currency={money.balance.currency} />
            </bdi>
          </span>
        );
      },
    }));
}
