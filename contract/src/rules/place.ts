import { DEFAULT_ZONE } from '../limits.ts';

/**
 * ISO 4217. The code has words for the three of the beginning; any other comes through a schema or through
 * `isOffered`, so that no text becomes a currency by mistake.
 */
export type Currency = 'ILS' | 'USD' | 'JOD' | (string & { readonly isCurrency: true });

export const WEEKDAYS = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Where the company is, as far as it decides how something is read, shown or offered: docs/decisions/041-place.md. */
export type CompanyPlace = {
  /** Those that forms offer, at least one; the first is chosen on a new form, and sums stand in this order. */
  currencies: readonly Currency[];
  /** IANA. */
  zone: string;
  firstDay: Weekday;
  /** ISO 3166. */
  country: string;
  /** What stands before a number of that country when it is called from abroad; the first one is dialled. */
  phoneCodes: readonly string[];
};

export const BUILT_IN_CURRENCIES = ['ILS', 'USD', 'JOD'] as const;

/** Of an installation that has set nothing. Palestinian numbers are reachable under both codes. */
export const BUILT_IN_PLACE: CompanyPlace = {
  currencies: BUILT_IN_CURRENCIES,
  zone: DEFAULT_ZONE,
  firstDay: 'sat',
  country: 'PS',
  phoneCodes: ['970', '972'],
};

const KEY: unique symbol = Symbol.for('diyar.place');
/** One for the process or the page, because both serve one company; the bundles of server and pages share it. */
const held = globalThis as { [KEY]?: CompanyPlace };

export const companyPlace = (): CompanyPlace => held[KEY] ?? BUILT_IN_PLACE;

export function setCompanyPlace(place: CompanyPlace): void {
  held[KEY] = place;
}

/** What a rule says in another place; `work` waits for nothing, so that nobody else sees it. */
export function inPlace<T>(place: CompanyPlace, work: () => T): T {
  const before = companyPlace();
  setCompanyPlace(place);
  try {
    return work();
  } finally {
    setCompanyPlace(before);
  }
}

/** What the history tells of it, and how (rules/activity.ts). */
export const PLACE_FIELDS = {
  currencies: 'units',
  zone: 'code',
  firstDay: 'weekday',
  homeCountry: 'country',
  cities: 'features',
} as const;
