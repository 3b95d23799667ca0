import { writeFilters } from '@diyar/contract/rules/filter-query';
import { NO_FILTERS, type ProjectFilters } from '@diyar/contract/rules/filters';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';
import { type PublicTexts, usePublicTexts } from '~/i18n/public/index.ts';
import { here, useAddress } from '~/lib/address.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { filterSearch } from './filter-search.ts';

type Chip = { text: string; without: ProjectFilters };

function chipsOf(filters: ProjectFilters, t: PublicTexts['projectPagesList']): Chip[] {
  const { q, city, type, status, beds, areaMin, areaMax, priceMin, priceMax, currency } = filters;
  const price = (amount: number) =>
    currency ? `\u2066${formatPrice({ amount, currency })}\u2069` : formatNumber(amount);
  const sqm = (value: number) => `${formatNumber(value)} ${t.card.sqm}`;
  const texts: Partial<Record<keyof ProjectFilters, string | null>> = {
    q: q && `“${q}”`,
    city,
    type: type && t.types[type],
    status: status === 'featured' || status === 'active' ? t.statuses[status] : null,
    beds: beds === null ? null : t.bedsChip(beds),
    areaMin: areaMin === null ? null : t.atLeast(sqm(areaMin)),
    areaMax: areaMax === null ? null : t.atMost(sqm(areaMax)),
    priceMin: priceMin === null ? null : t.atLeast(price(priceMin)),
    priceMax: priceMax === null ? null : t.atMost(price(priceMax)),
  };
  return Object.entries(texts).flatMap(([name, text]) =>
    text ? { text, without: { ...filters, [name]: NO_FILTERS[name as keyof ProjectFilters] } } : [],
  );
}

/** The active filters, each a link to the list without it. */
export function FilterChips({ filters }: { filters: ProjectFilters }) {
  const t = usePublicTexts().projectPagesList;
  const { search, hrefOf } = useAddress();
  const chips = chipsOf(filters, t);
  if (chips.length === 0) return null;
  return (
    <ul className="list-chips">
      {chips.map(({ text, without }) => (
        <li key={`${writeFilters(without)}`}>
          <a className="list-chip" href={hrefOf(filterSearch(search, without))} {...here('push')}>
            <span>
              <bdi>{text}</bdi>
            </span>
            <span className="visually-hidden">{t.remove}</span>
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a className="btn-link list-clear" href={hrefOf(filterSearch(search))} {...here('push')}>
          {t.clear}
        </a>
      </li>
    </ul>
  );
}
