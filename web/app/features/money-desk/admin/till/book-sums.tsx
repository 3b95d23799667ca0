import { type Currency, inOrder, sumAmounts } from '@diyar/contract/rules/money';
import type { CashBookSum } from '@diyar/contract/till';
import { Link, useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { useFigures } from '~/ui/admin/values/figures.tsx';

type Narrow = Partial<Record<'method' | 'cashier' | 'building' | 'currency', string>>;
export type BookRow = {
  key: string;
  name: string;
  sums: readonly CashBookSum[];
  /** What narrows the list to these papers; null where no filter says it. */
  to: Narrow | null;
  /** 2: part of the row above. */
  level: 1 | 2;
};

type Props = {
  label: string;
  rows: readonly BookRow[];
  all: readonly CashBookSum[];
};

const amountOf = (sums: readonly CashBookSum[], currency: Currency, side: 'received' | 'refunded') =>
  sumAmounts(
    sums.flatMap((sum) => (sum.currency === currency ? [sum[side]] : [])),
    currency,
  );

/** Received and paid out by currency; a figure narrows the list below to what it counts. */
export function BookSums({ label, rows, all }: Props) {
  const { moneyDeskTill: t } = useAdminTexts();
  const [params] = useSearchParams();
  const addressOf = (to: Narrow) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(to)) next.set(name, value);
    return `?${next}`;
  };
  const currencies = inOrder(all.map(({ currency }) => currency));
  const sides = (['received', 'refunded'] as const).filter(
    (side) => side === 'received' || all.some((sum) => sum.refunds > 0),
  );
  const total: BookRow = { key: 'all', name: t.together, sums: all, to: {}, level: 1 };
  const columns: Column<BookRow>[] = [
    {
      id: 'name',
      header: label,
      cell: ({ name, level, key }) =>
        level === 2 ? (
          <span className="till-part">
            <bdi>{name || t.someone}</bdi>
          </span>
        ) : (
          <strong className={key === 'all' ? 'till-all' : undefined}>{name}</strong>
        ),
    },
    ...sides.flatMap((side) =>
      currencies
        .filter((currency) => side === 'received' || amountOf(all, currency, side) > 0)
        .map(
          (currency): Column<BookRow> => ({
            id: `${side} ${currency}`,
            header: side === 'received' ? t.in(currency) : t.wentOut(currency),
            kind: 'number',
            isNamedOnCard: true,
            cell: ({ sums, to, name }) => (
              <Figure
                amount={amountOf(sums, currency, side)}
                currency={currency}
                label={`${name || t.someone}: ${t.narrowed}`}
                to={to && addressOf({ ...to, currency })}
              />
            ),
          }),
        ),
    ),
    {
      id: 'papers',
      header: t.papers,
      kind: 'number',
      isNamedOnCard: true,
      cell: ({ sums }) => sums.reduce((count, { receipts, refunds }) => count + receipts + refunds, 0),
    },
  ];
  return <DataTable label={label} columns={columns} rows={[...rows, total]} rowKey={({ key }) => key} />;
}

type FigureProps = { amount: number; currency: Currency; label: string; to: string | null };

/** Nothing to list behind a zero. */
function Figure({ amount, currency, label, to }: FigureProps) {
  const figures = useFigures();
  const text = <bdi dir="ltr">{figures(amount, currency)}</bdi>;
  if (amount === 0 || to === null) return <span className={amount === 0 ? 'dim' : undefined}>{text}</span>;
  return (
    <Link to={to} preventScrollReset title={label}>
      {text}
    </Link>
  );
}
