import type { PaperRow } from '@diyar/contract/money-desk';
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
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { type Narrowed, usePapers } from './money-desk-api.ts';
import { DealLink, Money, UnitOf } from './money-parts.tsx';

type Props = { narrowed: Narrowed; onPage: (page: number) => void; onClearSearch: () => void };

/** Receipts and payment vouchers, newest first, found by number. */
export function PapersView({ narrowed, onPage, onClearSearch }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const query = usePapers(narrowed);
  usePageInRange(query.data, onPage);
  return (
    <QueryView query={query} failed={t.listFailed} skeleton={<PapersTable rows={undefined} />}>
      {({ items, total, page, size }) => {
        if (total > 0)
          return (
            <>
              <PapersTable rows={items} />
              <Pagination page={page} size={size} total={total} onPage={onPage} />
            </>
          );
        return narrowed.q ? (
          <EmptyState
            title={t.noMatch(narrowed.q)}
            action={<Button onPress={onClearSearch}>{t.clearSearch}</Button>}
          />
        ) : (
          <EmptyState title={t.nonePapers}>{t.nonePapersBody}</EmptyState>
        );
      }}
    </QueryView>
  );
}

function PapersTable({ rows }: { rows: PaperRow[] | undefined }) {
  const { moneyDesk: t } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<PaperRow>[] = [
    {
      id: 'number',
      header: t.columns.number,
      className: 'money-desk-main',
      skeleton: '8em',
      cell: ({ id, number, kind, isVoid }) => (
        <span className="two-lines">
          <Link to={`/admin/papers/${id}`}>
            <strong>
              <bdi dir="ltr">{number}</bdi>
            </strong>
          </Link>
          <small>
            {t[kind]} {isVoid && <Tag tone="clay">{t.void}</Tag>}
          </small>
        </span>
      ),
    },
    {
      id: 'day',
      header: t.columns.day,
      className: 'money-desk-count',
      skeleton: '7em',
      cell: ({ on }) => calendarDay(on, lang),
    },
    {
      id: 'from',
      header: t.columns.from,
      className: 'money-desk-second',
      skeleton: '9em',
      // the name on the paper: the deal may have another buyer by now
      cell: ({ deal, name }) => <DealLink deal={{ ...deal, name }} />,
    },
    {
      id: 'unit',
      header: t.columns.unit,
      className: 'money-desk-third',
      skeleton: '5em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    {
      id: 'amount',
      header: t.columns.amount,
      isNumber: true,
      className: 'money-desk-amount',
      skeleton: '6em',
      cell: ({ amount, currency, isVoid }) => {
        const shown = <Money amount={amount} currency={currency} />;
        return isVoid ? <s>{shown}</s> : shown;
      },
    },
  ];
  return (
    <EvenFigures of={rows ?? []}>
      <DataTable
        label={t.views.papers}
        className="money-desk-rows"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </EvenFigures>
  );
}
