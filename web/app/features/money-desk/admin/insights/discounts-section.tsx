import type { InsightDiscounts } from '@diyar/contract/insights';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Bar } from '../ahead/figure.tsx';
import { CountLink, Percent, SumLink } from './figure-link.tsx';
import { useDiscounts } from './insights-api.ts';
import { type Asked, addressWith, INSIGHTS_PATH } from './insights-params.ts';
import { Section } from './section.tsx';

type Row = InsightDiscounts['rows'][number];
const shareOf = ({ listDiscount, listPrice }: Row) => (listPrice > 0 ? listDiscount / listPrice : null);

/** Discounts on the sales of twelve months, by who wrote them. */
export function DiscountsSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const query = useDiscounts(asked);
  return (
    <Section
      title={t.discounts}
      note={query.data && `${t.twelveMonths}, ${t.sold(query.data.sales)}`}
      query={query}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {(data) => <Discounts data={data} asked={asked} />}
    </Section>
  );
}

function Discounts({ data: { year, rows }, asked }: { data: InsightDiscounts; asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const listOf = ({ by, currency }: Row) =>
    addressWith(`${INSIGHTS_PATH}/sales`, {
      ...year,
      building: asked.buildingId,
      currency,
      discountBy: by?.id ?? 0,
    });
  const most = Math.max(...rows.map((row) => shareOf(row) ?? 0), 0.0001);
  const columns: Column<Row>[] = [
    { id: 'by', header: t.givenBy, cell: ({ by }) => <bdi>{by?.name ?? t.nobody}</bdi> },
    {
      id: 'sales',
      header: t.salesWithOne,
      kind: 'number',
      isNamedOnCard: true,
      cell: (row) => <CountLink value={row.sales} to={listOf(row)} />,
    },
    {
      id: 'discount',
      header: t.discount,
      kind: 'number',
      card: 'aside',
      cell: (row) => (
        <span dir="ltr">
          {row.currency} <SumLink amount={row.discount} currency={row.currency} to={listOf(row)} />
        </span>
      ),
    },
    {
      id: 'share',
      header: t.ofListPrice,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      cell: (row) => {
        const share = shareOf(row);
        return share === null ? (
          '–'
        ) : (
          <span className="insights-cell">
            <Percent share={share} />
            <Bar share={share / most} kind="open" />
          </span>
        );
      },
    },
    {
      id: 'largest',
      header: t.largest,
      card: 'wide',
      isNamedOnCard: true,
      cell: ({ largest }) =>
        largest && (
          <Link to={dealPath(largest.deal.id)}>
            <bdi>{largest.deal.units[0]?.label ?? largest.deal.name}</bdi> <Percent share={largest.share} />
          </Link>
        ),
    },
  ];
  return (
    <EvenFigures of={rows.map(({ discount, currency }) => ({ amount: discount, currency }))}>
      <DataTable
        label={t.discounts}
        columns={columns}
        rows={rows}
        rowKey={({ by, currency }) => `${by?.id} ${currency}`}
      />
    </EvenFigures>
  );
}
