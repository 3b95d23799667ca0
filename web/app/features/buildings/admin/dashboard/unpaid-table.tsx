import type { TrackedUnit } from '@diyar/contract/buildings';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { type RowMoney, useBalanceColumns } from '~/features/ledger/admin/balance-columns.tsx';
import { Figure } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { apartmentOn } from '~/lib/admin/paths.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { percentPaid } from '../apartment-state.ts';
import { amountText, CurrencyMark, formatAmount } from '../money.tsx';
import { useTracker } from '../tracker.ts';

/**
 * The 20 reserved apartments with the most outstanding first
 * (docs/product/building-tracker.md#unpaid-apartments).
 */
export function UnpaidTable({ rows, total }: { rows: readonly TrackedUnit[]; total: number }) {
  const { buildingsDashboard: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.unpaid}</h2>
        <span className="section-note">{total > rows.length ? t.top(rows.length, total) : t.unpaidHint}</span>
      </header>
      {rows.length === 0 ? <p className="note">{t.unpaidNone}</p> : <Table rows={rows} />}
    </section>
  );
}

const moneyOf = ({ deal }: TrackedUnit): RowMoney =>
  deal?.balance ? { balance: deal.balance, isCancelled: false } : null;

/** Due − paid − written off + refunded = outstanding; what no row has is left out. */
function Table({ rows }: { rows: readonly TrackedUnit[] }) {
  const { buildingsDashboard: t } = useAdminTexts();
  const { pages } = useTracker();
  const further = useBalanceColumns(rows, moneyOf, { only: ['writtenOff', 'refunded'] });
  const columns: Column<TrackedUnit>[] = [
    {
      id: 'apartment',
      header: t.columns.apartment,
      cell: (one) => (
        <Link className="unpaid-apartment" to={apartmentOn(`${pages}/floors`, one.id)}>
          <bdi dir="ltr">{one.label}</bdi>
        </Link>
      ),
    },
    {
      id: 'name',
      header: t.columns.name,
      maxWidth: '180px',
      cell: (one) => (
        <span className="clip" dir="auto">
          {one.name}
        </span>
      ),
    },
    {
      id: 'phone',
      header: t.columns.phone,
      card: 'end',
      className: 'unpaid-phone',
      cell: (one) => (one.phone ? <TelLink phone={one.phone} /> : <EmptyValue label={t.noPhone} />),
    },
    {
      id: 'due',
      header: t.columns.due,
      card: 'start',
      isNamedOnCard: true,
      className: 'unpaid-due',
      kind: 'number',
      cell: (one) => (
        <bdi dir="ltr">{amountText(one.dueAmountStr, one.due) || <EmptyValue label={t.noAmount} />}</bdi>
      ),
    },
    {
      id: 'paid',
      header: t.columns.paid,
      isNamedOnCard: true,
      className: 'unpaid-paid',
      kind: 'number',
      cell: (one) => (
        <bdi dir="ltr">
          {one.deal?.balance ? (
            <Figure amount={one.deal.balance.paid} currency={one.deal.balance.currency} />
          ) : (
            amountText(one.paidAmountStr, one.paid) || '0'
          )}
        </bdi>
      ),
    },
    ...further,
    {
      id: 'outstanding',
      header: t.columns.outstanding,
      card: 'aside',
      className: 'unpaid-left',
      kind: 'number',
      cell: (one) => <Outstanding apartment={one} />,
    },
  ];
  return (
    <DataTable
      label={t.unpaid}
      className="unpaid-table"
      columns={columns}
      rows={rows}
      rowKey={(one) => one.id}
    />
  );
}

function Outstanding({ apartment }: { apartment: TrackedUnit }) {
  const { amount, currency } = apartment.outstanding;
  const bar: CSSProperties & { '--w': number } = { '--w': (percentPaid(apartment) ?? 0) / 100 };
  return (
    <span className="unpaid-amount">
      <CurrencyMark currency={currency} />
      <b>{formatAmount(amount, currency)}</b>
      <i className="unpaid-bar" dir="ltr" style={bar} aria-hidden="true" />
    </span>
  );
}
