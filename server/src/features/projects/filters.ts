import type { ProjectsQuery } from '@diyar/contract/projects-query';
import { wantsOneUnit } from '@diyar/contract/rules/filters';
import { foldText, searchWords } from '@diyar/contract/rules/fold-text';
import { and, eq, gt, gte, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projectListing as listed, units } from '../../db/schema.ts';
import { containing } from '../../db/search.ts';

/**
 * Each word somewhere in one of the columns; the trigram index finds them. The last one, which as a rule tells most,
 * is looked for first.
 */
const hasWords = (columns: PgColumn[], q: string): SQL | undefined =>
  and(
    ...searchWords(q)
      .toReversed()
      .map((word) => or(...columns.map((column) => like(column, containing(word))))),
  );

/** The status as `statusOf` derives it from a row, for lists and for the dashboard's counts. */
export function ofStatus(status: ProjectsQuery['status']): SQL | undefined {
  if (status === null) return undefined;
  if (status === 'featured') return eq(listed.isFeatured, true);
  return and(
    eq(listed.isFeatured, false),
    eq(listed.isActive, status === 'active'),
    eq(listed.isDraft, status === 'draft'),
  );
}

function ofCity(city: string): SQL | undefined {
  const key = foldText(city);
  return key === '' ? undefined : or(eq(listed.cityKeyEn, key), eq(listed.cityKeyAr, key));
}

/** The project's range of areas overlaps the requested one. */
const ofArea = (min: number | null, max: number | null): SQL | undefined =>
  and(
    max === null ? undefined : lte(listed.areaMin, max),
    min === null ? undefined : gte(listed.areaMax, min),
  );

/**
 * An available unit has a price inside. The lowest and highest decide it; only where they lie
 * on either side of what was asked for, the sorted prices tell: more of them are up to the higher bound than below
 * the lower one. The row keeps them in thousandths.
 */
function ofPrice(min: number | null, max: number | null): SQL | undefined {
  if (min === null) return max === null ? undefined : lte(listed.priceMin, max);
  if (max === null) return gte(listed.priceMax, min);
  const upTo = (bound: number) => sql`width_bucket(${bound}::bigint, ${listed.offerPrices})`;
  const inside = sql`${upTo(Math.floor(max * 1000))} > ${upTo(Math.ceil(min * 1000) - 1)}`;
  return and(
    lte(listed.priceMin, max),
    gte(listed.priceMax, min),
    or(gte(listed.priceMin, min), lte(listed.priceMax, max), inside),
  );
}

const hasPrice = ({ priceMin, priceMax }: ProjectsQuery) => priceMin !== null || priceMax !== null;

/** What is asked of one unit, as `meetsFilters` has it. */
export const ofUnit = (query: ProjectsQuery): SQL | undefined =>
  and(
    query.type === 'residential' ? gt(units.bedrooms, 0) : undefined,
    query.type === 'commercial' ? eq(units.bedrooms, 0) : undefined,
    query.beds === null ? undefined : gte(units.bedrooms, query.beds),
    query.areaMin === null ? undefined : gte(units.sizeSqm, query.areaMin),
    query.areaMax === null ? undefined : lte(units.sizeSqm, query.areaMax),
    query.priceMin === null ? undefined : gte(units.price, query.priceMin),
    query.priceMax === null ? undefined : lte(units.price, query.priceMax),
    query.currency === null || !hasPrice(query) ? undefined : eq(units.currency, query.currency),
  );

/** One unit has to meet all that is asked; the row tells it only of one thing, and of a price without its currency. */
export const asksOneUnit = (query: ProjectsQuery): boolean =>
  wantsOneUnit(query) || (hasPrice(query) && query.currency !== null);

/** The condition that one unit of the project meets all of it, where that is asked (list.ts). */
type OneUnit = SQL | undefined;

function filters(query: ProjectsQuery, oneUnit: OneUnit): SQL | undefined {
  return and(
    ofStatus(query.status),
    query.featured === undefined ? undefined : eq(listed.isFeatured, query.featured),
    ofCity(query.city),
    query.type === 'residential' ? eq(listed.hasResidential, true) : undefined,
    query.type === 'commercial' ? eq(listed.hasCommercial, true) : undefined,
    query.beds === null ? undefined : gte(listed.mostBedrooms, query.beds),
    ofArea(query.areaMin, query.areaMax),
    ofPrice(query.priceMin, query.priceMax),
    oneUnit,
  );
}

const searched = { en: [listed.searchEn], ar: [listed.searchAr] };

/** What a visitor sees: active projects, searched in their language (in both when none is named). */
export const publicFilters = (query: ProjectsQuery, oneUnit: OneUnit): SQL | undefined =>
  and(
    listed.isActive,
    filters(query, oneUnit),
    hasWords(query.lang === null ? [...searched.en, ...searched.ar] : searched[query.lang], query.q),
  );

/** What the back office sees: every status, searched over title, city and type. */
export const adminFilters = (query: ProjectsQuery, oneUnit: OneUnit): SQL | undefined =>
  and(filters(query, oneUnit), hasWords([listed.searchAdmin], query.q));
