import type { DepositLists } from '@diyar/contract/money-desk';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { useDepositLists } from '../money-desk-api.ts';
import { Money } from '../money-parts.tsx';
import { LISTS_PATH } from './selection-bar.tsx';

type Row = DepositLists['items'][number];
type Props = { page: number; onPage: (page: number) => void; onDeposit: (list: Row) => void };

/** The lists that were printed, newest first. */
export function ListsView({ page, onPage, onDeposit }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useDepositLists(page);
  usePageInRange(query.data, onPage);
  return (
    <QueryView
      query={query}
      failed={t.listFailed}
      skeleton={<ListsTable rows={undefined} onDeposit={onDeposit} />}
    >
      {(list) =>
        list.total === 0 ? (
          <EmptyState title={t.noneLists}>{t.noneListsBody}</EmptyState>
        ) : (
          <>
            <ListsTable rows={list.items} onDeposit={onDeposit} />
            <Pagination page={list.page} size={list.size} total={list.total} onPage={onPage} />
          </>
        )
      }
    </QueryView>
  );
}

function ListsTable({ rows, onDeposit }: { rows: Row[] | undefined; onDeposit: Props['onDeposit'] }) {
  const { moneyDesk: t } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<Row>[] = [
    {
      id: 'number',
      header: t.columns.number,
      className: 'money-desk-main',
      skeleton: '6em',
      cell: ({ id, number }) => (
        <Link to={`${LISTS_PATH}/${id}`}>
          <strong>
            <bdi dir="ltr">{number}</bdi>
          </strong>
        </Link>
      ),
    },
    {
      id: 'day',
      header: t.columns.day,
      className: 'money-desk-second',
      skeleton: '8em',
      cell: ({ createdOn, createdBy }) => (
        <span className="two-lines">
          <span>{calendarDay(createdOn, lang)}</span>
          <small>
            <bdi>{createdBy ?? t.formerUser}</bdi>
          </small>
        </span>
      ),
    },
    {
      id: 'count',
      header: t.columns.count,
      className: 'money-desk-count',
      skeleton: '4em',
      cell: ({ count }) => t.cheques(count),
    },
    {
      id: 'amount',
      header: t.columns.amount,
      isNumber: true,
      className: 'money-desk-amount',
      skeleton: '6em',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'deposited',
      header: t.columns.deposited,
      className: 'money-desk-third',
      skeleton: '8em',
      cell: (row) =>
        row.depositedOn ? (
          calendarDay(row.depositedOn, lang)
        ) : row.count === 0 ? (
          <span className="dim">{t.notDeposited}</span>
        ) : (
          <Button size="s" icon="bank" onPress={() => onDeposit(row)}>
            {t.markDeposited}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label={t.views.lists}
      className="money-desk-rows"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
