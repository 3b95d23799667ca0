import { hash } from 'node:crypto';
import type { Db, Tx } from './client.ts';

/** Filters make many questions; when there are too many, the next ones are put together anew. */
const MOST = 200;
/** Of them so many are also known to the database by name, which remembers each on every connection. */
const MOST_NAMED = 50;

type Preparable<Prepared> = { toSQL(): { sql: string }; prepare(name: string): Prepared };

const built = new WeakMap<Db | Tx, Map<string, unknown>>();
const named = new Set<string>();

/** Questions that differ in their values only have one name. */
function nameOf(text: string): string {
  const name = hash('sha1', text, 'base64url');
  if (named.size < MOST_NAMED) named.add(name);
  return named.has(name) ? name : '';
}

/**
 * A query as it was put together for this question before, and planned by the database: writing the SQL costs Drizzle
 * about as much as sending it and reading the rows, and planning a list costs PostgreSQL more than reading it.
 */
export function remembered<Prepared>(
  db: Db | Tx,
  question: string,
  build: () => Preparable<Prepared>,
): Prepared {
  const known = built.get(db) ?? new Map<string, unknown>();
  built.set(db, known);
  const found = known.get(question) as Prepared | undefined;
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const query = build();
  const prepared = query.prepare(nameOf(query.toSQL().sql));
  known.set(question, prepared);
  return prepared;
}
