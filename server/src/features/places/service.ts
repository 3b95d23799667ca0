import type { Place } from '@diyar/contract/projects';
import type { CompanyFigures } from '@diyar/contract/public-reads';
import { type Currency, currenciesByUse } from '@diyar/contract/rules/money';
import { and, asc, count, eq, isNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared-queries.ts';
import { projects } from '../../db/schema.ts';

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
    .where(and(isNull(projects.deletedAt), eq(projects.status, 'active')))
    .groupBy(projects.cityKeyEn, projects.cityKeyAr)
    .orderBy(sql`${total} desc`, asc(projects.cityKeyEn), asc(projects.cityKeyAr));
};

/**
 * The cities of public projects, each once however it was spelled, most projects first; and
 * what there is in all of them, and where no city is named.
 */
export async function readPlaces(db: Db): Promise<{ places: Place[]; figures: CompanyFigures }> {
  const rows = await preparedStatement(db, 'places', () => query(db)).execute();
  const currencies = currenciesByUse(rows.flatMap((row) => row.currencies));
  const figures: CompanyFigures = { projects: 0, homes: 0, currencies };
  for (const { projects, homes } of rows) {
    figures.projects += projects;
    figures.homes += homes;
  }
  const places = rows
    .filter(({ hasCity }) => hasCity)
    .map(({ cityEn, cityAr, projects }) => ({ cityEn, cityAr, projects }));
  return { places, figures };
}
