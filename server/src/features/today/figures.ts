import { DEFAULT_ZONE } from '@diyar/contract/limits';
import { addDays, dayOf, weekStart } from '@diyar/contract/rules/company-hours';
import { FUNNEL_STAGES } from '@diyar/contract/rules/leads';
import type { Today } from '@diyar/contract/today';
import { and, count, desc, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { leads } from '../../db/schema.ts';
import { cameSince } from '../lead-desk/index.ts';
import { isLiveLead } from '../leads/index.ts';

type NinetyDays = Today['ninetyDays'];

/** How many came at least as far as each stage: those who came further are in it. */
async function readFunnel(db: Db, since: string): Promise<NinetyDays['funnel']> {
  const rows = await db
    .select({ furthest: leads.furthest, leads: count() })
    .from(leads)
    .where(and(isLiveLead, cameSince(since)))
    .groupBy(leads.furthest);
  const at = (stage: string) => rows.find((row) => row.furthest === stage)?.leads ?? 0;
  return FUNNEL_STAGES.map((stage, i) => ({
    stage,
    leads: FUNNEL_STAGES.slice(i).reduce((sum, further) => sum + at(further), 0),
  }));
}

const readChannels = (db: Db, since: string): Promise<NinetyDays['channels']> =>
  db
    .select({
      channel: leads.channel,
      leads: count(),
      won: sql<number>`count(*) filter (where ${leads.stage} = 'won')::int`,
    })
    .from(leads)
    .where(and(isLiveLead, cameSince(since)))
    .groupBy(leads.channel)
    .orderBy(desc(count()), leads.channel);

/** The median of the minutes, by the week in which the lead came in. Weeks begin on Saturday. */
async function readAnswers(db: Db, since: string): Promise<NinetyDays['answers']> {
  const day = sql`(${leads.createdAt} at time zone ${DEFAULT_ZONE})::date`;
  // PostgreSQL's weeks begin on Monday, two days after ours
  const week = sql<string>`to_char(date_trunc('week', ${day} + 2) - interval '2 days', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      week: week.as('week'),
      leads: count(),
      answered: sql<number>`count(${leads.answerMinutes})::int`,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${leads.answerMinutes})`,
    })
    .from(leads)
    .where(and(isLiveLead, cameSince(since)))
    .groupBy(sql`1`);
  const weeks: NinetyDays['answers'] = [];
  const last = weekStart(dayOf(Date.now()));
  for (let day = weekStart(since); day <= last; day = addDays(day, 7)) {
    const row = rows.find((one) => one.week === day);
    weeks.push({
      week: day,
      leads: row?.leads ?? 0,
      answered: row?.answered ?? 0,
      medianMinutes: row?.median === null || row === undefined ? null : Number(row.median),
    });
  }
  return weeks;
}

export async function readNinetyDays(db: Db, since: string): Promise<NinetyDays> {
  const [funnel, channels, answers, [without]] = await Promise.all([
    readFunnel(db, since),
    readChannels(db, since),
    readAnswers(db, since),
    db
      .select({ total: count() })
      .from(leads)
      .where(and(isLiveLead, cameSince(since), isNull(leads.answeredAt))),
  ]);
  return {
    since,
    leads: funnel[0]?.leads ?? 0,
    funnel,
    channels,
    answers,
    withoutAnswer: without?.total ?? 0,
  };
}
