import { searchColumn } from '@diyar/contract/rules/fold-text';
import { type AskedWord, peopleSearch, unitWord } from '@diyar/contract/rules/people-search';
import { and, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client.ts';
import { persons, projectListing, projects, units } from './schema.ts';
import { unitSearchKey } from './unit-search-key.ts';

/** A LIKE pattern for text that contains `q`, with `%`, `_` and `\` escaped. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** Where a search looks. */
export interface SearchPlaces {
  /** Folded texts, written by `peopleColumn` or `searchColumn`, each with a trigram index. */
  columns: readonly PgColumn[];
  /** The row's project, found by its name in both languages. */
  project?: PgColumn;
  /** The row's unit, found by its number and its labels. */
  unit?: PgColumn;
  /** The row's person, found by name and phone. */
  person?: PgColumn;
  /** The row's deal, found by its units and their projects. */
  deal?: PgColumn;
}

interface Named {
  id: number;
  column: string;
}

const escaped = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');

/**
 * Several spellings are one regular expression, which the trigram index reads as well. As so many conditions the
 * planner would expect to find many rows, and look through all of them in their order.
 */
const contains = (column: PgColumn, [word, ...others]: AskedWord): SQL =>
  others.length === 0
    ? like(column, containing(word))
    : sql`${column} ~ ${[word, ...others].map(escaped).join('|')}`;

/** The search of the back office looks at more than the name, so its index finds candidates only. */
async function projectsNamed(db: Db | Tx, words: readonly AskedWord[]): Promise<Named[]> {
  const rows = await db
    .select({ id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr })
    .from(projectListing)
    .innerJoin(projects, eq(projects.id, projectListing.projectId))
    .where(
      and(isNull(projects.deletedAt), or(...words.map((word) => contains(projectListing.searchAdmin, word)))),
    );
  return rows.map(({ id, nameEn, nameAr }) => ({ id, column: searchColumn(nameEn, nameAr) }));
}

async function unitsNumbered(db: Db | Tx, words: readonly AskedWord[]): Promise<Named[]> {
  const keys = words.flatMap((word) => unitWord(word) ?? []);
  if (keys.length === 0) return [];
  return db
    .select({ id: units.id, column: unitSearchKey<string>().as('column') })
    .from(units)
    .where(or(...keys.map((key) => like(unitSearchKey(), containing(key)))));
}

/** One parameter, however many there are. */
const anyOf = (column: SQL | PgColumn, ids: readonly number[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${column} = any(${sql.param(`{${ids.join()}}`)}::int[])`;

/**
 * The one search of the back office: `peopleSearch` over the texts of a row and over what the row is about. Projects
 * and units are looked up first, so that the query itself has only conditions with an index of their own; where none
 * is found, the texts alone decide. Undefined when nothing was asked for.
 */
export async function searchCondition(
  db: Db | Tx,
  { columns, project, unit, person, deal }: SearchPlaces,
  q: string,
): Promise<SQL | undefined> {
  const asked = peopleSearch(q);
  const words = asked.flat();
  if (words.length === 0) return undefined;
  const [namedProjects, numberedUnits] = await Promise.all([
    project || deal ? projectsNamed(db, words) : [],
    unit || deal ? unitsNumbered(db, words) : [],
  ]);
  const has = (word: AskedWord): SQL => {
    const inProjects = namedProjects
      .filter(({ column }) => word.some((part) => column.includes(part)))
      .map(({ id }) => id);
    const key = unitWord(word);
    const inUnits =
      key === null ? [] : numberedUnits.filter(({ column }) => column.includes(key)).map(({ id }) => id);
    const ofUnits = or(anyOf(sql`found.id`, inUnits), anyOf(sql`found.project_id`, inProjects));
    const places = or(
      ...columns.map((column) => contains(column, word)),
      project && anyOf(project, inProjects),
      unit && anyOf(unit, inUnits),
      person &&
        sql`exists (select 1 from ${persons} where ${persons.id} = ${person} and ${contains(persons.search, word)})`,
      deal &&
        ofUnits &&
        sql`${deal} in (select claim.deal_id from deal_units claim join units found on found.id = claim.unit_id where ${ofUnits})`,
    );
    // a word that is found nowhere is no missing condition
    return places ?? sql`false`;
  };
  return or(...asked.map((list) => and(...list.map(has))));
}
