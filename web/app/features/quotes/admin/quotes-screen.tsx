import { QUOTE_STATES, type Quote } from '@diyar/contract/quotes';
import { Link } from 'react-router';
import { Money } from '~/features/ledger/admin/money.tsx';
import { openPath } from '~/features/path/admin/doors/open-path.ts';
import { type AdminTexts, useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useListCall } from '~/lib/admin/list-call.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ChoiceFilter } from '~/ui/admin/lists/filters.tsx';
import { type ListColumn, ListPage } from '~/ui/admin/lists/list-page.tsx';
import { QuoteState } from './quote-state.tsx';
import './quotes.css';

const FILTERS = { state: oneOf(QUOTE_STATES) };

/** All quotes of the buildings that the user sees, newest first: docs/product/quotes.md. */
export function QuotesScreen() {
  const { quotes: t, words } = useAdminTexts();
  const maySell = useMay()('selling');
  const list = useListParams(FILTERS);
  const query = useListCall('GET /admin/quotes', list.view);
  return (
    <ListPage
      texts={t}
      list={list}
      query={query}
      columns={useColumns()}
      emptyAction={maySell && <Button onPress={() => openPath('quote')}>{t.newTitle}</Button>}
      filters={
        <ChoiceFilter
          {...list.field('state')}
          label={t.state}
          isLabelHidden
          values={QUOTE_STATES}
          words={words.quoteStates}
          all={t.anyState}
        />
      }
      actions={
        maySell && (
          <Button variant="primary" icon="plus" onPress={() => openPath('quote')}>
            {t.newTitle}
          </Button>
        )
      }
    />
  );
}

export const labelsOf = ({ units }: Pick<Quote, 'units'>) => units.map(({ label }) => label).join(', ');

type Columns = ListColumn<Quote, keyof AdminTexts['quotes']['columns']>[];

function useColumns(): Columns {
  const { quotes: t } = useAdminTexts();
  const { lang } = useLanguage();
  return [
    {
      id: 'number',
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
      maxWidth: '280px',
      skeleton: '10em',
      cell: ({ name }) => (name ? <bdi>{name}</bdi> : <span className="dim">{t.noName}</span>),
    },
    {
      id: 'units',
      skeleton: '6em',
      cell: (quote) => <bdi dir="ltr">{labelsOf(quote)}</bdi>,
    },
    {
      id: 'total',
      kind: 'number',
      skeleton: '6em',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'validUntil',
      card: 'end',
      skeleton: '6em',
      cell: ({ validUntil }) => shortDay(validUntil, lang),
    },
    {
      id: 'state',
      card: 'aside',
      skeleton: '5em',
      cell: (quote) => <QuoteState quote={quote} />,
    },
  ];
}
