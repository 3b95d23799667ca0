import type { PaperRow } from '@diyar/contract/money-desk';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { usePapers } from './money-desk-api.ts';
import { DealLink, Money, UnitOf } from './money-parts.tsx';
import type { DeskList } from './views.ts';

/** Receipts and payment vouchers, newest first, found by number. */
export function PapersView({ list, narrowed }: DeskList) {
  const { moneyDesk: t } = useAdminTexts();
  const query = usePapers(narrowed);
  const empty = <EmptyState title={t.nonePapers}>{t.nonePapersBody}</EmptyState>;
  return (
    <ListView list={list} query={query} empty={empty}>
      {(rows) => <PapersTable rows={rows} />}
    </ListView>
  );
}

function PapersTable({ rows }: { rows: PaperRow[] | undefined }) {
  const { moneyDesk: t } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<PaperRow>[] = [
    {
      id: 'number',
      header: t.columns.number,
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
      card: 'end',
      skeleton: '7em',
      cell: ({ on }) => calendarDay(on, lang),
    },
    {
      id: 'from',
      header: t.columns.from,
      skeleton: '9em',
      // the name on the paper: the deal may have another buyer by now
      cell: ({ deal, name }) => <DealLink deal={{ ...deal, name }} />,
    },
    {
      id: 'unit',
      header: t.columns.unit,
      skeleton: '5em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    {
      id: 'amount',
      header: t.columns.amount,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: ({ amount, currency, isVoid }) => {
        const shown = <Money amount={amount} currency={currency} />;
        return isVoid ? <s>{shown}</s> : shown;
      },
    },
  ];
  return (
    <EvenFigures of={rows ?? []}>
      <DataTable label={t.views.papers} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </EvenFigures>
  );
}
