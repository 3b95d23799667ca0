import { useAddress } from '~/lib/address.tsx';
import { usePageData } from '~/lib/use-page-data.ts';
import { FilterForm } from './filter-form.tsx';
import { filtersIn } from './filter-search.ts';
import './list.css';
import type { Listing } from './list-of.server.ts';
import { Results, totalOf } from './results.tsx';

/** The filters, which are in the address, and the projects that fit. */
export default function Projects({ listing }: { listing: Listing }) {
  const { data, isLost, again } = usePageData(listing);
  const filters = filtersIn(useAddress().search, data.currencies);
  return (
    <div className="list-grid">
      <FilterForm filters={filters} cities={data.cities} currencies={data.currencies} total={totalOf(data)} />
      <Results listing={isLost ? { ...data, filters } : data} isLost={isLost} again={again} />
    </div>
  );
}
