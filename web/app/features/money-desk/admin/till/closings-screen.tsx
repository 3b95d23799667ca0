import type { TillClosings } from '@diyar/contract/till';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayAndTime } from '~/lib/admin/dates.ts';
import { anId, useListParams } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Sums } from '../money-parts.tsx';
import { useClosings, useTill } from './till-api.ts';
import { CashierChoice, TillPage } from './till-page.tsx';
import { TILL_PATH } from './till-path.ts';

type Row = TillClosings['items'][number];
const FILTERS = { cashier: anId };

/** /admin/till/closings: every closing is printed again as it was. */
export function ClosingsScreen() {
  const { moneyDeskTill: t } = useAdminTexts();
  const list = useListParams(FILTERS);
  const query = useClosings({ cashierId: list.view.cashier, page: list.view.page });
  const till = useTill({ cashierId: null, from: null });
  return (
    <TillPage>
      {till.data && (
        <div className="toolbar toolbar--fields">
          <CashierChoice cashiers={till.data.cashiers} hasAll {...list.field('cashier')} />
        </div>
      )}
      <ListView
        list={list}
        query={query}
        empty={<EmptyState title={t.noClosings}>{t.noClosingsBody}</EmptyState>}
      >
        {(rows) => <ClosingsTable rows={rows} />}
      </ListView>
    </TillPage>
  );
}

function ClosingsTable({ rows }: { rows: Row[] | undefined }) {
  const { moneyDeskTill: t } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<Row>[] = [
    {
      id: 'number',
      header: t.columns.paper,
      skeleton: '6em',
      cell: ({ id, number }) => (
        <Link to={`${TILL_PATH}/closings/${id}`}>
          <strong>
            <bdi dir="ltr">{number}</bdi>
          </strong>
        </Link>
      ),
    },
    {
      id: 'cashier',
      header: t.cashier,
      skeleton: '8em',
      card: 'start',
      cell: ({ cashier }) => <bdi>{cashier}</bdi>,
    },
    {
      id: 'time',
      header: t.columns.time,
      kind: 'time',
      skeleton: '8em',
      cell: ({ at }) => dayAndTime(at, lang),
    },
    {
      id: 'counted',
      header: t.counted,
      kind: 'number',
      skeleton: '8em',
      cell: ({ counted }) => <Sums of={counted} />,
    },
    {
      id: 'difference',
      header: t.difference,
      kind: 'number',
      skeleton: '5em',
      isNamedOnCard: true,
      cell: ({ differences }) =>
        differences.length === 0 ? (
          <span className="dim">{t.agrees}</span>
        ) : (
          <span className="till-off">
            <Sums of={differences} />
          </span>
        ),
    },
  ];
  return <DataTable label={t.closingsLabel} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
