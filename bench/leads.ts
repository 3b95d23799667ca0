/**
 * Cost of the list, the board, the search and a lead with 1,000 leads of 4,000 messages, and with 50,000 leads of 200,000
 * messages: node bench/leads.ts. Four in a hundred leads are open, as after years of an office in use. Exits with 1 when the larger one costs more than 2.5 times as much.
 */
import { sql } from '../server/src/db/sql.ts';
import { compareSizes } from './two-sizes.ts';

const listPath = (query: string) => `/api/admin/leads?${query}`;
const searchFor = (q: string, more = '') => listPath(`q=${encodeURIComponent(q)}${more}`);
const MESSAGES_PER_LEAD = 4;
const BATCH = 2_000;

await compareSizes({
  title: 'leads',
  sizes: [1_000, 50_000],
  ratioMax: 2.5,
  async fill({ db }, total, userId) {
    await db.execute(sql`insert into projects (slug, name_en, name_ar, search_admin)
      select 'project-' || n, 'Project ' || n, 'مشروع ' || n, 'project ' || n || ' مشروع ' || n from generate_series(1, 20) n`);
    await db.execute(sql`insert into units (project_id, unit_number, label_en)
      select p.id, 'A-' || n, 'A-' || n from projects p, generate_series(1, 50) n`);
    // in parts, each shorter than the time that a statement gets
    for (let first = 1; first <= total; first += BATCH) {
      const last = Math.min(first + BATCH - 1, total);
      await db.execute(sql`insert into persons (id, name, phone, phone_key, name_key, search)
        select n, 'سامي الخالدي ' || n, '0' || (590000000 + n), (590000000 + n)::text, 'سامي الخالدي ' || n,
          'سامي الخالدي ' || n || ' 0' || (590000000 + n) || ' ' || (590000000 + n)
        from generate_series(${first}::int, ${last}::int) n`);
      // the oldest have the smallest numbers; of the last ones some are open, with steps behind and ahead of today
      await db.execute(sql`insert into leads (id, person_id, project_id, unit_id, stage, furthest, lost_reason, closed_at,
          owner_id, next_step, next_on, channel, answered_at, answer_minutes, last_message_at, search, created_at)
        select n, n, (n % 20) + 1, (n % 1000) + 1,
          case when is_open then (array['new', 'contacted', 'viewing', 'offer'])[n % 4 + 1] when n % 4 = 0 then 'won' else 'lost' end,
          case when is_open then (array['new', 'contacted', 'viewing', 'offer'])[n % 4 + 1] when n % 4 = 0 then 'won' else 'contacted' end,
          case when not is_open and n % 4 <> 0 then 'budget' end,
          case when not is_open then at + interval '3 days' end,
          case when n % 3 = 0 then null else ${userId}::int end,
          case when n % 2 = 0 then 'اتصال' else '' end,
          case when n % 2 = 0 then (now() + (n % 21 - 10) * interval '1 day')::date end,
          (array['instagram', 'google', 'direct', 'facebook'])[n % 4 + 1], at, n % 300, at,
          'سامي الخالدي ' || n || ' 0' || (590000000 + n) || ' ' || (590000000 + n), at
        from (select n, now() - (${total} - n) * interval '40 minutes' as at, n % 25 = 0 as is_open
          from generate_series(${first}::int, ${last}::int) n) as rows`);
      await db.execute(sql`insert into messages (sender_name, phone, phone_key, person_id, lead_id, project_id, body, is_read,
          answered_at, search, created_at)
        select 'سامي', '0' || (590000000 + n), (590000000 + n)::text, n, n, (n % 20) + 1, 'مرحبا', true, l.created_at,
          'سامي مرحبا', l.created_at + m * interval '1 hour'
        from leads l cross join lateral (select l.id as n) as x, generate_series(1, ${MESSAGES_PER_LEAD}) m
        where l.id between ${first} and ${last}`);
    }
    for (const table of ['messages', 'leads', 'persons', 'units'])
      await db.execute(sql.raw(`vacuum analyze ${table}`));
  },
  calls: {
    'list, first page': () => listPath(''),
    'list, page 5': () => listPath('page=5'),
    mine: () => listPath('tab=mine'),
    'without an owner': () => listPath('tab=unowned'),
    overdue: () => listPath('tab=overdue'),
    'closed, first page': () => listPath('tab=closed'),
    'of a source, since': () => listPath('channel=google&since=2020-01-01'),
    board: () => '/api/admin/leads/board',
    'board, mine': () => '/api/admin/leads/board?tab=mine',
    'search: a phone number': () => searchFor('+970 590 000 500', '&since=2020-01-01'),
    'search: a unit without its hyphen': () => searchFor('A25'),
    'search: a project': () => searchFor('مشروع 7'),
    'search: a name that everybody has': () => searchFor('سامي', '&tab=closed'),
    'search: found nowhere': () => searchFor('zzzqqq'),
    'find anything: a name that everybody has': () => `/api/admin/find?q=${encodeURIComponent('سامي')}`,
    'find anything: a phone number': () => `/api/admin/find?q=${encodeURIComponent('+970 590 000 500')}`,
    'find anything: a unit': () => '/api/admin/find?q=A25',
    'find anything: nowhere': () => '/api/admin/find?q=zzzqqq',
    'one lead': () => '/api/admin/leads/500',
    'viewings of a week': () => '/api/admin/viewings?from=2026-11-14&to=2026-11-20',
  },
});
