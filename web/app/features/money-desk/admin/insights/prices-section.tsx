import type { InsightPrices, InsightStock } from '@diyar/contract/insights';
import { nameOf } from '@diyar/contract/rules/localized';
import type { Currency } from '@diyar/contract/rules/money';
import { figuresText } from '@diyar/contract/rules/money-text';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { usePrices, useStock } from './insights-api.ts';
import { type Asked, addressWith, INSIGHTS_PATH } from './insights-params.ts';
import { LineChart } from './line-chart.tsx';
import { usePeriodName } from './period-text.ts';
import { Section } from './section.tsx';

type Row = InsightPrices['rows'][number];
type Place = { project: Row['project']; currency: Currency; rows: Row[] };

/** A project in each currency it was sold in: no average over two currencies. */
function placesOf(rows: readonly Row[]): Place[] {
  const places = new Map<string, Place>();
  for (const row of rows) {
    const key = `${row.project?.id} ${row.currency}`;
    const place = places.get(key) ?? { project: row.project, currency: row.currency, rows: [] };
    place.rows.push(row);
    places.set(key, place);
  }
  return [...places.values()];
}

const perSqm = (amount: number, sqm: number) => (amount > 0 && sqm > 0 ? amount / sqm : null);

/** What is left is listed at. */
function listedAt({ rows }: InsightStock, { project, currency }: Place): number | null {
  const own = rows.filter((row) => row.project?.id === project?.id && row.currency === currency);
  return perSqm(
    own.reduce((sum, { value }) => sum + value, 0),
    own.reduce((sum, { sqm }) => sum + sqm, 0),
  );
}

/** Price per m², sold against list, by quarter. */
export function PricesSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const query = usePrices(asked);
  const stock = useStock(asked);
  return (
    <Section title={t.prices} note={t.pricesNote} query={query} isEmpty={({ rows }) => rows.length === 0}>
      {(data) => (
        <div className="insights-places">
          {placesOf(data.rows).map((place) => (
            <PlacePrices
              key={`${place.project?.id} ${place.currency}`}
              place={place}
              quarters={data.quarters}
              left={stock.data ? listedAt(stock.data, place) : null}
              asked={asked}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

type Props = { place: Place; quarters: InsightPrices['quarters']; left: number | null; asked: Asked };

function PlacePrices({ place, quarters, left, asked }: Props) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const { lang } = useLanguage();
  const periodName = usePeriodName();
  const { project, currency, rows } = place;
  const name = project ? nameOf(project, lang) : t.noProject;
  const of = (key: string) => rows.find(({ quarter }) => quarter === key);
  const sold = quarters.map(({ key }) => perSqm(of(key)?.amount ?? 0, of(key)?.sqm ?? 0));
  const list = quarters.map(({ key }) => perSqm(of(key)?.list ?? 0, of(key)?.listSqm ?? 0));
  const figure = (value: number | null) =>
    value === null ? '–' : <bdi dir="ltr">{figuresText(Math.round(value), currency, 'screen')}</bdi>;
  return (
    <figure className="insights-place">
      <figcaption>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <bdi dir="ltr">{t.perSqm(currency)}</bdi>
      </figcaption>
      <LineChart
        lines={[
          { kind: 'list', values: list },
          { kind: 'sold', values: sold },
        ]}
      />
      <table className="insights-prices" aria-label={`${name}, ${t.perSqm(currency)}`}>
        <thead>
          <tr>
            <td />
            {quarters.map(({ key }) => (
              <th key={key} scope="col">
                {periodName(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" data-kind="sold">
              {t.soldAt}
            </th>
            {quarters.map(({ key, from, to }, at) => (
              <td key={key}>
                {of(key) ? (
                  <Link
                    className="insights-figure"
                    to={addressWith(`${INSIGHTS_PATH}/sales`, {
                      ...{ from, to, currency },
                      building: asked.buildingId,
                      project: project?.id ?? 0,
                    })}
                  >
                    {figure(sold[at] ?? null)}
                  </Link>
                ) : (
                  '–'
                )}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" data-kind="list">
              {t.listAt}
            </th>
            {quarters.map(({ key }, at) => (
              <td key={key}>{figure(list[at] ?? null)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {left !== null && (
        <p className="note">{t.leftListedAt(figuresText(Math.round(left), currency, 'screen'))}</p>
      )}
    </figure>
  );
}
