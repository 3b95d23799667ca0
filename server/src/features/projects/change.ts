import type { Project } from '@diyar/contract/projects';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { inTrash } from '../../db/in-trash.ts';
import { projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { claimOf } from '../units/index.ts';
import { readProject } from './read.ts';
import { liveProject } from './save.ts';
import { freeSlug } from './slug.ts';

/** Not a new version: whoever has the editor open does not lose their work to it. */
export async function setFeatured(
  db: Db,
  actor: Actor | null,
  id: number,
  isFeatured: boolean,
): Promise<Project> {
  return db.transaction(async (tx) => {
    const { nameEn, nameAr } = await liveProject(tx, id);
    await tx.update(projects).set({ isFeatured }).where(eq(projects.id, id));
    await audit(tx, actor, isFeatured ? 'projects.feature' : 'projects.unfeature', {
      entity: 'project',
      id,
      details: { nameEn, nameAr },
    });
    const project = await readProject(tx, String(id));
    if (!project) throw new AppError('notFound');
    return project;
  });
}

/** Whether somebody holds, has reserved or has bought one of its units. */
async function hasOpenDeals(tx: Tx, projectId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.projectId, projectId), isNotNull(claimOf)))
    .limit(1);
  return found !== undefined;
}

/** Into the trash: gone for everyone, its slug free again, its files kept. */
export async function deleteProject(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { nameEn, nameAr, slug } = await liveProject(tx, id);
    if (await hasOpenDeals(tx, id)) throw new AppError('projectHasDeals');
    await tx.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, id));
    await audit(tx, actor, 'projects.delete', { entity: 'project', id, details: { nameEn, nameAr, slug } });
  });
}

/**
 * Out of the trash with units, pictures and messages, with another slug where its own was given away meanwhile.
 * Nobody sees it before it is published again, unless it is the undo of the deletion.
 */
export async function restoreProject(
  db: Db,
  actor: Actor,
  id: number,
  { undo }: { undo: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(projects)
      .where(and(eq(projects.id, id), inTrash(projects.deletedAt)))
      .for('update');
    if (!row) throw new AppError('notFound');
    const slug = await freeSlug(tx, row.slug, id);
    const unpublished = undo ? {} : { status: 'draft' as const, isFeatured: false };
    await tx
      .update(projects)
      .set({ deletedAt: null, slug, ...unpublished })
      .where(eq(projects.id, id));
    const { nameEn, nameAr } = row;
    await audit(tx, actor, 'projects.restore', { entity: 'project', id, details: { nameEn, nameAr, slug } });
  });
}
