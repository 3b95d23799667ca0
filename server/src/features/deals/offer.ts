import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { units } from '../../db/schema.ts';
import { bumpContent } from '../content/index.ts';
import { refreshFigures } from '../projects/index.ts';

/** The site and the projects' figures follow units that are claimed, or free again. */
export async function changeOffer(tx: Tx, unitIds: readonly number[]): Promise<void> {
  if (unitIds.length === 0) return;
  const concerned = await tx
    .selectDistinct({ id: units.projectId })
    .from(units)
    .where(inArray(units.id, [...unitIds]))
    .orderBy(asc(units.projectId));
  for (const { id } of concerned) await refreshFigures(tx, id);
  await bumpContent(tx);
}
