import type { InsightStock } from '@diyar/contract/insights';
import { nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Bar, Figure } from '../ahead/figure.tsx';
import { CountLink, Percent, SumLink } from './figure-link.tsx';
import { useStock } from './insights-api.ts';
import { type Asked, addressWith, INSIGHTS_PATH } from './insights-params.ts';
import { Section } from './section.tsx';

type Row = InsightStock['rows'][number];

const sum = (rows: readonly Row[], of: 'all' | 'left' | 'held') =>
  rows.reduce((total, row) => total + row[of], 0);

/** What is left, by project and bedrooms or kind, at today's list prices. */
export function StockSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const query = useStock(asked);
  return (
    <Section title={t.stock} note={t.stockNote} query={query} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows }) => <Stock rows={rows} asked={asked} />}
    </Section>
  );
}

function Stock({ rows, asked }: { rows: Row[]; asked: Asked }) {
  const { moneyDeskInsights: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const listOf = ({ project, kind, bedrooms, currency }: Row) =>
    addressWith(`${INSIGHTS_PATH}/units`, {
      project: project?.id,
      kind,
      bedrooms,
      currency: currency ?? '-',
    });
  const groupName = (row: Row) => {
    const own = rows.filter(({ project }) => project?.id === row.project?.id);
    const name = row.project ? nameOf(row.project, lang) : t.noProject;
    return `${name} · ${t.leftOf(sum(own, 'left'), sum(own, 'all'))}`;
  };
  const columns: Column<Row>[] = [
    {
      id: 'what',
      header: t.what,
      cell: ({ kind, bedrooms, currency, left }) => (
        <span className="two-lines">
          <span>{bedrooms === null ? words.unitKinds[kind] : t.bedrooms(bedrooms)}</span>
          <small>
            {bedrooms !== null && kind !== 'apartment' && `${words.unitKinds[kind]} · `}
            {currency ?? (left > 0 && t.noPrice)}
          </small>
        </span>
      ),
    },
    {
      id: 'sold',
      header: t.soldShare,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      cell: ({ all, left }) => (
        <span className="insights-cell">
          <Percent share={1 - left / all} />
          <Bar share={1 - left / all} kind="cheques" />
        </span>
      ),
    },
    {
      id: 'left',
      header: t.left,
      kind: 'number',
      isNamedOnCard: true,
      cell: (row) => (
        <span dir="ltr">
          <CountLink value={row.left} to={listOf(row)} />{' '}
          <span className="dim">/ {formatNumber(row.all)}</span>
        </span>
      ),
    },
    {
      id: 'lowest',
      header: t.lowest,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      cell: ({ lowest, currency }) =>
        lowest !== null && currency && <Figure amount={lowest} currency={currency} />,
    },
    {
      id: 'value',
      header: t.value,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      cell: (row) =>
        row.currency &&
        row.left > 0 && <SumLink amount={row.value} currency={row.currency} to={listOf(row)} />,
    },
  ];
  const all = addressWith(`${INSIGHTS_PATH}/units`, { building: asked.buildingId });
  return (
    <EvenFigures of={rows.map(({ value, currency }) => ({ amount: value, currency }))}>
      <p className="insights-head">
        <span>
          <CountLink value={sum(rows, 'left')} to={all} /> {t.leftHead(sum(rows, 'all'), sum(rows, 'held'))}
        </span>
      </p>
      <DataTable
        label={t.stock}
        columns={columns}
        rows={rows}
        groupOf={groupName}
        rowKey={({ project, kind, bedrooms, currency }) => `${project?.id} ${kind} ${bedrooms} ${currency}`}
      />
    </EvenFigures>
  );
}
