import { countFilters, hasPriceFilter } from '@diyar/contract/rules/filter-query';
import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here, useAddress } from '~/lib/address.tsx';
import { searchWith } from '~/lib/search-params.ts';
import '~/ui/public/group-head.css';
import { Icon } from '~/ui/public/icon.tsx';
import { ProjectCard } from '../card/project-card.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FILTERS_ID } from './filter-form.tsx';
import { filterSearch } from './filter-search.ts';
import type { Listing, Section } from './list-of.server.ts';

export const totalOf = ({ available, soon }: Listing) => available.total + soon.total;

type ResultsProps = {
  listing: Listing;
  /** The answer to the newest filters did not arrive: the list is that of the ones before. */
  isLost: boolean;
  again: () => void;
};

/** The count, the active filters, and the two sections, or the closest projects. */
export function Results({ listing, isLost, again }: ResultsProps) {
  const t = usePublicTexts().projectPagesList;
  const total = totalOf(listing);
  const set = countFilters(listing.filters);
  return (
    <div className="list-results">
      <div className="list-bar">
        <p className="list-count" role="status">
          {total === 0 ? t.none : set > 0 && !isLost ? t.matches(total) : t.count(total)}
        </p>
        <FilterChips filters={listing.filters} />
        <button className="btn btn--line list-filter-btn" type="button" popoverTarget={FILTERS_ID}>
          <Icon name="sliders" />
          {set > 0 ? t.filtersSet(set) : t.filters}
        </button>
      </div>
      {isLost && <Lost again={again} />}
      {listing.near ? (
        <Nothing near={listing.near} hasPrice={hasPriceFilter(listing.filters)} />
      ) : (
        <>
          <Group
            id="available"
            title={t.available}
            empty={t.availableEmpty}
            section={listing.available}
            param="page"
            eager
          />
          <Group id="soon" title={t.soon} empty={t.soonEmpty} section={listing.soon} param="soonPage" />
        </>
      )}
    </div>
  );
}

function Lost({ again }: Pick<ResultsProps, 'again'>) {
  const t = usePublicTexts().projectPagesList;
  return (
    <p className="list-failed" role="alert">
      <Icon name="warning" />
      {t.notFiltered}
      <button className="btn-link" type="button" onClick={again}>
        {t.retry}
      </button>
    </p>
  );
}

type GroupProps = {
  id: string;
  title: string;
  empty: string;
  section: Section;
  param: string;
  eager?: boolean;
};

function Group({ id, title, empty, section, param, eager = false }: GroupProps) {
  const t = usePublicTexts().projectPagesList;
  return (
    <section aria-labelledby={`h-${id}`}>
      <div className="group-head">
        <h2 id={`h-${id}`}>{title}</h2>
        {section.total > 0 && <p>{t.count(section.total)}</p>}
      </div>
      {section.cards.length === 0 && section.page <= section.pages && (
        <p className="list-empty list-empty--quiet">{empty}</p>
      )}
      <Cards cards={section.cards} eager={eager} />
      {(section.pages > 1 || section.page > section.pages) && <Pages section={section} param={param} />}
    </section>
  );
}

/**
 * The first card is in every first view. On a phone the second is not, and would compete with the first one
 * for bandwidth.
 */
const Cards = ({ cards, eager = false }: { cards: Section['cards']; eager?: boolean }) => (
  <ul className="list-cards">
    {cards.map((card, i) => (
      <li key={card.path}>
        <ProjectCard card={card} eager={eager && i === 0} />
      </li>
    ))}
  </ul>
);

function Pages({ section: { page, pages }, param }: { section: Section; param: string }) {
  const t = usePublicTexts().projectPagesList;
  const { search, hrefOf } = useAddress();
  const href = (target: number) => hrefOf(searchWith(search, { [param]: target > 1 ? target : null }));
  return (
    <nav className="list-pages" aria-label={t.page(page, pages)}>
      {page > 1 && (
        <a className="btn btn--line" rel="prev" href={href(Math.min(page - 1, pages))}>
          {t.previous}
        </a>
      )}
      <p>{t.page(page, pages)}</p>
      {page < pages && (
        <a className="btn btn--line" rel="next" href={href(page + 1)}>
          {t.next}
        </a>
      )}
    </nav>
  );
}

function Nothing({ near, hasPrice }: { near: NonNullable<Listing['near']>; hasPrice: boolean }) {
  const t = usePublicTexts().projectPagesList;
  const { search, hrefOf, hrefTo } = useAddress();
  const price = near.from && `\u2066${formatPrice(near.from)}\u2069`;
  return (
    <>
      <div className="list-empty">
        <h2>{t.emptyTitle}</h2>
        <p>{price ? t.emptyNear(price, hasPrice) : t.empty}</p>
        <div className="btn-row">
          <a className="btn" href={hrefOf(filterSearch(search))} {...here('push')}>
            {t.clear}
          </a>
          <a className="btn btn--line" href={`${hrefTo('')}#contact`}>
            {t.leaveNumber}
          </a>
        </div>
      </div>
      {near.cards.length > 0 && (
        <section aria-labelledby="h-near">
          <div className="group-head">
            <h2 id="h-near">{t.near}</h2>
          </div>
          <Cards cards={near.cards} />
        </section>
      )}
    </>
  );
}
