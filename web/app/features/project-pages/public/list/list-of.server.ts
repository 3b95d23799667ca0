import type { ProjectList } from '@diyar/contract/projects';
import type { PublicReads } from '@diyar/contract/public-reads';
import { writeFilters } from '@diyar/contract/rules/filter-query';
import type { ProjectFilters } from '@diyar/contract/rules/filters';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';
import type { Currency } from '@diyar/contract/rules/money';
import type { Price } from '~/i18n/price.ts';
import { numberParam } from '~/lib/search-params.ts';
import { type Card, cardOf } from '../card/card.ts';
import { filtersIn } from './filter-search.ts';

export type Section = { cards: Card[]; total: number; page: number; pages: number };

export type Listing = {
  filters: ProjectFilters;
  cities: string[];
  /** Those in use, the most frequent first. */
  currencies: Currency[];
  available: Section;
  soon: Section;
  /** Only when nothing matches: the closest projects, and their lowest price. */
  near: { cards: Card[]; from: Price | null } | null;
};

type Reads = Pick<PublicReads, 'projects' | 'places' | 'figures'>;
type Reader = { lang: Lang; apiBase: string; untitled: string };

const NEAR = 3;
/** Of each section; even, because the cards stand in pairs. */
const SECTION_SIZE = 16;

/** The two sections of the list, each with its own pages, and the cities to choose from. */
export async function listingOf(reads: Reads, search: string, reader: Reader): Promise<Listing> {
  const { lang, apiBase, untitled } = reader;
  const { currencies } = await reads.figures();
  const filters = filtersIn(search, currencies);
  const ask = (featured: boolean, page: number) =>
    reads.projects({ ...filters, lang, featured, page, size: SECTION_SIZE });
  const [featured, upcoming, places] = await Promise.all([
    ask(true, numberParam(search, 'page') ?? 1),
    ask(false, numberParam(search, 'soonPage') ?? 1),
    reads.places(),
  ]);
  const cards = ({ items }: ProjectList, asked?: ProjectFilters) =>
    items.map((item) => cardOf(item, lang, apiBase, untitled, asked));
  const sectionOf = (list: ProjectList): Section => ({
    cards: cards(list, filters),
    total: list.total,
    page: list.page,
    pages: Math.max(1, Math.ceil(list.total / list.size)),
  });
  const isEmpty = featured.total + upcoming.total === 0;
  return {
    filters,
    cities: places.map(({ cityEn, cityAr }) => inLanguage(cityEn, cityAr, lang)),
    currencies,
    available: sectionOf(featured),
    soon: sectionOf(upcoming),
    near:
      isEmpty && writeFilters(filters).size > 0 ? nearOf(cards(await nearest(reads, filters, lang))) : null,
  };
}

/**
 * The same type in the same city, whatever its size and price; otherwise anything
 * (docs/product/public-site.md#similar-projects).
 */
async function nearest(reads: Reads, { city, type }: ProjectFilters, lang: Lang): Promise<ProjectList> {
  const alike = await reads.projects({ city, type, lang, size: NEAR });
  return alike.total > 0 ? alike : reads.projects({ lang, size: NEAR });
}

function nearOf(cards: Card[]): Listing['near'] {
  const prices = cards.flatMap(({ priceFrom }) => priceFrom ?? []);
  // only amounts of one currency can be compared
  const alike = prices.filter(({ currency }) => currency === prices[0]?.currency);
  const [from = null] = alike.toSorted((a, b) => a.amount - b.amount);
  return { cards, from };
}
