import type { Db, Tx } from './client.ts';

/** Filters make many questions; when there are too many, the next ones are put together anew. */
const MOST = 200;

type Preparable<Prepared> = { prepare(name: string): Prepared };

const built = new WeakMap<Db | Tx, Map<string, unknown>>();

function prepared<Prepared>(
  db: Db | Tx,
  question: string,
  name: string,
  build: () => Preparable<Prepared>,
): Prepared {
  const known = built.get(db) ?? new Map<string, unknown>();
  built.set(db, known);
  const found = known.get(question) as Prepared | undefined;
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const query = build().prepare(name);
  known.set(question, query);
  return query;
}

/**
 * A query as it was put together for this question before: writing the SQL costs Drizzle about as much as sending it
 * and reading the rows. The database plans it anew for the values it has: it searches for a word in another way than
 * for a city, and for twenty-four rows in another way than for however many.
 */
export const remembered = <Prepared>(
  db: Db | Tx,
  question: string,
  build: () => Preparable<Prepared>,
): Prepared => prepared(db, question, '', build);

/** One that is planned once as well, under the name of its question: whatever its values are, one way is the best. */
export const planned = <Prepared>(
  db: Db | Tx,
  question: string,
  build: () => Preparable<Prepared>,
): Prepared => prepared(db, question, question, build);
