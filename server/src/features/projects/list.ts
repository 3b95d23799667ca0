import type { ProjectList } from '@diyar/contract/projects';
import type { ProjectsQuery } from '@diyar/contract/projects-query';
import { count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { item, rowsOf } from '../../db/json-rows.ts';
import { remembered } from '../../db/remembered.ts';
import { files, projectListing as listed, projects } from '../../db/schema.ts';
import { adminFilters, publicFilters } from './filters.ts';
import { cardParts, coverPoster, presentCard } from './present.ts';

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

/** The rows of one page beside the number of all: one query whatever the number of projects. */
function queryOf(db: Db, listing: Listing, query: ProjectsQuery) {
  const page = pageOf(db, listing, query);
  const newest = [desc(page.createdAt), desc(page.id)];
  const rows = db
    .select({ item: item(cardParts) })
    .from(page)
    .innerJoin(projects, eq(projects.id, page.id))
    .leftJoin(files, eq(files.id, projects.coverFileId))
    .leftJoin(coverPoster, eq(coverPoster.id, projects.coverPosterFileId))
    .orderBy(...(listing.featuredFirst ? [desc(page.isFeatured), ...newest] : newest));
  return db
    .select({ total: count(), rows: rowsOf(rows) })
    .from(listed)
    .where(listing.filters(query));
}

async function list(db: Db, listing: Listing, query: ProjectsQuery): Promise<ProjectList> {
  const { page, size } = query;
  const question = `${listing.name} ${JSON.stringify(query)}`;
  const [found] = await remembered(db, question, () => queryOf(db, listing, query)).execute();
  if (!found) throw new Error('a count has a row');
  return { items: found.rows.map(presentCard), total: found.total, page, size };
}

/** GET /projects: active ones, the featured first. */
export const listProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, { name: 'public', filters: publicFilters, featuredFirst: true }, query);

/** GET /admin/projects: all of them, newest first. */
export const listAllProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, { name: 'admin', filters: adminFilters, featuredFirst: false }, query);
