import {
  type PersonTimeline,
  TIMELINE_GROUPS,
  type TimelineGroup,
  type TimelineQuery,
} from '@diyar/contract/person-timeline';
import type { PersonId } from '@diyar/contract/rules/ids';
import { mayEnter } from '@diyar/contract/rules/roles';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../db/client.ts';
import { seenPerson } from '../../who-is-who/index.ts';
import { type Found, sayEntries } from './entries.ts';
import { lateLines } from './late.ts';
import { everything, type Source } from './sources.ts';

type Counted = { grp: TimelineGroup; count: number; since: string | Date };
type Row = { source: Source; id: number; at: string | Date };

const instant = (at: string | Date) => new Date(at).toISOString();

/** One list of all that happened, newest first; the counts are of the same list. */
export async function readTimeline(
  db: Db,
  actor: Actor,
  id: PersonId,
  { of, skip, size }: TimelineQuery,
): Promise<PersonTimeline> {
  const person = await seenPerson(db, actor, id);
  const late = mayEnter(actor, 'money') ? await lateLines(db, actor, person.id) : new Map<number, number>();
  const all = everything(db, actor, person.id, [...late.keys()]);
  const [counted, page] = await Promise.all([
    db.execute<Counted>(
      sql`select happened.grp, count(*)::int as count, min(happened.at) as since from (${all}) happened group by happened.grp`,
    ),
    db.execute<Row>(sql`select happened.source, happened.id, happened.at from (${all}) happened
      where ${of === null ? sql`true` : sql`happened.grp = ${of}`}
      order by happened.at desc, happened.source, happened.id desc limit ${size} offset ${skip}`),
  ]);
  const countOf = (group: TimelineGroup) => counted.rows.find(({ grp }) => grp === group)?.count ?? 0;
  const asked = counted.rows.filter(({ grp }) => of === null || grp === of);
  const found = page.rows.map(({ at, ...row }): Found => ({ ...row, at: instant(at) }));
  return {
    items: await sayEntries(db, found, late),
    total: asked.reduce((sum, { count }) => sum + count, 0),
    counts: Object.fromEntries(TIMELINE_GROUPS.map((group) => [group, countOf(group)])) as Record<
      TimelineGroup,
      number
    >,
    since: asked.map(({ since }) => instant(since)).sort()[0] ?? null,
  };
}
