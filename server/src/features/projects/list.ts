import type { ProjectList } from '@diyar/contract/projects';
import type { ProjectsQuery } from '@diyar/contract/projects-query';
import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { remembered } from '../../db/remembered.ts';
import { files, projectListing as listed, projects } from '../../db/schema.ts';
import { mediaColumns } from '../files/service.ts';
import { adminFilters, publicFilters } from './filters.ts';
import { cardColumns, presentCard } from './present.ts';

interface Listing {
  name: 'public' | 'admin';
  filters: (query: ProjectsQuery) => SQL | undefined;
  featuredFirst: boolean;
}

/** The projects of one page, found in the narrow rows; only these are then read in full. */
function pageOf(db: Db, { filters, featuredFirst }: Listing, query: ProjectsQuery) {
  const { page, size } = query;
  const newest = [desc(listed.createdAt), desc(listed.projectId)];
  return db
    .select({ id: listed.projectId, isFeatured: listed.isFeatured, createdAt: listed.createdAt })
    .from(listed)
    .where(filters(query))
    .orderBy(...(featuredFirst ? [desc(listed.isFeatured), ...newest] : newest))
    .limit(size)
    .offset((page - 1) * size)
    .as('page');
}

/** One page, each row with the number of all: one query whatever the number of projects. */
function queriesOf(db: Db, listing: Listing, query: ProjectsQuery) {
  const page = pageOf(db, listing, query);
  const poster = alias(files, 'poster');
  const newest = [desc(page.createdAt), desc(page.id)];
  const total = db.select({ total: count() }).from(listed).where(listing.filters(query));
  const rows = db
    .select({
      project: cardColumns,
      cover: mediaColumns,
      posterKey: poster.storageKey,
      total: sql<number>`(${total})`.mapWith(Number),
    })
    .from(page)
    .innerJoin(projects, eq(projects.id, page.id))
    .leftJoin(files, eq(files.id, projects.coverFileId))
    .leftJoin(poster, eq(poster.id, projects.coverPosterFileId))
    .orderBy(...(listing.featuredFirst ? [desc(page.isFeatured), ...newest] : newest));
  return { rows: rows.prepare(''), total: total.prepare('') };
}

async function list(db: Db, listing: Listing, query: ProjectsQuery): Promise<ProjectList> {
  const { page, size } = query;
  const question = `${listing.name} ${JSON.stringify(query)}`;
  const queries = remembered(db, question, () => queriesOf(db, listing, query));
  const rows = await queries.rows.execute();
  // a page behind the last has no row to tell it
  const counted = rows.length > 0 || page === 1 ? rows : await queries.total.execute();
  return { items: rows.map(presentCard), total: counted[0]?.total ?? 0, page, size };
}

/** GET /projects: active ones, the featured first. */
export const listProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, { name: 'public', filters: publicFilters, featuredFirst: true }, query);

/** GET /admin/projects: all of them, newest first. */
export const listAllProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, { name: 'admin', filters: adminFilters, featuredFirst: false }, query);
