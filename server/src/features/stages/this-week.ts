import { addDays, weekStart } from '@diyar/contract/rules/company-hours';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { projects, stages } from '../../db/schema.ts';
import { visibleProjects } from '../building-access/index.ts';

/** Stages that are not reached and were planned until the end of this week, the longest late first. */
export async function stagesThisWeek(db: Db, actor: Actor, day: string, limit: number) {
  const rows = await db
    .select({
      id: stages.id,
      buildingId: projects.id,
      ...{ nameEn: stages.nameEn, nameAr: stages.nameAr },
      ...{ buildingEn: projects.nameEn, buildingAr: projects.nameAr },
      plannedOn: sql<string>`${stages.plannedOn}`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(
      and(
        isNull(stages.reachedOn),
        isNull(projects.deletedAt),
        visibleProjects(actor),
        sql`${stages.plannedOn} <= ${addDays(weekStart(day), 6)}::date`,
      ),
    )
    .orderBy(asc(stages.plannedOn), asc(stages.id))
    .limit(limit);
  return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
