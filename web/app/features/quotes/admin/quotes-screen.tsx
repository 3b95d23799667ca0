import { QUOTE_STATES, type Quote } from '@diyar/contract/quotes';
import { Link } from 'react-router';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { useLive } from '~/lib/admin/live.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { QuoteState } from './quote-state.tsx';
import { useQuotes } from './quotes-api.ts';
import './quotes.css';
import { useSearchParams } from 'react-router';

/** All quotes of the buildings that the user sees, newest first: docs/product/quotes.md. */
export function QuotesScreen() {
  const { quotes: t, words } = useAdminTexts();
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const state = QUOTE_STATES.find((one) => one === params.get('state')) ?? '';
  const [text, setText] = useSearchText(q, setQ);
  const query = useQuotes({ q, state, page });
  usePageInRange(query.data, setPage);
  useLive(['quotes', 'buildings'], ['quotes']);
  const isFiltered = q !== '' || state !== '';
  return (
    <Page
      title={t.title}
      actions={
        <LinkButton variant="primary" icon="plus" to="/admin/quotes/new">
          {t.newTitle}
        </LinkButton>
      }
    >
      <div className="toolbar">
        <SearchField label={t.search} value={text} onChange={setText} />
        <Select
          label={t.state}
          isLabelHidden
          value={state || 'any'}
          onChange={(next) => change({ state: next === 'any' ? null : next, page: null })}
          options={[
            { value: 'any', label: t.anyState },
            ...QUOTE_STATES.map((value) => ({ value, label: words.quoteStates[value] })),
          ]}
        />
      </div>
      <QueryView query={query} failed={t.loadFailed} skeleton={<QuotesTable rows={undefined} />}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={isFiltered ? t.noMatch : t.empty}
              action={
                isFiltered ? (
                  <Button onPress={() => change({ q: null, state: null, page: null })}>
                    {t.clearFilters}
                  </Button>
                ) : (
                  <LinkButton to="/admin/quotes/new">{t.newTitle}</LinkButton>
                )
              }
            >
              {!isFiltered && t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              <QuotesTable rows={list.items} />
              <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

export const labelsOf = ({ units }: Pick<Quote, 'units'>) => units.map(({ label }) => label).join(', ');

function QuotesTable({ rows }: { rows: Quote[] | undefined }) {
  const { quotes: t } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<Quote>[] = [
    {
      id: 'number',
      header: t.columns.number,
      skeleton: '6em',
      cell: ({ id, number }) => (
        <strong>
          <Link to={`/admin/quotes/${id}`}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </strong>
      ),
    },
    {
      id: 'for',
      header: t.columns.for,
      className: 'quotes-for',
      skeleton: '10em',
      cell: ({ name }) => (name ? <bdi>{name}</bdi> : <span className="dim">{t.noName}</span>),
    },
    {
      id: 'units',
      header: t.columns.units,
      skeleton: '6em',
      cell: (quote) => <bdi dir="ltr">{labelsOf(quote)}</bdi>,
    },
    {
      id: 'total',
      header: t.columns.total,
      isNumber: true,
      skeleton: '6em',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'validUntil',
      header: t.columns.validUntil,
      skeleton: '6em',
      cell: ({ validUntil }) => shortDay(validUntil, lang),
    },
    {
      id: 'state',
      header: t.columns.state,
      skeleton: '5em',
      cell: (quote) => <QuoteState quote={quote} />,
    },
  ];
  return (
    <DataTable
      label={t.title}
      className="quotes-table"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
