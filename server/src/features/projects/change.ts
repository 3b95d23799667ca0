import type { Project } from '@diyar/contract/projects';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/service.ts';
import type { Actor } from '../auth/service.ts';
import { bumpContent } from '../content/service.ts';
import { notify } from '../events/service.ts';
import { readProject } from './read.ts';
import { liveProject } from './save.ts';

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
    await notify(tx, 'projects', 'updated', id);
    const project = await readProject(tx, String(id));
    if (!project) throw new AppError('notFound');
    await bumpContent(tx);
    return project;
  });
}

/** Into the trash: gone for everyone, its slug free again, its files kept. */
export async function deleteProject(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { nameEn, nameAr, slug } = await liveProject(tx, id);
    await tx.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, id));
    await audit(tx, actor, 'projects.delete', { entity: 'project', id, details: { nameEn, nameAr, slug } });
    await notify(tx, 'projects', 'deleted', id);
    await bumpContent(tx);
  });
}
