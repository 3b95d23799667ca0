import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';

/** What the protocol allows in one file, with both languages of a page as entries of their own. */
const SITEMAP_PROJECTS_MAX = 20_000;

/** The pages search engines may know: active projects, the ones that changed last first. */
export const listSitemapProjects = (db: Db) =>
  db
    .select({ id: projects.id, slug: projects.slug, kind: projects.kind, updatedAt: projects.updatedAt })
    .from(projects)
    .where(and(isNull(projects.deletedAt), eq(projects.status, 'active')))
    .orderBy(desc(projects.updatedAt))
    .limit(SITEMAP_PROJECTS_MAX);
