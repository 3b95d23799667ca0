import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { refreshFigures } from './listing-columns.ts';

/** What a project follows from any change of its units beside a save of the project itself. */
export async function followUnits(tx: Tx, actor: Actor, id: number): Promise<void> {
  await tx
    .update(projects)
    .set({ version: sql`${projects.version} + 1`, updatedBy: actor.id })
    .where(eq(projects.id, id));
  await refreshFigures(tx, id);
}
