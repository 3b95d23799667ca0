import type { PersonList } from '@diyar/contract/persons';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import './persons.css';
import { usePersons } from './persons-api.ts';

type Row = PersonList['items'][number];

/** Everyone who bought, reserved or asked, found by any part of a name or phone. */
export function PersonsScreen() {
  const { persons: t } = useAdminTexts();
  const { q, page, setQ, setPage } = useListParams();
  const [text, setText] = useSearchText(q, setQ);
  const query = usePersons(q, page);
  usePageInRange(query.data, setPage);
  return (
    <Page title={t.title}>
      <div className="toolbar">
        <SearchField label={t.search} value={text} onChange={setText} />
      </div>
      <QueryView query={query} failed={t.loadFailed} skeleton={<PersonsTable rows={undefined} />}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={t.empty}
              action={q && <Button onPress={() => setQ('')}>{t.clearSearch}</Button>}
            >
              {q ? t.noMatch(q) : t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              <PersonsTable rows={list.items} />
              <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

function PersonsTable({ rows }: { rows: Row[] | undefined }) {
  const { persons: t } = useAdminTexts();
  const columns: Column<Row>[] = [
    {
      id: 'person',
      header: t.columns.person,
      className: 'persons-name',
      skeleton: '10em',
      cell: ({ id, name }) => (
        <strong>
          <Link to={`/admin/persons/${id}`}>
            <bdi>{name || t.unnamed}</bdi>
          </Link>
        </strong>
      ),
    },
    {
      id: 'phone',
      header: t.columns.phone,
      skeleton: '8em',
      cell: ({ phone }) => (phone ? <TelLink phone={phone} /> : <EmptyValue label={t.noPhone} />),
    },
    {
      id: 'deals',
      header: t.columns.deals,
      isNumber: true,
      skeleton: '2em',
      cell: ({ deals }) => formatNumber(deals),
    },
    {
      id: 'messages',
      header: t.columns.messages,
      isNumber: true,
      skeleton: '2em',
      cell: ({ messages }) => formatNumber(messages),
    },
  ];
  return (
    <DataTable
      label={t.title}
      className="persons-table"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
