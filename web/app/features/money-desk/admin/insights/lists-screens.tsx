import type { InsightSale, InsightSaleList, InsightUnit, InsightUnitList } from '@diyar/contract/insights';
import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { nameOf } from '@diyar/contract/rules/localized';
import { sumAmounts } from '@diyar/contract/rules/money';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { aDay, anId, anyText, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { DayFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { DealLink, Money, UnitOf } from '../money-parts.tsx';
import { useSalesList, useUnitsList } from './insights-api.ts';
import { INSIGHTS_PATH } from './insights-params.ts';

/** Zero is one, too: no project, nobody, a studio. */
const aNumber = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : null);

const SALES = {
  from: aDay,
  to: aDay,
  building: anId,
  project: aNumber,
  currency: anyText,
  discountBy: aNumber,
};

/** /admin/insights/sales: the sales that a figure counts. */
export function InsightSalesScreen() {
  const { moneyDeskInsights: t } = useAdminTexts();
  const list = useListParams(SALES);
  const { from, to, building, project, currency, discountBy, page } = list.view;
  const query = useSalesList({
    ...{ from, to, discountBy, page },
    buildingId: building,
    projectId: project,
    currency: currency ?? '',
  });
  return (
    <Page title={t.sales} parent={{ label: t.title, to: INSIGHTS_PATH }}>
      <ListTools list={list}>
        <DayFilter label={t.from} {...list.field('from')} />
        <DayFilter label={t.to} {...list.field('to')} />
      </ListTools>
      <ListView<InsightSale, InsightSaleList>
        list={list}
        query={query}
        empty={<EmptyState title={t.noSales}>{t.noSalesBody}</EmptyState>}
      >
        {(rows) => <SalesTable rows={rows} />}
      </ListView>
    </Page>
  );
}

function SalesTable({ rows }: { rows: InsightSale[] | undefined }) {
  const { moneyDeskInsights: t, moneyDesk } = useAdminTexts();
  const { lang } = useLanguage();
  const money = (amount: number | null, { currency }: InsightSale) =>
    amount === null || currency === null ? '–' : <Money amount={amount} currency={currency} />;
  const columns: Column<InsightSale>[] = [
    {
      id: 'from',
      header: moneyDesk.columns.from,
      skeleton: '10em',
      cell: ({ deal }) => <DealLink deal={deal} />,
    },
    {
      id: 'unit',
      header: moneyDesk.columns.unit,
      card: 'start',
      skeleton: '6em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    { id: 'day', header: t.soldOn, kind: 'time', skeleton: '6em', cell: ({ on }) => calendarDay(on, lang) },
    {
      id: 'list',
      header: t.listPrice,
      kind: 'number',
      isNamedOnCard: true,
      skeleton: '6em',
      cell: (row) => money(row.listPrice, row),
    },
    {
      id: 'discount',
      header: t.discount,
      kind: 'number',
      isNamedOnCard: true,
      skeleton: '4em',
      cell: (row) => money(row.discount, row),
    },
    {
      id: 'amount',
      header: t.priceAfter,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: (row) => money(row.currency && sumAmounts([row.price, -row.discount], row.currency), row),
    },
  ];
  return (
    <EvenFigures of={(rows ?? []).map(({ price, currency }) => ({ amount: price, currency }))}>
      <DataTable label={t.sales} columns={columns} rows={rows} rowKey={({ deal }) => deal.id} />
    </EvenFigures>
  );
}

const UNITS = {
  building: anId,
  project: anId,
  kind: oneOf(UNIT_KINDS),
  bedrooms: aNumber,
  currency: anyText,
};

/** /admin/insights/units: the units that a figure counts. */
export function InsightUnitsScreen() {
  const { moneyDeskInsights: t } = useAdminTexts();
  const list = useListParams(UNITS);
  const { building, project, kind, bedrooms, currency, page } = list.view;
  const query = useUnitsList({
    ...{ kind, bedrooms, page },
    buildingId: building,
    projectId: project,
    currency: currency ?? '',
  });
  return (
    <Page title={t.stock} parent={{ label: t.title, to: INSIGHTS_PATH }}>
      <ListView<InsightUnit, InsightUnitList>
        list={list}
        query={query}
        empty={<EmptyState title={t.noUnits}>{t.noUnitsBody}</EmptyState>}
      >
        {(rows) => <UnitsTable rows={rows} />}
      </ListView>
    </Page>
  );
}

function UnitsTable({ rows }: { rows: InsightUnit[] | undefined }) {
  const { moneyDeskInsights: t, words, moneyDesk } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<InsightUnit>[] = [
    {
      id: 'unit',
      header: moneyDesk.columns.unit,
      skeleton: '5em',
      cell: ({ label, isHeld }) => (
        <span>
          <bdi dir="ltr">{label}</bdi> {isHeld && <Tag tone="clay">{t.isHeld}</Tag>}
        </span>
      ),
    },
    {
      id: 'project',
      header: t.project,
      card: 'start',
      skeleton: '8em',
      cell: ({ project }) => project && <bdi>{nameOf(project, lang)}</bdi>,
    },
    {
      id: 'what',
      header: t.what,
      card: 'end',
      skeleton: '6em',
      cell: ({ kind, bedrooms }) => (bedrooms === null ? words.unitKinds[kind] : t.bedrooms(bedrooms)),
    },
    {
      id: 'sqm',
      header: 'm²',
      kind: 'number',
      isNamedOnCard: true,
      skeleton: '3em',
      cell: ({ sqm }) => formatNumber(sqm),
    },
    {
      id: 'price',
      header: t.listPrice,
      kind: 'number',
      card: 'aside',
      skeleton: '6em',
      cell: ({ price, currency }) =>
        price === null || currency === null ? t.noPrice : <Money amount={price} currency={currency} />,
    },
  ];
  return (
    <EvenFigures of={(rows ?? []).map(({ price, currency }) => ({ amount: price, currency }))}>
      <DataTable label={t.stock} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </EvenFigures>
  );
}
