import type { ProjectList } from '@diyar/contract/projects';
import type { ProjectsQuery } from '@diyar/contract/projects-query';
import { asksOfUnits } from '@diyar/contract/rules/filters';
import { priceFrom } from '@diyar/contract/rules/unit-figures';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cachedSql } from '../../db/prepared-queries.ts';
import { files, projectListing as listed, projectMedia, projects, units } from '../../db/schema.ts';
import { offered } from '../units/index.ts';
import { adminFilters, asksOneUnit, ofUnit, publicFilters } from './filters.ts';
import { cardParts, coverPoster, inGallery, presentCard } from './present.ts';

interface Listing {
  name: 'public' | 'admin';
  filters: typeof publicFilters;
  featuredFirst: boolean;
}

/**
 * The projects with a unit on offer that meets all that is asked, where one has to: a part of the query that the page
 * and the count of all both read, so that the units are read once.
 */
function fittingOf(db: Db, query: ProjectsQuery) {
  if (!asksOneUnit(query)) return { from: db, condition: undefined };
  const fitting = db.$with('fitting').as(
    db
      .selectDistinct({ projectId: units.projectId })
      .from(units)
      .where(and(offered, ofUnit(query))),
  );
  const ids = db.select({ projectId: fitting.projectId }).from(fitting);
  return { from: db.with(fitting), condition: inArray(listed.projectId, ids) };
}

/** The projects of one page, found in the narrow rows; only these are then read in full. */
function pageOf(db: Db, { featuredFirst }: Listing, { page, size }: ProjectsQuery, where: SQL | undefined) {
  const newest = [desc(listed.createdAt), desc(listed.projectId)];
  return db
    .select({ id: listed.projectId, isFeatured: listed.isFeatured, createdAt: listed.createdAt })
    .from(listed)
    .where(where)
    .orderBy(...(featuredFirst ? [desc(listed.isFeatured), ...newest] : newest))
    .limit(size)
    .offset((page - 1) * size)
    .as('page');
}

function totalOf(db: Db, { filters }: Listing, query: ProjectsQuery) {
  const { from, condition } = fittingOf(db, query);
  return from.select({ total: count() }).from(listed).where(filters(query, condition));
}

/** The cards of one page, each with the number of all matching projects: one query instead of two. */
function queryOf(db: Db, listing: Listing, query: ProjectsQuery) {
  const { from, condition } = fittingOf(db, query);
  const where = listing.filters(query, condition);
  const page = pageOf(db, listing, query, where);
  const newest = [desc(page.createdAt), desc(page.id)];
  const total = db.select({ total: count() }).from(listed).where(where);
  return from
    .select({ ...cardParts, total: sql`(${total})`.mapWith(Number) })
    .from(page)
    .innerJoin(projects, eq(projects.id, page.id))
    .leftJoin(files, eq(files.id, projects.coverFileId))
    .leftJoin(projectMedia, inGallery)
    .leftJoin(coverPoster, eq(coverPoster.id, projects.coverPosterFileId))
    .orderBy(...(listing.featuredFirst ? [desc(page.isFeatured), ...newest] : newest));
}

/** Of the projects of one page, the units that meet what is asked of units; null where nothing is. */
async function matchingOf(db: Db, query: ProjectsQuery, ids: number[]) {
  if (!asksOfUnits(query) || ids.length === 0) return null;
  const found = await db
    .select({ projectId: units.projectId, price: units.price, currency: units.currency })
    .from(units)
    .where(and(inArray(units.projectId, ids), offered, ofUnit(query)));
  const byProject = Map.groupBy(found, ({ projectId }) => projectId);
  return new Map(
    ids.map((id) => {
      const of = (byProject.get(id) ?? []).map((unit) => ({ ...unit, isAvailable: true }));
      return [id, { unitsAvailable: of.length, priceFrom: priceFrom(of) }];
    }),
  );
}

async function list(db: Db, listing: Listing, query: ProjectsQuery): Promise<ProjectList> {
  const { page, size } = query;
  const key = `${listing.name} ${JSON.stringify(query)}`;
  const rows = await cachedSql(db, key, () => queryOf(db, listing, query)).execute();
  // a page beyond the last one has no row that could carry the total
  const [counted] = rows.length > 0 || page === 1 ? rows : await totalOf(db, listing, query);
  const matching = await matchingOf(
    db,
    query,
    rows.map(({ project }) => project.id),
  );
  const items = rows.map((row) => {
    const figures = matching?.get(row.project.id);
    return figures ? { ...presentCard(row), matching: figures } : presentCard(row);
  });
  return { items, total: counted?.total ?? 0, page, size };
}

/** GET /projects: active ones, the featured first. */
export const listProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, { name: 'public', filters: publicFilters, featuredFirst: true }, query);

/** GET /admin/projects: all of them, newest first. */
export const listAllProjects = (db: Db, query: ProjectsQuery): Promise<ProjectList> =>
  list(db, { name: 'admin', filters: adminFilters, featuredFirst: false }, query);
