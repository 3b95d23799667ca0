import { uniqueSlug } from '@diyar/contract/rules/slug';
import { and, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';

/**
 * The wanted one, or the next free with `-2`, `-3` … Who chooses one waits for those who are
 * choosing, so that two projects of one name saved at once get two slugs and neither fails.
 */
export async function freeSlug(tx: Tx, wanted: string, ownId: number | null): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('projects.slug'))`);
  const rows = await tx
    .select({ slug: projects.slug })
    .from(projects)
    .where(and(isNull(projects.deletedAt), ownId === null ? undefined : ne(projects.id, ownId)));
  const taken = new Set(rows.map(({ slug }) => slug));
  return uniqueSlug(wanted, (candidate) => taken.has(candidate));
}
