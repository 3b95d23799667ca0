import { BEDS_FILTER_MAX, LINE_MAX, SEARCH_MAX } from '@diyar/contract/limits';
import { PROJECT_TYPES } from '@diyar/contract/rules/unit-figures';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here, useAddress } from '~/lib/address.tsx';
import { ClosePopover } from '~/ui/public/close-popover.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { Choice, PriceRange, Range } from './filter-fields.tsx';
import { filterSearch } from './filter-search.ts';
import type { Listing } from './list-of.server.ts';
import { useFilterForm } from './use-filter-form.ts';

/** The target of the button that opens the filters on phones. */
export const FILTERS_ID = 'filters';

type FilterFormProps = Pick<Listing, 'filters' | 'cities' | 'currencies'> & { total: number };

/** One form: a sticky column, on phones a drawer. Without scripts it is an ordinary GET. */
export function FilterForm({ filters, cities, currencies, total }: FilterFormProps) {
  const t = usePublicTexts().projectPagesList;
  const { search, hrefOf } = useAddress();
  const { key, ...form } = useFilterForm();
  const beds = Array.from({ length: BEDS_FILTER_MAX }, (_, i) => i + 1);
  return (
    <form
      className="list-filters panel lock"
      id={FILTERS_ID}
      popover="auto"
      action={hrefOf('')}
      // going back, the browser would bring other values into the fields than the address has
      autoComplete="off"
      aria-label={t.filters}
      {...form}
    >
      <div className="panel-head list-filters-head list-panel-only">
        <h2>{t.filters}</h2>
        <ClosePopover id={FILTERS_ID} label={t.close} />
      </div>
      <div className="list-filters-in" key={key}>
        <div className="field list-search">
          <label className="visually-hidden" htmlFor="q">
            {t.search}
          </label>
          <Icon name="search" />
          <input
            id="q"
            type="search"
            name="q"
            defaultValue={filters.q}
            placeholder={t.searchHint}
            maxLength={SEARCH_MAX}
          />
        </div>
        <div className="field">
          <label htmlFor="city">{t.city}</label>
          <span className="list-select">
            <select id="city" name="city" defaultValue={filters.city.slice(0, LINE_MAX)}>
              <option value="">{t.anyCity}</option>
              {cities.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </select>
            <Icon name="caretDown" />
          </span>
        </div>
        <Choice name="type" legend={t.type} value={filters.type} any={t.any}>
          {PROJECT_TYPES.map((type) => [type, t.types[type]])}
        </Choice>
        <Choice name="status" legend={t.status} value={filters.status} any={t.any}>
          {(['featured', 'active'] as const).map((status) => [status, t.statuses[status]])}
        </Choice>
        <Choice name="beds" legend={t.beds} value={filters.beds} any={t.anyBeds}>
          {beds.map((count) => [count, count === BEDS_FILTER_MAX ? `${count}+` : String(count)])}
        </Choice>
        <Range name="area" legend={t.area} from={filters.areaMin} to={filters.areaMax} />
        <PriceRange
          from={filters.priceMin}
          to={filters.priceMax}
          chosen={filters.currency}
          currencies={currencies}
        />
      </div>
      <div className="list-filters-end">
        <button className="btn list-panel-only" type="submit">
          {t.applyTo(t.count(total))}
        </button>
        <button className="btn btn--line list-column-only" type="submit">
          {t.apply}
        </button>
        <a className="btn-link" href={hrefOf(filterSearch(search))} {...here('push')}>
          {t.clear}
        </a>
      </div>
    </form>
  );
}
