import { companyPlace } from '@diyar/contract/rules/place';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, heroMedia, messages, projectListing, projects, users } from '../../db/schema.ts';
import { ofStatus } from '../projects/index.ts';

const only = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;

export async function projectFigures(db: Db) {
  const [row] = await db
    .select({
      total: count(),
      featured: only(ofStatus('featured')),
      active: only(ofStatus('active')),
      draft: only(ofStatus('draft')),
      archived: only(ofStatus('archived')),
      withoutCover: only(sql`${projects.coverFileId} is null`),
      units: sql<number>`coalesce(sum(${projects.unitCount}), 0)::int`,
      available: sql<number>`coalesce(sum(${projects.availableUnits}), 0)::int`,
    })
    .from(projects)
    .innerJoin(projectListing, eq(projectListing.projectId, projects.id));
  const { units = 0, available = 0, ...figures } = row ?? {};
  return {
    projects: { total: 0, featured: 0, active: 0, draft: 0, archived: 0, withoutCover: 0, ...figures },
    units: { total: units, available },
  };
}

/** Each uses its own index, so the size of the inbox does not matter. */
export async function messageFigures(db: Db) {
  const unread = sql`from ${messages} where ${messages.deletedAt} is null and not ${messages.isRead}`;
  const [row] = await db
    .select({
      unreadViewings: sql<number>`(select count(*)::int ${unread} and ${messages.source} = 'viewing')`,
      oldestUnreadAt: sql<string | null>`(select ${messages.createdAt} ${unread}
        order by ${messages.createdAt}, ${messages.id} limit 1)`,
    })
    .from(sql`(values (1)) as one`);
  return {
    unreadViewings: row?.unreadViewings ?? 0,
    oldestUnreadAt: row?.oldestUnreadAt ? new Date(row.oldestUnreadAt).toISOString() : null,
  };
}

/** The month in the company's time zone. */
export async function soldFigures(db: Db) {
  const { zone } = companyPlace();
  const month = sql`date_trunc('month', now() at time zone ${zone})`;
  const soldAt = sql`coalesce(${deals.soldAt}, ${deals.createdAt}) at time zone ${zone}`;
  const [row] = await db
    .select({
      total: count(),
      thisMonth: only(sql`date_trunc('month', ${soldAt}) = ${month}`),
      lastAddedAt: sql<string | null>`max(${deals.createdAt})`,
    })
    .from(deals)
    .where(and(eq(deals.stage, 'sold'), isNull(deals.deletedAt)));
  return {
    total: row?.total ?? 0,
    thisMonth: row?.thisMonth ?? 0,
    lastAddedAt: row?.lastAddedAt ? new Date(row.lastAddedAt).toISOString() : null,
  };
}

export async function heroFigures(db: Db) {
  const [row] = await db.select({ filled: count() }).from(heroMedia);
  return { filled: row?.filled ?? 0 };
}

export async function userFigures(db: Db) {
  const [row] = await db
    .select({ active: only(sql`${users.isActive}`), disabled: only(sql`not ${users.isActive}`) })
    .from(users)
    .where(isNull(users.deletedAt));
  return row ?? { active: 0, disabled: 0 };
}

/** Bars of the chart, one per project, largest first. */
const BARS_MAX = 12;

export const unitsByProject = (db: Db) =>
  db
    .select({
      id: projects.id,
      slug: projects.slug,
      nameEn: projects.nameEn,
      nameAr: projects.nameAr,
      total: projects.unitCount,
      available: projects.availableUnits,
    })
    .from(projects)
    .where(isNull(projects.deletedAt))
    .orderBy(desc(projects.unitCount), desc(projects.id))
    .limit(BARS_MAX);
