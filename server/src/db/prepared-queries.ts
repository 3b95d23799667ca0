import { LRUCache } from 'lru-cache';
import type { Db, Tx } from './client.ts';

/** Filters make many different queries; the least recently used ones are built again. */
const MAX_QUERIES = 200;

type Preparable<Prepared> = { prepare(name: string): Prepared };

const queriesOf = new WeakMap<Db | Tx, LRUCache<string, object>>();

function prepared<Prepared extends object>(
  db: Db | Tx,
  key: string,
  name: string,
  build: () => Preparable<Prepared>,
): Prepared {
  const queries = queriesOf.get(db) ?? new LRUCache<string, object>({ max: MAX_QUERIES });
  queriesOf.set(db, queries);
  const known = queries.get(key) as Prepared | undefined;
  if (known) return known;
  const query = build().prepare(name);
  queries.set(key, query);
  return query;
}

/**
 * Builds the SQL of a query once: that costs Drizzle about as much as sending it and reading the rows. The database
 * still plans every execution for its values, since a search needs another plan than a filter by city.
 */
export const cachedSql = <Prepared extends object>(
  db: Db | Tx,
  key: string,
  build: () => Preparable<Prepared>,
): Prepared => prepared(db, key, '', build);

/** A named prepared statement: the database plans it once as well, since one plan is best for all its values. */
export const preparedStatement = <Prepared extends object>(
  db: Db | Tx,
  name: string,
  build: () => Preparable<Prepared>,
): Prepared => prepared(db, name, name, build);
