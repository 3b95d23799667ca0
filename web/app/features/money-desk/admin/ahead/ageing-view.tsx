import type { AgeingList, AgeingRow, AgeingTotal } from '@diyar/contract/money-ahead';
import { AGEING_LISTS, AGEING_ORDERS, AGEING_ROWS, type AgeingPart } from '@diyar/contract/rules/ageing';
import { nameOf } from '@diyar/contract/rules/localized';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { personPath, statementsPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import type { Order } from '~/ui/admin/tables/column-head.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { useAgeing } from '../money-desk-api.ts';
import { DealLink } from '../money-parts.tsx';
import { reminderLink } from '../reminder.ts';
import type { DeskList } from '../views.ts';
import { figuresOf, type ListOfPart, partsShown, useAgeingColumns } from './ageing-columns.tsx';
import './money-ahead.css';

type By = (typeof AGEING_ROWS)[number];
type Of = (typeof AGEING_LISTS)[number];

const FILTERS = { by: oneOf(AGEING_ROWS), of: oneOf(AGEING_LISTS) };
/** The usual choice is not in the address. */
const unless = (usual: string, value: string) => (value === usual ? null : value);

/** What the address asks the list for, also of its file. */
export function useAgeingQuery({ buildingId, q }: Pick<DeskList['narrowed'], 'buildingId' | 'q'>) {
  const list = useListParams(FILTERS, AGEING_ORDERS);
  const { by, of, sort } = list.view;
  return {
    list,
    query: { buildingId, q, by: by ?? 'deal', of: of ?? 'late', sort: sort ?? AGEING_ORDERS[0] },
  } as const;
}

/** Who is late, how long, and what cheques would cover: docs/product/money-desk.md#ageing. */
export function AgeingView({ list, narrowed }: DeskList) {
  const { moneyDeskAhead: t, moneyDesk, papers } = useAdminTexts();
  const { lang } = useLanguage();
  const { list: own, query: asked } = useAgeingQuery(narrowed);
  const query = useAgeing({ ...asked, page: narrowed.page });
  const { data } = query;
  const shown = partsShown(data?.totals ?? []);
  const shownDeals = [...new Set((data?.items ?? []).flatMap(({ deal }) => deal?.id ?? []))];
  return (
    <EvenFigures of={data ? figuresOf([...data.totals, ...data.items]) : []}>
      <section className="money-ahead">
        <div className="toolbar">
          <Segmented<By>
            label={t.by}
            value={asked.by}
            options={AGEING_ROWS.map((value) => ({ value, label: t.rows[value] }))}
            onChange={(by) => own.filter({ by: unless('deal', by) })}
          />
          <Select<Of>
            label={t.of}
            isLabelHidden
            className="money-ahead-of"
            value={asked.of}
            options={AGEING_LISTS.map((value) => ({ value, label: t.lists[value] }))}
            onChange={(of) => own.filter({ of: unless('late', of) })}
          />
          {data && <span className="note">{t.asOf(calendarDay(data.today, lang))}</span>}
          {shownDeals.length > 0 && (
            <Link className="text-button" to={statementsPath(shownDeals)} data-no-print>
              {papers.printAll}
            </Link>
          )}
        </div>
        {data && data.totals.length > 0 && <AgeingTotals totals={data.totals} shown={shown} />}
        <ListView<AgeingRow, AgeingList>
          list={list}
          query={query}
          empty={<EmptyState title={moneyDesk.noneOverdue}>{moneyDesk.noneOverdueBody}</EmptyState>}
        >
          {(rows) => <AgeingTable by={asked.by} rows={rows} shown={shown} order={own.order} />}
        </ListView>
        <p className="note">{t.noteAgeing}</p>
      </section>
    </EvenFigures>
  );
}

type TotalsProps = { totals: readonly AgeingTotal[]; shown: readonly AgeingPart[]; addressOf?: ListOfPart };

/** A row for each currency: its parts make what is outstanding, whatever the list below is narrowed to. */
export function AgeingTotals({ totals, shown, addressOf }: TotalsProps) {
  const { moneyDeskAhead: t } = useAdminTexts();
  const columns: Column<AgeingTotal>[] = [
    {
      id: 'currency',
      header: t.currency,
      cell: ({ currency, deals, lateDeals }) => (
        <span className="two-lines">
          <strong>{currency}</strong>
          <small>{t.lateOf(lateDeals, deals)}</small>
        </span>
      ),
    },
    ...useAgeingColumns<AgeingTotal>(shown, { hasShares: true, addressOf }),
  ];
  return (
    <DataTable
      label={t.totals}
      className="money-ahead-totals"
      columns={columns}
      rows={totals}
      rowKey={({ currency }) => currency}
    />
  );
}

type TableProps = {
  by: By;
  rows: AgeingRow[] | undefined;
  shown: readonly AgeingPart[];
  order: Order;
};

function AgeingTable({ by, rows, shown, order }: TableProps) {
  const { moneyDeskAhead: t, moneyDesk } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<AgeingRow>[] = [
    {
      id: 'who',
      header: t.who[by],
      className: 'money-ahead-who',
      skeleton: '10em',
      cell: (row) => <Who row={row} />,
    },
    ...useAgeingColumns<AgeingRow>(shown),
    {
      id: 'since',
      header: t.lateSince,
      kind: 'time',
      card: 'wide',
      isNamedOnCard: true,
      sort: 'since',
      skeleton: '6em',
      cell: ({ since }) => since && calendarDay(since, lang),
    },
    ...(by === 'deal'
      ? [
          {
            id: 'remind',
            header: moneyDesk.reminder,
            kind: 'actions' as const,
            card: 'wide' as const,
            skeleton: '5em',
            cell: (row: AgeingRow) => <Remind row={row} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label={t.ageing}
      className="money-ahead-rows"
      columns={columns}
      rows={rows}
      rowKey={({ currency, deal, person, building }) =>
        [currency, deal?.id, person?.id, building?.id].join(' ')
      }
      groupOf={({ currency }) => currency}
      order={order}
    />
  );
}

/** Whose it is, with the way there; below it where, or how many deals. */
function Who({ row: { deal, person, building, deals } }: { row: AgeingRow }) {
  const { moneyDeskAhead: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (deal)
    return (
      <span className="two-lines">
        <DealLink deal={deal} />
        <small>
          <bdi dir="ltr">{deal.units.map(({ label }) => label).join(', ')}</bdi>
          {deal.building && <> · {nameOf(deal.building, lang)}</>}
        </small>
        {deal.phone && (
          <small>
            <TelLink phone={deal.phone} />
          </small>
        )}
      </span>
    );
  return (
    <span className="two-lines">
      {person ? (
        <Link className="money-desk-name" to={personPath(person.id)}>
          <bdi>{person.name}</bdi>
        </Link>
      ) : building ? (
        <Link className="money-desk-name" to={`?view=ageing&building=${building.id}`}>
          {nameOf(building, lang)}
        </Link>
      ) : (
        <span>{t.noBuilding}</span>
      )}
      <small>{t.deals(deals)}</small>
    </span>
  );
}

function Remind({ row }: { row: AgeingRow }) {
  const { moneyDesk } = useAdminTexts();
  const { deal, late, since, currency } = row;
  if (!deal || late === 0 || since === null) return null;
  const href = reminderLink({ deal, amount: late, currency, since });
  if (href === null) return <small className="dim">{moneyDesk.noPhone}</small>;
  return (
    <ExternalButton size="s" icon="whatsapp-logo" href={href} isNewTab>
      {moneyDesk.reminder}
      <span className="visually-hidden">: {deal.name}</span>
    </ExternalButton>
  );
}
