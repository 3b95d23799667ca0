/**
 * Cost of the list, the board, the search and a lead with 1,000 leads of 4,000 messages, and with 50,000 leads of 200,000
 * messages: node bench/leads.ts. Exits with 1 when the larger one costs more than 2.5 times as much.
 */
import { sql } from '../server/src/db/sql.ts';
import { fillLeads } from './lead-rows.ts';
import { compareSizes } from './two-sizes.ts';

const listPath = (query: string) => `/api/admin/leads?${query}`;
const searchFor = (q: string, more = '') => listPath(`q=${encodeURIComponent(q)}${more}`);

await compareSizes({
  title: 'leads',
  sizes: [1_000, 50_000],
  ratioMax: 2.5,
  async fill(database, total, userId) {
    const { db } = database;
    await db.execute(sql`insert into projects (slug, name_en, name_ar, search_admin)
      select 'project-' || n, 'Project ' || n, 'مشروع ' || n, 'project ' || n || ' مشروع ' || n from generate_series(1, 20) n`);
    await db.execute(sql`insert into units (project_id, unit_number, label_en)
      select p.id, 'A-' || n, 'A-' || n from projects p, generate_series(1, 50) n`);
    await fillLeads(database, { total, userId, projects: 20, units: 1000 });
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
    'search: a name that one in twelve has': () => searchFor('سامي', '&tab=closed'),
    'search: found nowhere': () => searchFor('zzzqqq'),
    'find anything: a name that one in twelve has': () => `/api/admin/find?q=${encodeURIComponent('سامي')}`,
    'find anything: a phone number': () => `/api/admin/find?q=${encodeURIComponent('+970 590 000 500')}`,
    'find anything: a unit': () => '/api/admin/find?q=A25',
    'find anything: nowhere': () => '/api/admin/find?q=zzzqqq',
    'one lead': () => '/api/admin/leads/500',
    'viewings of a week': () => '/api/admin/viewings?from=2026-11-14&to=2026-11-20',
  },
});
