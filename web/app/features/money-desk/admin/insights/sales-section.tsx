import type { InsightSales } from '@diyar/contract/insights';
import type { Days } from '@diyar/contract/rules/insight-periods';
import { nameOf } from '@diyar/contract/rules/localized';
import { salesTotals } from '@diyar/contract/rules/sales-totals';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Bar } from '../ahead/figure.tsx';
import { CountLink, SumLink } from './figure-link.tsx';
import { useSales } from './insights-api.ts';
import { type Asked, addressWith, INSIGHTS_PATH } from './insights-params.ts';
import { useDaysText } from './period-text.ts';
import { Section } from './section.tsx';

type Row = InsightSales['rows'][number];
type Span = 'now' | 'before' | 'yearAgo';
type Shown = Row & { key: string; name: string; isTotal?: boolean };

const SPANS: readonly Span[] = ['now', 'before', 'yearAgo'];

/** Sales by project and currency against the period before and a year ago. */
export function SalesSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const query = useSales(asked);
  return (
    <Section
      title={t.sales}
      note={t.salesNote}
      query={query}
      isEmpty={({ rows, lastOn }) => rows.length === 0 && lastOn === null}
    >
      {(data) => <Sales data={data} asked={asked} />}
    </Section>
  );
}

function Sales({ data, asked }: { data: InsightSales; asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const { lang } = useLanguage();
  const daysText = useDaysText();
  const { period, rows } = data;
  const days: Record<Span, Days> = { now: period, before: period.before, yearAgo: period.yearAgo };
  // the year before is a year ago
  const spans = SPANS.filter((span) => span !== 'yearAgo' || period.before.from !== period.yearAgo.from);
  const count = (span: Span) => rows.reduce((sum, row) => sum + row[span].sales, 0);
  const shown: Shown[] = [
    ...rows.map((row) => ({
      ...row,
      key: `${row.project?.id} ${row.currency}`,
      name: row.project ? nameOf(row.project, lang) : t.noProject,
    })),
    ...salesTotals(rows).map((total) => ({
      ...total,
      ...{ project: null, key: `all ${total.currency}`, name: t.together, isTotal: true },
    })),
  ];
  const most = (currency: Row['currency']) =>
    Math.max(...rows.filter((row) => row.currency === currency).map(({ now }) => now.amount), 1);
  const listOf = (row: Shown, span: Span) =>
    addressWith(`${INSIGHTS_PATH}/sales`, {
      from: days[span].from,
      to: days[span].to,
      building: asked.buildingId,
      project: row.isTotal ? null : (row.project?.id ?? 0),
      currency: row.currency ?? '-',
    });
  const columns: Column<Shown>[] = [
    {
      id: 'project',
      header: t.project,
      cell: ({ name, isTotal, currency }) => (
        <span className="two-lines">
          {isTotal ? <strong>{name}</strong> : <bdi>{name}</bdi>}
          <small>{currency ?? t.noPrice}</small>
        </span>
      ),
    },
    ...spans.flatMap((span): Column<Shown>[] => [
      {
        id: `${span} sales`,
        header: daysText(days[span]),
        kind: 'number',
        card: 'wide',
        isNamedOnCard: true,
        cell: (row) => (
          <span className="insights-cell">
            <span>
              <CountLink value={row[span].sales} to={listOf(row, span)} />
              {row.currency && (
                <>
                  {' · '}
                  <SumLink amount={row[span].amount} currency={row.currency} to={listOf(row, span)} />
                </>
              )}
            </span>
            {span === 'now' && !row.isTotal && row.currency && (
              <Bar share={row.now.amount / most(row.currency)} kind="cheques" />
            )}
          </span>
        ),
      },
    ]),
  ];
  const difference = (span: Span) => count('now') - count(span);
  return (
    <EvenFigures
      of={rows.flatMap(({ currency, ...row }) =>
        SPANS.map((span) => ({ amount: row[span].amount, currency })),
      )}
    >
      <p className="insights-head">
        <strong>{t.sold(count('now'))}</strong> {daysText(period)}
        {spans.slice(1).map((span) => (
          <span key={span}>
            <bdi dir="ltr">
              {difference(span) > 0 ? '+' : difference(span) < 0 ? '−' : '±'}
              {formatNumber(Math.abs(difference(span)))}
            </bdi>{' '}
            {t.against(daysText(days[span]))}
          </span>
        ))}
      </p>
      {period.isRunning && <p className="note">{t.running}</p>}
      {rows.length > 0 && (
        <DataTable label={t.sales} columns={columns} rows={shown} rowKey={({ key }) => key} />
      )}
    </EvenFigures>
  );
}
