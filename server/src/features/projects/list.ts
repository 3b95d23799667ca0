import type { ProjectList } from '@diyar/contract/projects';
import type { ProjectsQuery } from '@diyar/contract/projects-query';
import { count, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { files, projects } from '../../db/schema.ts';
import { mediaColumns } from '../files/service.ts';
import { adminFilters, publicFilters } from './filters.ts';
import { cardColumns, presentCard } from './present.ts';

/** One page and the number of all, in two queries whatever the number of projects. */
async function list(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { page, size }: ProjectsQuery,
): Promise<ProjectList> {
  const poster = alias(files, 'poster');
  const [rows, [counted]] = await Promise.all([
    db
      .select({ project: cardColumns, cover: mediaColumns, posterKey: poster.storageKey })
      .from(projects)
      .leftJoin(files, eq(files.id, projects.coverFileId))
      .leftJoin(poster, eq(poster.id, projects.coverPosterFileId))
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(projects).where(where),
  ]);
  return { items: rows.map(presentCard), total: counted?.total ?? 0, page, size };
}

const newest = [desc(projects.createdAt), desc(projects.id)];

/** GET /projects: active ones, the featured first. */
export const listProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, publicFilters(query), [desc(projects.isFeatured), ...newest], query);

/** GET /admin/projects: all of them, newest first. */
export const listAllProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, adminFilters(query), newest, query);
