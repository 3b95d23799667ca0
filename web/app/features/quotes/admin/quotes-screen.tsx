import { QUOTE_STATES, type Quote } from '@diyar/contract/quotes';
import { Link } from 'react-router';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useListCall } from '~/lib/admin/list-call.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { useLive } from '~/lib/admin/live.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ChoiceFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { QuoteState } from './quote-state.tsx';
import './quotes.css';

const FILTERS = { state: oneOf(QUOTE_STATES) };

/** All quotes of the buildings that the user sees, newest first: docs/product/quotes.md. */
export function QuotesScreen() {
  const { quotes: t, words } = useAdminTexts();
  const list = useListParams(FILTERS);
  const query = useListCall('GET /admin/quotes', ['quotes', 'list'], list.view);
  useLive(['quotes', 'buildings'], ['quotes']);
  const empty = (
    <EmptyState title={t.empty} action={<LinkButton to="/admin/quotes/new">{t.newTitle}</LinkButton>}>
      {t.emptyBody}
    </EmptyState>
  );
  return (
    <Page
      title={t.title}
      actions={
        <LinkButton variant="primary" icon="plus" to="/admin/quotes/new">
          {t.newTitle}
        </LinkButton>
      }
    >
      <ListTools list={list} search={t.search}>
        <ChoiceFilter
          {...list.field('state')}
          label={t.state}
          isLabelHidden
          values={QUOTE_STATES}
          words={words.quoteStates}
          all={t.anyState}
        />
      </ListTools>
      <ListView list={list} query={query} empty={empty} failed={t.loadFailed}>
        {(rows) => <QuotesTable rows={rows} />}
      </ListView>
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
      maxWidth: '280px',
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
      kind: 'number',
      skeleton: '6em',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'validUntil',
      card: 'end',
      header: t.columns.validUntil,
      skeleton: '6em',
      cell: ({ validUntil }) => shortDay(validUntil, lang),
    },
    {
      id: 'state',
      card: 'aside',
      header: t.columns.state,
      skeleton: '5em',
      cell: (quote) => <QuoteState quote={quote} />,
    },
  ];
  return <DataTable label={t.title} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
