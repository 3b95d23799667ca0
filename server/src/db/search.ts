import { searchColumn } from '@diyar/contract/rules/fold-text';
import { type AskedWord, peopleSearch, unitWord } from '@diyar/contract/rules/person-search';
import { and, eq, ilike, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client.ts';
import { deals, entries, persons, projectListing, projects, units } from './schema.ts';
import { unitSearchKey } from './unit-search-key.ts';

/** A LIKE pattern for text that contains `q`, with `%`, `_` and `\` escaped. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** What was typed stands in one of these columns; no condition where nothing was. For tables that stay small. */
export const typedIn = (q: string, ...columns: PgColumn[]): SQL | undefined =>
  q ? or(...columns.map((column) => ilike(column, containing(q)))) : undefined;

/** Where a search looks. */
export interface SearchPlaces {
  /** Folded texts, written by `peopleColumn` or `searchColumn`, each with a trigram index. */
  columns: readonly PgColumn[];
  /** The row's project, found by its name in both languages. */
  project?: PgColumn;
  /** The row's unit, found by its number and its labels. */
  unit?: PgColumn;
  /** The row's deal, found by its texts, its units and their projects. */
  deal?: PgColumn;
  /** Also by its buyer: by every name and phone of the person, or by what was typed for the deal. */
  buyer?: 'known' | 'typed';
  /** Where the row is a cheque or a paper of a payment of the deal: the payment, and the text of the row. */
  payment?: { entryId: PgColumn; text: PgColumn };
}

interface Named {
  id: number;
  column: string;
}

const escaped = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');

/** The trigram index finds three letters anywhere, and fewer at the beginning of a word. */
const INDEXED_LETTERS = 3;

/**
 * Several spellings are one regular expression, which the trigram index reads as well. As so many conditions the
 * planner would expect to find many rows, and look through all of them in their order.
 */
function contains(column: PgColumn, spellings: AskedWord, shortWordsBegin: boolean): SQL {
  const [word, ...others] = spellings;
  const any = spellings.map(escaped).join('|');
  if (shortWordsBegin && word.length < INDEXED_LETTERS) return sql`${column} ~ ${`(^| )(${any})`}`;
  return others.length === 0 ? like(column, containing(word)) : sql`${column} ~ ${any}`;
}

const union = (...queries: (SQL | undefined)[]): SQL =>
  sql.join(
    queries.filter((query) => query !== undefined),
    sql` union all `,
  );

/**
 * A row is in one of several selections, each with an index of its own. As alternatives in one condition over joined
 * tables they would be tried on every row.
 */
function ofDeal(
  word: AskedWord,
  { deal, buyer, payment }: SearchPlaces,
  ofUnits: SQL | undefined,
  shortWordsBegin: boolean,
): SQL | undefined {
  if (!deal) return undefined;
  const has = (column: PgColumn) => contains(column, word, shortWordsBegin);
  const found = union(
    sql`select ${deals.id} from ${deals} where ${has(deals.search)}`,
    buyer === 'known'
      ? sql`select ${deals.id} from ${deals} inner join ${persons} on ${persons.id} = ${deals.personId}
          where ${has(persons.search)}`
      : undefined,
    buyer === 'typed' ? sql`select ${deals.id} from ${deals} where ${has(deals.buyerSearch)}` : undefined,
    ofUnits &&
      sql`select claim.deal_id from deal_units claim join units found on found.id = claim.unit_id where ${ofUnits}`,
  );
  if (!payment) return sql`${deal} in (${found})`;
  const { entryId, text } = payment;
  // without `all`: of rows that may be there twice PostgreSQL expects 200, however many it finds
  return sql`${entryId} in (select ${entryId} from ${entryId.table} where ${has(text)}
    union select ${entries.id} from ${entries} where ${entries.dealId} in (${found}))`;
}

/** The search of the back office looks at more than the name, so its index finds candidates only. */
async function projectsNamed(db: Db | Tx, words: readonly AskedWord[]): Promise<Named[]> {
  const rows = await db
    .select({ id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr })
    .from(projectListing)
    .innerJoin(projects, eq(projects.id, projectListing.projectId))
    .where(
      and(
        isNull(projects.deletedAt),
        or(...words.map((word) => contains(projectListing.searchAdmin, word, false))),
      ),
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

/** A search that several lists make: the projects and units that it names are looked up once. */
export interface PreparedSearch {
  q: string;
  asked: AskedWord[][];
  /** A word of one or two letters is looked for at the beginning of words only. */
  shortWordsBegin: boolean;
  projects: () => Promise<Named[]>;
  units: () => Promise<Named[]>;
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}

export function prepareSearch(
  db: Db | Tx,
  q: string,
  { shortWordsBegin = false }: { shortWordsBegin?: boolean } = {},
): PreparedSearch {
  const asked = peopleSearch(q);
  const words = asked.flat();
  return {
    q,
    asked,
    shortWordsBegin,
    projects: once(() => projectsNamed(db, words)),
    units: once(() => unitsNumbered(db, words)),
  };
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
  searched: SearchPlaces,
  q: string | PreparedSearch,
): Promise<SQL | undefined> {
  const { columns, project, unit, deal } = searched;
  const { asked, shortWordsBegin, ...named } = typeof q === 'string' ? prepareSearch(db, q) : q;
  if (asked.length === 0) return undefined;
  const [namedProjects, numberedUnits] = await Promise.all([
    project || deal ? named.projects() : [],
    unit || deal ? named.units() : [],
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
      ...columns.map((column) => contains(column, word, shortWordsBegin)),
      project && anyOf(project, inProjects),
      unit && anyOf(unit, inUnits),
      ofDeal(word, searched, ofUnits, shortWordsBegin),
    );
    // a word that is found nowhere is no missing condition
    return places ?? sql`false`;
  };
  return or(...asked.map((list) => and(...list.map(has))));
}
