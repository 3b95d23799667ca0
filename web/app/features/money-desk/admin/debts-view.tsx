import type { DebtRow, DebtsQuery } from '@diyar/contract/money-desk';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { useDebts } from './money-desk-api.ts';
import { DealLink, Money, Sums, UnitOf } from './money-parts.tsx';
import type { DeskList } from './views.ts';

/** Overdue deals are listed by their age. */
type List = Exclude<DebtsQuery['list'], 'overdue'>;
type Props = DeskList & { of: List };

/** The lists that stand below another one, with a heading of their own. */
const BELOW = ['withoutPlan', 'withoutRate', 'withoutPrice', 'beyond', 'unsettled'] as const;
const belowOf = (list: List) => BELOW.find((one) => one === list);

/** Deals whose money needs somebody: to give back, to confirm. */
export function DebtsView({ of, list, narrowed }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useDebts(of, narrowed);
  const empty = {
    toGiveBack: [t.noneToGiveBack, t.noneToGiveBackBody],
    attention: [t.noneAttention, t.noneAttentionBody],
  };
  const [title, body] = of in empty ? empty[of as keyof typeof empty] : ['', ''];
  const below = belowOf(of);
  // a list below another one disappears when there is nothing in it
  if (below && !query.data?.total) return null;
  return (
    <section>
      {below && (
        <header className="section-head">
          <h2>{t.below[below]}</h2>
          <span className="section-note">{t.belowNotes[below]}</span>
        </header>
      )}
      <ListView list={list} query={query} empty={<EmptyState title={title ?? ''}>{body}</EmptyState>}>
        {(rows) => <DebtsTable list={of} rows={rows} />}
      </ListView>
    </section>
  );
}

/** Below another list, with pages of its own: the address names those of the first. */
export function DebtsBelow({ of, list, narrowed }: Props & { of: (typeof BELOW)[number] }) {
  const [page, setPage] = useState(1);
  return <DebtsView of={of} list={{ ...list, setPage }} narrowed={{ ...narrowed, page }} />;
}

/** Every figure of a row. */
const figuresOf = ({ balance, overdue, uncounted, beyond }: DebtRow) => [
  ...uncounted,
  ...beyond,
  ...(balance
    ? [...Object.values(balance), ...Object.values(overdue ?? {})].flatMap((amount) =>
        typeof amount === 'number' ? [{ amount, currency: balance.currency }] : [],
      )
    : []),
];

function DebtsTable({ list, rows }: { list: List; rows: DebtRow[] | undefined }) {
  const { moneyDesk: t } = useAdminTexts();
  const who: Column<DebtRow>[] = [
    {
      id: 'from',
      header: t.columns.from,
      skeleton: '10em',
      cell: ({ deal }) => <DealLink deal={deal} />,
    },
    {
      id: 'unit',
      header: t.columns.unit,
      skeleton: '5em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    {
      id: 'phone',
      header: t.columns.phone,
      card: 'end',
      skeleton: '8em',
      cell: ({ deal }) => (deal.phone ? <TelLink phone={deal.phone} /> : <EmptyValue label={t.noPhone} />),
    },
  ];
  const owed: Column<DebtRow>[] = [
    {
      id: 'outstanding',
      header: t.columns.outstanding,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: ({ balance }) => balance && <Money amount={balance.outstanding} currency={balance.currency} />,
    },
  ];
  const back: Column<DebtRow>[] = [
    {
      id: 'amount',
      header: t.views.toGiveBack,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: ({ balance }) => balance && <Money amount={balance.overpaid} currency={balance.currency} />,
    },
    {
      id: 'uncounted',
      header: t.doesNotCount,
      kind: 'number',
      skeleton: '5em',
      cell: ({ uncounted }) => uncounted.length > 0 && <Sums of={uncounted} />,
    },
  ];
  const attention: Column<DebtRow>[] = [
    {
      id: 'why',
      header: t.columns.why,
      skeleton: '8em',
      cell: ({ balance }) => (
        <Tag tone="clay" icon="warning-circle">
          {balance ? t.toConfirm : t.currencyMissing}
        </Tag>
      ),
    },
    {
      id: 'typed',
      header: t.columns.typed,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: ({ dueText }) => <bdi>{dueText}</bdi>,
    },
  ];
  const received: Column<DebtRow>[] = [
    {
      id: 'uncounted',
      header: t.doesNotCount,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      // on a deal that has a currency but no price everything that was paid is too much
      cell: ({ uncounted, balance }) =>
        uncounted.length > 0 ? (
          <Sums of={uncounted} />
        ) : (
          balance && <Money amount={balance.overpaid} currency={balance.currency} />
        ),
    },
  ];
  const beyond: Column<DebtRow>[] = [
    {
      id: 'beyond',
      header: t.beyond,
      kind: 'number',
      card: 'aside',
      className: 'money-desk-late',
      skeleton: '6em',
      cell: (row) => <Sums of={row.beyond} />,
    },
  ];
  const columns = {
    withoutPlan: owed,
    toGiveBack: back,
    unsettled: back,
    attention,
    withoutRate: received,
    withoutPrice: received,
    beyond,
  }[list];
  const below = belowOf(list);
  const label = below ? t.below[below] : t.views[list as 'toGiveBack' | 'attention'];
  return (
    <EvenFigures of={(rows ?? []).flatMap(figuresOf)}>
      <DataTable label={label} columns={[...who, ...columns]} rows={rows} rowKey={({ deal }) => deal.id} />
    </EvenFigures>
  );
}
