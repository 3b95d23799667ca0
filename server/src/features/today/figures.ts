import { addDays, companyWeek, dayOf, weekStart } from '@diyar/contract/rules/company-hours';
import { FUNNEL_STAGES } from '@diyar/contract/rules/leads';
import { companyPlace } from '@diyar/contract/rules/place';
import type { Today } from '@diyar/contract/today';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { leads } from '../../db/schema.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { cameSince } from '../leads/index.ts';

type NinetyDays = Today['ninetyDays'];

type Counted = { furthest: string; channel: string; isWon: boolean; isAnswered: boolean; leads: number };

/** The leads of these days by all that is counted of them, so that they are read once. */
const readCounted = (db: Db, since: string, theirs: SQL | undefined): Promise<Counted[]> => {
  const [isWon, isAnswered] = [
    sql<boolean>`${leads.stage} = 'won'`,
    sql<boolean>`${leads.answeredAt} is not null`,
  ];
  return db
    .select({ furthest: leads.furthest, channel: leads.channel, isWon, isAnswered, leads: count() })
    .from(leads)
    .where(and(isLiveLead, cameSince(since), theirs))
    .groupBy(leads.furthest, leads.channel, isWon, isAnswered);
};

const sumOf = (rows: readonly Counted[]) => rows.reduce((sum, row) => sum + row.leads, 0);

/** How many came at least as far as each stage: those who came further are in it. */
const funnelOf = (rows: readonly Counted[]): NinetyDays['funnel'] =>
  FUNNEL_STAGES.map((stage, i) => ({
    stage,
    leads: sumOf(
      rows.filter(({ furthest }) => FUNNEL_STAGES.slice(i).some((further) => further === furthest)),
    ),
  }));

const channelsOf = (rows: readonly Counted[]): NinetyDays['channels'] =>
  [...Map.groupBy(rows, ({ channel }) => channel)]
    .map(([channel, own]) => ({ channel, leads: sumOf(own), won: sumOf(own.filter(({ isWon }) => isWon)) }))
    .sort((a, b) => b.leads - a.leads || (a.channel < b.channel ? -1 : 1));

/** The median of the minutes, by the week in which the lead came in. */
async function readAnswers(db: Db, since: string, theirs: SQL | undefined): Promise<NinetyDays['answers']> {
  const day = sql`(${leads.createdAt} at time zone ${companyPlace().zone})::date`;
  // PostgreSQL's weeks begin on Monday, so many days after ours
  const ahead = companyWeek().indexOf('mon');
  const week = sql<string>`to_char(date_trunc('week', ${day} + ${ahead}::int)::date - ${ahead}::int, 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      week: week.as('week'),
      leads: count(),
      answered: sql<number>`count(${leads.answerMinutes})::int`,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${leads.answerMinutes})`,
    })
    .from(leads)
    .where(and(isLiveLead, cameSince(since), theirs))
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

/** `theirs` narrows it to the buildings of whoever is bound. */
export async function readNinetyDays(db: Db, since: string, theirs?: SQL): Promise<NinetyDays> {
  const [rows, answers] = await Promise.all([readCounted(db, since, theirs), readAnswers(db, since, theirs)]);
  return {
    since,
    leads: sumOf(rows),
    funnel: funnelOf(rows),
    channels: channelsOf(rows),
    answers,
    withoutAnswer: sumOf(rows.filter(({ isAnswered }) => !isAnswered)),
  };
}
