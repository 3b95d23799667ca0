import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { bumpContent } from '../content/index.ts';
import { notify } from '../events/index.ts';
import { refreshFigures } from './listing-columns.ts';

/** What follows from any change of a project's units beside the save of the project itself. */
export async function announceUnits(
  tx: Tx,
  actor: Actor,
  project: { id: number; isLacasa: boolean },
): Promise<void> {
  await tx
    .update(projects)
    .set({ version: sql`${projects.version} + 1`, updatedBy: actor.id })
    .where(eq(projects.id, project.id));
  await refreshFigures(tx, project.id);
  await notify(tx, 'projects', 'updated', project.id);
  await notify(tx, 'buildings', 'updated');
  if (project.isLacasa) await notify(tx, 'lacasa', 'updated');
  await bumpContent(tx);
}
