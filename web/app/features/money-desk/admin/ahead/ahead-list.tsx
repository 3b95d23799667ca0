import type { AheadList, AheadListQuery, AheadRow } from '@diyar/contract/money-ahead';
import { lineLabel } from '@diyar/contract/rules/plans';
import { useEffect, useRef } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { useAheadList } from '../money-desk-api.ts';
import { DealLink, Money, UnitOf } from '../money-parts.tsx';
import { useColumnName } from './column-name.ts';

type Cell = Pick<AheadListQuery, 'currency' | 'column' | 'part' | 'buildingId'>;

/** The cheques and lines that a figure of the table counts. */
export function AheadCellList({ cell, onClose }: { cell: Cell; onClose: () => void }) {
  const { moneyDeskAhead: t } = useAdminTexts();
  const list = useListParams();
  const query = useAheadList({ ...cell, page: list.view.page });
  const nameOfColumn = useColumnName();
  const heading = t.listOf(nameOfColumn(cell.column), cell.part === null ? t.allParts : t.parts[cell.part]);
  const head = useRef<HTMLHeadingElement>(null);
  // whoever pressed a figure above looks for its list
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure has another list
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [heading]);
  return (
    <section aria-label={heading}>
      <header className="section-head">
        <h2 ref={head} tabIndex={-1}>
          {heading}
        </h2>
        <IconButton icon="x" size="s" label={t.closeList} onPress={onClose} />
      </header>
      <ListView<AheadRow, AheadList>
        list={list}
        query={query}
        empty={<EmptyState title={t.emptyCell}>{t.emptyCellBody}</EmptyState>}
      >
        {(rows) => <Rows label={heading} rows={rows} />}
      </ListView>
    </section>
  );
}

function Rows({ label, rows }: { label: string; rows: AheadRow[] | undefined }) {
  const { moneyDeskAhead: t, moneyDesk, words } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<AheadRow>[] = [
    {
      id: 'from',
      header: moneyDesk.columns.from,
      skeleton: '10em',
      cell: ({ deal }) => <DealLink deal={deal} />,
    },
    {
      id: 'unit',
      header: moneyDesk.columns.unit,
      skeleton: '5em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    {
      id: 'due',
      header: t.due,
      skeleton: '7em',
      cell: ({ dueOn }) =>
        dueOn ? calendarDay(dueOn, lang) : <span className="dim">{t.columns.withoutDay}</span>,
    },
    {
      id: 'what',
      header: t.what,
      skeleton: '7em',
      cell: ({ cheque, label, after }) =>
        cheque ? (
          <span className="two-lines">
            <bdi dir="ltr">{cheque.number}</bdi>
            <small>
              <bdi>{cheque.bank}</bdi> · {words.chequeStates[cheque.state]}
            </small>
          </span>
        ) : (
          lineLabel({ label, after }, lang)
        ),
    },
    {
      id: 'amount',
      header: moneyDesk.columns.amount,
      kind: 'number',
      card: 'aside',
      skeleton: '5em',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ];
  return (
    <EvenFigures of={rows ?? []}>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ deal, dueOn, cheque, label, amount }) =>
          `${deal.id} ${dueOn} ${cheque?.number} ${label} ${amount}`
        }
      />
    </EvenFigures>
  );
}
