import type { DebtRow, DebtsQuery } from '@diyar/contract/money-desk';
import { moneyText } from '@diyar/contract/rules/money-text';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { type Narrowed, useDebts } from './money-desk-api.ts';
import { DealLink, Money, Sums, UnitOf } from './money-parts.tsx';
import { reminderLink } from './reminder.ts';
import type { View } from './views.ts';

type List = DebtsQuery['list'];
type Props = {
  list: List;
  narrowed: Narrowed;
  onPage: (page: number) => void;
  onClearSearch: () => void;
};

/** The lists that stand below another one, with a heading of their own. */
const BELOW = ['withoutPlan', 'withoutRate', 'withoutPrice', 'beyond', 'unsettled'] as const;
const belowOf = (list: List) => BELOW.find((one) => one === list);

/** Deals whose money needs somebody: overdue, to give back, to confirm. */
export function DebtsView({ list, narrowed, onPage, onClearSearch }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useDebts(list, narrowed);
  usePageInRange(query.data, onPage);
  const empty = {
    overdue: [t.noneOverdue, t.noneOverdueBody],
    toGiveBack: [t.noneToGiveBack, t.noneToGiveBackBody],
    attention: [t.noneAttention, t.noneAttentionBody],
  };
  const [title, body] = list in empty ? empty[list as keyof typeof empty] : ['', ''];
  const below = belowOf(list);
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
      <QueryView query={query} failed={t.listFailed} skeleton={<DebtsTable list={list} rows={undefined} />}>
        {({ items, total, page, size }) => {
          if (total > 0)
            return (
              <>
                <DebtsTable list={list} rows={items} />
                <Pagination page={page} size={size} total={total} onPage={onPage} />
              </>
            );
          return narrowed.q ? (
            <EmptyState
              title={t.noMatch(narrowed.q)}
              action={<Button onPress={onClearSearch}>{t.clearSearch}</Button>}
            />
          ) : (
            <EmptyState title={title ?? ''}>{body}</EmptyState>
          );
        }}
      </QueryView>
    </section>
  );
}

/** Below another list, with pages of its own: the address names those of the first. */
export function DebtsBelow(props: Omit<Props, 'list' | 'onPage'> & { list: (typeof BELOW)[number] }) {
  const [page, setPage] = useState(1);
  return <DebtsView {...props} narrowed={{ ...props.narrowed, page }} onPage={setPage} />;
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
  const { lang } = useLanguage();
  const who: Column<DebtRow>[] = [
    {
      id: 'from',
      header: t.columns.from,
      className: 'money-desk-main',
      skeleton: '10em',
      cell: ({ deal }) => <DealLink deal={deal} />,
    },
    {
      id: 'unit',
      header: t.columns.unit,
      className: 'money-desk-second',
      skeleton: '5em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    {
      id: 'phone',
      header: t.columns.phone,
      className: 'money-desk-third',
      skeleton: '8em',
      cell: ({ deal }) => (deal.phone ? <TelLink phone={deal.phone} /> : <EmptyValue label={t.noPhone} />),
    },
  ];
  const overdue: Column<DebtRow>[] = [
    {
      id: 'since',
      header: t.columns.since,
      className: 'money-desk-count',
      skeleton: '7em',
      cell: ({ overdue, balance }) => (
        <span className="two-lines">
          <span>{overdue?.since && calendarDay(overdue.since, lang)}</span>
          {overdue && balance && overdue.inCheques > 0 && (
            <small>{t.inCheques(moneyText(overdue.inCheques, balance.currency))}</small>
          )}
        </span>
      ),
    },
    {
      id: 'overdue',
      header: t.columns.overdue,
      isNumber: true,
      className: 'money-desk-amount money-desk-late',
      skeleton: '6em',
      cell: ({ overdue, balance }) =>
        overdue && balance && <Money amount={overdue.amount} currency={balance.currency} />,
    },
    {
      id: 'outstanding',
      header: t.columns.outstanding,
      isNumber: true,
      className: 'money-desk-rest',
      skeleton: '6em',
      cell: ({ balance }) => balance && <Money amount={balance.outstanding} currency={balance.currency} />,
    },
    {
      id: 'remind',
      header: t.reminder,
      isHeaderHidden: true,
      className: 'data-table-actions money-desk-action',
      skeleton: '5em',
      cell: (row) => <Remind row={row} />,
    },
  ];
  const back: Column<DebtRow>[] = [
    {
      id: 'amount',
      header: t.views.toGiveBack,
      isNumber: true,
      className: 'money-desk-amount',
      skeleton: '6em',
      cell: ({ balance }) => balance && <Money amount={balance.overpaid} currency={balance.currency} />,
    },
    {
      id: 'uncounted',
      header: t.doesNotCount,
      isNumber: true,
      className: 'money-desk-rest',
      skeleton: '5em',
      cell: ({ uncounted }) => uncounted.length > 0 && <Sums of={uncounted} />,
    },
  ];
  const attention: Column<DebtRow>[] = [
    {
      id: 'why',
      header: t.columns.why,
      className: 'money-desk-count',
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
      isNumber: true,
      className: 'money-desk-amount',
      skeleton: '6em',
      cell: ({ dueText }) => <bdi>{dueText}</bdi>,
    },
  ];
  const owed = overdue.filter(({ id }) => id === 'outstanding');
  const received: Column<DebtRow>[] = [
    {
      id: 'uncounted',
      header: t.doesNotCount,
      isNumber: true,
      className: 'money-desk-amount',
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
      isNumber: true,
      className: 'money-desk-amount money-desk-late',
      skeleton: '6em',
      cell: (row) => <Sums of={row.beyond} />,
    },
  ];
  const columns = {
    overdue,
    withoutPlan: owed,
    toGiveBack: back,
    unsettled: back,
    attention,
    withoutRate: received,
    withoutPrice: received,
    beyond,
  }[list];
  const below = belowOf(list);
  const label = below ? t.below[below] : t.views[list as View];
  return (
    <EvenFigures of={(rows ?? []).flatMap(figuresOf)}>
      <DataTable
        label={label}
        className="money-desk-rows"
        columns={[...who, ...columns]}
        rows={rows}
        rowKey={({ deal }) => deal.id}
      />
    </EvenFigures>
  );
}

function Remind({ row }: { row: DebtRow }) {
  const { moneyDesk: t } = useAdminTexts();
  const href = reminderLink(row);
  if (href === null) return null;
  return (
    <ExternalButton size="s" icon="whatsapp-logo" href={href} isNewTab>
      {t.reminder}
      <span className="visually-hidden">: {row.deal.name}</span>
    </ExternalButton>
  );
}
