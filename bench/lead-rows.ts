import { foldText } from '@diyar/contract/rules/fold-text';
import type { Database } from '../server/src/db/client.ts';
import { sql } from '../server/src/db/sql.ts';
import { MESSAGE_TEXTS, NAMES } from './inbox-rows.ts';

const MESSAGES_PER_LEAD = 4;
const BATCH = 2_000;

export interface LeadRows {
  total: number;
  userId: number;
  /** How many projects and units there are; their ids count from 1. */
  projects: number;
  units: number;
}

/**
 * Leads of one person and four messages each, on the projects and units that are there. Four in a hundred leads are open,
 * as after years of an office in use, and wait for an answer.
 */
export async function fillLeads(
  { db }: Database,
  { total, userId, projects, units }: LeadRows,
): Promise<void> {
  const texts = sql.param(MESSAGE_TEXTS.map(({ body }) => body));
  const searched = sql.param(MESSAGE_TEXTS.map(({ search }) => search));
  const senders = sql.param(MESSAGE_TEXTS.map(({ senderName }) => senderName));
  const name = sql`(${sql.param(NAMES)}::text[])[n * 13 % ${NAMES.length}::int + 1]`;
  const folded = sql`(${sql.param(NAMES.map(foldText))}::text[])[n * 13 % ${NAMES.length}::int + 1]`;
  const which = sql`(n * 7 + m) % ${MESSAGE_TEXTS.length}::int + 1`;
  // in parts, each shorter than the time that a statement gets
  for (let first = 1; first <= total; first += BATCH) {
    const last = Math.min(first + BATCH - 1, total);
    await db.execute(sql`insert into persons (id, name, phone, phone_key, name_key, search)
      select n, ${name}, '0' || (590000000 + n), (590000000 + n)::text, ${folded},
        ${folded} || ' 0' || (590000000 + n) || ' ' || (590000000 + n)
      from generate_series(${first}::int, ${last}::int) n`);
    // the oldest have the smallest numbers; of the last ones some are open, with steps behind and ahead of today
    await db.execute(sql`insert into leads (id, person_id, project_id, unit_id, stage, furthest, lost_reason, closed_at,
        owner_id, next_step, next_on, channel, answered_at, answer_minutes, last_message_at, search, created_at)
      select n, n, (n % ${projects}::int) + 1, (n % ${units}::int) + 1,
        case when is_open then (array['new', 'contacted', 'viewing', 'offer'])[n % 4 + 1] when n % 4 = 0 then 'won' else 'lost' end,
        case when is_open then (array['new', 'contacted', 'viewing', 'offer'])[n % 4 + 1] when n % 4 = 0 then 'won' else 'contacted' end,
        case when not is_open and n % 4 <> 0 then 'budget' end,
        case when not is_open then at + interval '3 days' end,
        case when n % 3 = 0 then null else ${userId}::int end,
        case when n % 2 = 0 then 'اتصال' else '' end,
        case when n % 2 = 0 then (now() + (n % 21 - 10) * interval '1 day')::date end,
        (array['instagram', 'google', 'direct', 'facebook'])[n % 4 + 1], at, n % 300, at,
        ${folded} || ' 0' || (590000000 + n) || ' ' || (590000000 + n), at
      from (select n, now() - (${total} - n) * interval '40 minutes' as at, n % 25 = 0 as is_open
        from generate_series(${first}::int, ${last}::int) n) as rows`);
    await db.execute(sql`insert into messages (sender_name, phone, phone_key, person_id, lead_id, project_id, source, channel, body,
        is_read, answered_at, search, created_at)
      select (${senders}::text[])[${which}], '0' || (590000000 + n), (590000000 + n)::text, n, n,
        (n % ${projects}::int) + 1, case when n % 5 = 0 then 'viewing' else 'contact' end, l.channel, (${texts}::text[])[${which}],
        n % 25 <> 0, case when n % 25 <> 0 then l.created_at end,
        (${searched}::text[])[${which}] || ' 0' || (590000000 + n) || ' ' || (590000000 + n),
        l.created_at + m * interval '1 hour'
      from leads l cross join lateral (select l.id as n) as x, generate_series(1, ${MESSAGES_PER_LEAD}) m
      where l.id between ${first} and ${last}`);
  }
}
