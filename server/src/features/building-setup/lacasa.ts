import type { BuildingSetup, LacasaInput } from '@diyar/contract/building-setup';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projects, users } from '../../db/schema.ts';
import { audit } from '../changes/index.ts';
import { lockProject } from '../projects/index.ts';
import { readSetup } from './setup.ts';

/** Building managers for whom nobody chose see what they saw: the name does not give them another building. */
async function keepManagers(tx: Tx, before: number | null): Promise<void> {
  await tx
    .update(users)
    .set({ buildingIds: before === null ? [] : [before] })
    .where(and(eq(users.role, 'LACASA'), isNull(users.buildingIds)));
}

/** Takes the name from the building that has it, the one in the trash included. */
async function unname(tx: Tx): Promise<number | null> {
  const [before] = await tx
    .update(projects)
    .set({ isLacasa: false, updatedAt: sql`${projects.updatedAt}` })
    .where(eq(projects.isLacasa, true))
    .returning({ id: projects.id });
  return before?.id ?? null;
}

/** One building at most is LaCasa. Not a new version: whoever has the editor open does not lose their work to it. */
export async function nameLacasa(
  db: Db,
  actor: Actor,
  projectId: number,
  { isLacasa }: LacasaInput,
): Promise<BuildingSetup> {
  await db.transaction(async (tx) => {
    // of two at once the second sees the first
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lacasa.building'))`);
    const project = await lockProject(tx, projectId);
    if (project.isLacasa === isLacasa) return;
    await keepManagers(tx, await unname(tx));
    await tx
      .update(projects)
      .set({ isLacasa, updatedAt: sql`${projects.updatedAt}` })
      .where(eq(projects.id, projectId));
    const { nameEn, nameAr } = project;
    await audit(tx, actor, isLacasa ? 'projects.lacasa' : 'projects.noLacasa', {
      entity: 'project',
      id: projectId,
      details: { nameEn, nameAr },
    });
  });
  return readSetup(db, projectId);
}
