import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/** Its status, and its floors where it is a building; 404 for one in the trash. */
export async function requireProject(db: Db | Tx, projectId: number) {
  const [project] = await db
    .select({
      id: projects.id,
      status: projects.status,
      floorsFrom: projects.floorsFrom,
      floorsTo: projects.floorsTo,
    })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  if (!project) throw new AppError('notFound');
  return project;
}
