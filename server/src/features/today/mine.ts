import { OPEN_LEAD_STAGES } from '@diyar/contract/rules/leads';
import type { Today } from '@diyar/contract/today';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { leads } from '../../db/schema.ts';
import { ofTheirs } from '../building-access/index.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { cameSince, isOpenLead } from '../leads/index.ts';

/** The reader's own leads. */
export async function readMine(db: Db, actor: Actor, since: string): Promise<Today['mine']> {
  const isMine = and(isLiveLead, eq(leads.ownerId, actor.id), ofTheirs(actor, leads.projectId));
  const [stages, [month]] = await Promise.all([
    db
      .select({ stage: leads.stage, leads: count() })
      .from(leads)
      .where(and(isMine, isOpenLead))
      .groupBy(leads.stage),
    db
      .select({
        leads: count(),
        withoutAnswer: sql<number>`(count(*) filter (where ${leads.answeredAt} is null))::int`,
        won: sql<number>`(count(*) filter (where ${leads.furthest} = 'won'))::int`,
        median: sql<number | null>`percentile_cont(0.5) within group (order by ${leads.answerMinutes})`,
      })
      .from(leads)
      .where(and(isMine, cameSince(since))),
  ]);
  const { median = null, ...counts } = month ?? { leads: 0, withoutAnswer: 0, won: 0 };
  return {
    stages: OPEN_LEAD_STAGES.map((stage) => ({
      stage,
      leads: stages.find((row) => row.stage === stage)?.leads ?? 0,
    })),
    month: { since, ...counts, medianMinutes: median === null ? null : Number(median) },
  };
}
