import type { CompanyFigures } from '@diyar/contract/public-reads';
import { and, count, eq, isNull, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { remembered } from '../../db/remembered.ts';
import { projects } from '../../db/schema.ts';

const query = (db: Db) =>
  db
    .select({ projects: count(), homes: sum(projects.availableUnits).mapWith(Number) })
    .from(projects)
    .where(and(eq(projects.status, 'active'), isNull(projects.deletedAt)))
    .prepare('');

/** What the home page says of the company: counted, never claimed. */
export async function countPublic(db: Db): Promise<CompanyFigures> {
  const [row] = await remembered(db, 'figures', () => query(db)).execute();
  return { projects: row?.projects ?? 0, homes: row?.homes ?? 0 };
}
