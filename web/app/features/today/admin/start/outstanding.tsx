import type { LedgerTotal } from '@diyar/contract/buildings';
import type { MoneyDesk } from '@diyar/contract/money-desk';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures, useFigures } from '~/ui/admin/values/figures.tsx';

/** A tenth late fills the bar. */
const FULL = 0.1;

const shareOf = ({ overdue, outstanding }: LedgerTotal) => (outstanding > 0 ? overdue / outstanding : 0);

function Share({ total }: { total: LedgerTotal }) {
  const share = shareOf(total);
  const style = { '--w': Math.min(1, share / FULL) } as CSSProperties;
  return (
    <span className="start-share">
      <i style={style} aria-hidden="true" />
      <b dir="ltr">{`${(share * 100).toFixed(1)}%`}</b>
    </span>
  );
}

function Figure({ amount, currency }: { amount: number; currency: LedgerTotal['currency'] }) {
  return <bdi dir="ltr">{useFigures()(amount, currency)}</bdi>;
}

/** Per currency, as the desk adds them up. */
export function Outstanding({ desk }: { desk: MoneyDesk }) {
  const { todayStart: t, moneyDesk } = useAdminTexts();
  const columns: Column<LedgerTotal>[] = [
    { id: 'currency', header: t.currency, cell: ({ currency }) => currency },
    {
      id: 'outstanding',
      header: moneyDesk.columns.outstanding,
      kind: 'number',
      isNamedOnCard: true,
      cell: ({ outstanding, currency }) => <Figure amount={outstanding} currency={currency} />,
    },
    {
      id: 'overdue',
      header: moneyDesk.columns.overdue,
      kind: 'number',
      isNamedOnCard: true,
      cell: ({ overdue, currency }) => (
        <span className={overdue > 0 ? 'start-late' : 'dim'}>
          <Figure amount={overdue} currency={currency} />
        </span>
      ),
    },
    {
      id: 'share',
      header: t.shareLate,
      card: 'wide',
      cell: (total) => total.overdue > 0 && <Share total={total} />,
    },
  ];
  return (
    <section aria-labelledby="start-outstanding">
      <header className="section-head">
        <h2 id="start-outstanding">{t.outstandingAndLate}</h2>
        <span className="section-note">{t.neverAdded}</span>
        {desk.overdueDeals > 0 && (
          <Link className="text-button section-more" to="/admin/money?view=overdue">
            {t.lateDeals(desk.overdueDeals)}
          </Link>
        )}
      </header>
      {desk.totals.length === 0 ? (
        <p className="note">{t.noTotals}</p>
      ) : (
        <EvenFigures
          of={desk.totals.flatMap(({ outstanding, overdue, currency }) => [
            { amount: outstanding, currency },
            { amount: overdue, currency },
          ])}
        >
          <DataTable
            label={t.outstandingAndLate}
            columns={columns}
            rows={desk.totals}
            rowKey={(row) => row.currency}
          />
        </EvenFigures>
      )}
    </section>
  );
}
