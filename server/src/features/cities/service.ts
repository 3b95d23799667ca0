import type { City, Place } from '@diyar/contract/cities';
import type { CompanyFigures } from '@diyar/contract/public-reads';
import { foldText } from '@diyar/contract/rules/fold-text';
import { type Currency, currenciesByUse, offeredCurrencies } from '@diyar/contract/rules/money';
import { and, asc, count, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared-queries.ts';
import { company, projects, units } from '../../db/schema.ts';
import { onOffer } from '../units/index.ts';

const isPublic = and(isNull(projects.deletedAt), eq(projects.status, 'active'));

const query = (db: Db) => {
  const total = count();
  return db
    .select({
      hasCity: sql<boolean>`${projects.cityKeyEn} <> '' or ${projects.cityKeyAr} <> ''`,
      cityEn: sql<string>`min(${projects.cityEn})`,
      cityAr: sql<string>`min(${projects.cityAr})`,
      projects: total,
      homes: sum(projects.availableUnits).mapWith(Number),
      currencies: sql<Currency[]>`array_remove(array_agg(${projects.priceFromCurrency}), null)`,
    })
    .from(projects)
    .where(isPublic)
    .groupBy(projects.cityKeyEn, projects.cityKeyAr)
    .orderBy(sql`${total} desc`, asc(projects.cityKeyEn), asc(projects.cityKeyAr));
};

/** Those that the company lists itself, in its order. */
export async function readCities(db: Db): Promise<{ en: string; ar: string }[]> {
  const [row] = await preparedStatement(db, 'cities of the company', () =>
    db.select({ cities: company.cities }).from(company),
  ).execute();
  return row?.cities ?? [];
}

const isSameName = (one: string, other: string) => one !== '' && foldText(one) === foldText(other);

/** In one of the languages. */
export const isCity = (place: City, { en, ar }: { en: string; ar: string }): boolean =>
  isSameName(place.cityEn, en) || isSameName(place.cityAr, ar);

/** Stops at the first unit it finds. */
async function isAsked(db: Db, currency: Currency): Promise<boolean> {
  const found = await preparedStatement(db, `asked in ${currency}`, () =>
    db
      .select({ id: units.id })
      .from(units)
      .innerJoin(projects, eq(projects.id, units.projectId))
      .where(and(isPublic, onOffer(projects.id), eq(units.currency, currency), isNotNull(units.price)))
      .limit(1),
  ).execute();
  return found.length > 0;
}

/**
 * Of the prices on offer: first those in which projects show their lowest price, the most frequent first, then those
 * that only other units have.
 */
async function currenciesOnOffer(db: Db, shown: Currency[]): Promise<Currency[]> {
  const all = currenciesByUse(shown);
  for (const currency of offeredCurrencies())
    if (!shown.includes(currency) && (await isAsked(db, currency))) all.push(currency);
  return all;
}

/**
 * The cities of public projects, each once however it was spelled, in the company's order and then most projects first;
 * and what there is in all of them, and where no city is named.
 */
export async function readPlaces(db: Db): Promise<{ places: Place[]; figures: CompanyFigures }> {
  const rows = await preparedStatement(db, 'places', () => query(db)).execute();
  const currencies = await currenciesOnOffer(
    db,
    rows.flatMap((row) => row.currencies),
  );
  const figures: CompanyFigures = { projects: 0, homes: 0, currencies };
  for (const { projects, homes } of rows) {
    figures.projects += projects;
    figures.homes += homes;
  }
  const places = rows
    .filter(({ hasCity }) => hasCity)
    .map(({ cityEn, cityAr, projects }) => ({ cityEn, cityAr, projects }));
  const listed = await readCities(db);
  // what the company does not list keeps its order, after what it does
  const rank = (place: Place) => {
    const at = listed.findIndex((city) => isCity(place, city));
    return at < 0 ? listed.length : at;
  };
  return { places: places.toSorted((a, b) => rank(a) - rank(b)), figures };
}
