import type { CashBookRow } from '@diyar/contract/till';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime, shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { DealLink, UnitOf } from '../money-parts.tsx';

/** The papers of the sums above; void ones stand there, struck, and are in no sum. */
export function BookTable({ rows }: { rows: CashBookRow[] | undefined }) {
  const { moneyDeskTill: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<CashBookRow>[] = [
    {
      id: 'time',
      header: t.columns.time,
      kind: 'time',
      skeleton: '6em',
      cell: ({ on, at }) => `${shortDay(on, lang)} ${clockTime(at, lang)}`,
    },
    {
      id: 'paper',
      header: t.columns.paper,
      skeleton: '6em',
      cell: ({ id, number, isVoid }) => (
        <span className="two-lines">
          <Link to={`/admin/papers/${id}`}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
          {isVoid && <Tag tone="clay">{t.void}</Tag>}
        </span>
      ),
    },
    {
      id: 'who',
      header: t.columns.who,
      card: 'title',
      skeleton: '10em',
      cell: ({ deal }) => <DealLink deal={deal} />,
    },
    {
      id: 'unit',
      header: t.building,
      card: 'start',
      skeleton: '6em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    {
      id: 'method',
      header: t.method,
      card: 'end',
      skeleton: '5em',
      cell: ({ method, cashier }) => (
        <span className="two-lines">
          <span>{words.paymentMethods[method]}</span>
          <small>
            <bdi>{cashier ?? t.someone}</bdi>
          </small>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t.columns.amount,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: ({ kind, amount, currency, isVoid }) => {
        const money = <Money amount={kind === 'voucher' ? -amount : amount} currency={currency} />;
        return isVoid ? <s className="dim">{money}</s> : money;
      },
    },
  ];
  return <DataTable label={t.tabs.book} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
