import type { Db, Tx } from './client.ts';

/** Filters make many questions; when there are too many, the next ones are put together anew. */
const MOST = 200;

const built = new WeakMap<Db | Tx, Map<string, unknown>>();

/**
 * A query as it was put together for this question before (`.prepare('')`: built, but not named in the database).
 * Writing the SQL costs Drizzle about as much as sending it and reading the rows.
 */
export function remembered<Query>(db: Db | Tx, question: string, build: () => Query): Query {
  const known = built.get(db) ?? new Map<string, unknown>();
  built.set(db, known);
  const found = known.get(question) as Query | undefined;
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const query = build();
  known.set(question, query);
  return query;
}
