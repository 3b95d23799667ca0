import type { InsightStock } from '@diyar/contract/insights';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { projects } from '../../../db/schema.ts';

type Project = InsightStock['rows'][number]['project'];

/** How projects are called, by their ids; null for none. */
export async function projectNames(
  db: Db,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => Project> {
  const rows = await db
    .select({ id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr })
    .from(projects)
    .where(inArray(projects.id, [0, ...new Set(ids.flatMap((id) => id ?? []))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}
