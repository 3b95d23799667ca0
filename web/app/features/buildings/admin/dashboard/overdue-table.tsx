import type { TrackedUnit } from '@diyar/contract/buildings';
import { Link } from 'react-router';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';

type Row = { unit: TrackedUnit; deal: NonNullable<TrackedUnit['deal']> };

/** Deals that are behind their plan, most first; each opens its account. */
export function OverdueTable({ units }: { units: readonly TrackedUnit[] }) {
  const { buildingsDashboard: t, ledger: deals } = useAdminTexts();
  const { lang } = useLanguage();
  const rows = units.flatMap((unit): Row[] => (unit.deal ? [{ unit, deal: unit.deal }] : []));
  const columns: Column<Row>[] = [
    {
      id: 'apartment',
      header: t.columns.apartment,
      cell: ({ unit, deal }) => (
        <Link className="unpaid-apartment" to={dealPath(deal.id)}>
          <bdi dir="ltr">{unit.label}</bdi>
        </Link>
      ),
    },
    {
      id: 'name',
      header: t.columns.name,
      maxWidth: '180px',
      cell: ({ unit }) => (
        <span className="clip" dir="auto">
          {unit.name}
        </span>
      ),
    },
    {
      id: 'phone',
      header: t.columns.phone,
      card: 'end',
      className: 'unpaid-phone',
      cell: ({ unit }) => (unit.phone ? <TelLink phone={unit.phone} /> : <EmptyValue label={t.noPhone} />),
    },
    {
      id: 'since',
      header: t.columns.since,
      isNamedOnCard: true,
      className: 'unpaid-paid',
      cell: ({ deal }) =>
        deal.overdue?.since ? shortDay(deal.overdue.since, lang) : <EmptyValue label={t.noAmount} />,
    },
    {
      id: 'overdue',
      header: t.columns.overdue,
      card: 'aside',
      className: 'unpaid-left',
      kind: 'number',
      cell: ({ deal }) =>
        deal.balance && deal.overdue ? (
          <Money amount={deal.overdue.amount} currency={deal.balance.currency} />
        ) : null,
    },
    {
      id: 'outstanding',
      header: deals.outstanding,
      isNamedOnCard: true,
      className: 'unpaid-due',
      kind: 'number',
      cell: ({ deal }) =>
        deal.balance && <Money amount={deal.balance.outstanding} currency={deal.balance.currency} />,
    },
  ];
  return (
    <section>
      <header className="section-head">
        <h2>{t.overdue}</h2>
        <span className="section-note">{t.overdueHint}</span>
      </header>
      {rows.length === 0 ? (
        <p className="note">{t.overdueNone}</p>
      ) : (
        <DataTable
          label={t.overdue}
          className="unpaid-table"
          columns={columns}
          rows={rows}
          rowKey={({ deal }) => deal.id}
        />
      )}
    </section>
  );
}
