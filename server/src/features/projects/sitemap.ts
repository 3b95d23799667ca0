import { and, desc, eq, isNull, not } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects, units } from '../../db/schema.ts';
import { claimOf, isLive } from '../units/index.ts';

/** What the protocol allows in one file, with both languages of a page as entries of their own. */
const SITEMAP_PAGES_MAX = 20_000;

/** The pages search engines may know: active projects, the ones that changed last first. */
export const listSitemapProjects = (db: Db) =>
  db
    .select({ id: projects.id, slug: projects.slug, kind: projects.kind, updatedAt: projects.updatedAt })
    .from(projects)
    .where(and(isNull(projects.deletedAt), eq(projects.status, 'active')))
    .orderBy(desc(projects.updatedAt))
    .limit(SITEMAP_PAGES_MAX);

/** The units that somebody can buy, each with its project: its page is one of them only as long as it is offered. */
export const listSitemapUnits = (db: Db) =>
  db
    .select({
      id: units.id,
      updatedAt: units.updatedAt,
      project: { id: projects.id, slug: projects.slug, kind: projects.kind },
    })
    .from(units)
    .innerJoin(projects, eq(projects.id, units.projectId))
    .where(
      and(
        isNull(projects.deletedAt),
        eq(projects.status, 'active'),
        units.isListed,
        isLive,
        not(units.isWithdrawn),
        isNull(claimOf),
      ),
    )
    .orderBy(desc(units.updatedAt))
    .limit(SITEMAP_PAGES_MAX);
