import type { DepositLists } from '@diyar/contract/money-desk';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { useDepositLists } from '../money-desk-api.ts';
import { Money } from '../money-parts.tsx';
import type { DeskList } from '../views.ts';
import { LISTS_PATH } from './selection-bar.tsx';

type Row = DepositLists['items'][number];
type Props = { list: DeskList['list']; onDeposit: (list: Row) => void };

/** The lists that were printed, newest first. */
export function ListsView({ list, onDeposit }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useDepositLists(list.view.page);
  const empty = <EmptyState title={t.noneLists}>{t.noneListsBody}</EmptyState>;
  return (
    // no building and no search narrows it
    <ListView list={{ ...list, isFiltered: false }} query={query} empty={empty}>
      {(rows) => <ListsTable rows={rows} onDeposit={onDeposit} />}
    </ListView>
  );
}

function ListsTable({ rows, onDeposit }: { rows: Row[] | undefined; onDeposit: Props['onDeposit'] }) {
  const { moneyDesk: t } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<Row>[] = [
    {
      id: 'number',
      header: t.columns.number,
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
      card: 'end',
      skeleton: '4em',
      cell: ({ count }) => t.cheques(count),
    },
    {
      id: 'amount',
      header: t.columns.amount,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'deposited',
      header: t.columns.deposited,
      card: 'end',
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
  return <DataTable label={t.views.lists} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
