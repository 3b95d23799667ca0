import type { Database } from '../server/src/db/client.ts';
import { sql } from '../server/src/db/sql.ts';
import { sumDeals } from '../server/src/features/ledger/index.ts';
import { closeMonth } from '../server/src/features/money-desk/months.ts';
import { fillDeals } from './deal-rows.ts';
import { fillLeads } from './lead-rows.ts';
import { fillProjects } from './project-rows.ts';

/** The last closed month, with its report. */
const REPORTED_MONTH = '2026-01';

/** `DEALS=50000` makes ten times the deals, units and projects. */
const deals = Number(process.env.DEALS ?? 5_000);
export const SIZES = { projects: deals / 2.5, units: deals * 4, messages: 200_000, leads: 50_000, deals };

/** The first project is the company's largest building, with this many units; LaCasa has the sixty after them on six floors. */
const LARGEST = 200;
const LACASA = { id: 50, units: 60 };

/** Every project is a building. */
async function makeBuildings({ db }: Database): Promise<void> {
  await db.execute(sql`update projects set floors_from = 1, floors_to = case when id = ${LACASA.id} then 6 else 10 end,
    is_lacasa = id = ${LACASA.id}, search_admin = lower(name_en || ' ' || name_ar || ' ' || city_en || ' ' || city_ar)`);
  await db.execute(sql`update units set apartment_no = id, project_id = case when id <= ${LARGEST} then 1
    when id <= ${LARGEST + LACASA.units} then ${LACASA.id} else project_id end`);
  await db.execute(sql`update units set floor = units.id % floors_to + 1, place = units.id % 20,
    is_withdrawn = units.id % 50 = 1,
    unit_number = chr(65 + project_id % 5) || '-' || units.id % floors_to + 1 || lpad((units.id % 20)::text, 2, '0')
    from projects where projects.id = project_id`);
}

/** Receipts of all payments in cash, deposit lists, quotes, and closed months. */
async function fillPapers({ db }: Database, userId: number): Promise<void> {
  const both = { en: 'Diyar', ar: 'ديار' };
  const company = { name: both, address: both, phone: '022951234', email: 'a@b.example', licence: '' };
  const counted = { currency: 'USD', received: 900, paidOut: 0, voidedReceipts: 0, voidedRefunds: 0 };
  const closing = JSON.stringify({
    ...{ company, cashier: 'owner', closedBy: 'owner', reason: '', lines: [] },
    sums: [{ ...counted, expected: 900, counted: 900, difference: 0 }],
  });
  const paper = JSON.stringify({
    company,
    ...{ name: 'سامي الخالدي', phone: '0599000001', building: both, units: 'A-4', on: '2026-01-01' },
    ...{ amount: 100, currency: 'USD', inWords: both, method: 'cash', bank: '', cheque: null, rate: null },
    ...{ countsFor: 100, note: '', cashier: 'owner', balance: null, isCancelled: false },
  });
  const plan = JSON.stringify([{ dueOn: '2027-01-01', amount: 90_000, label: 'At signing' }]);
  const statements = [
    sql`insert into papers (kind, year, number, entry_id, data, search)
      select 'receipt', 2026, row_number() over (order by entries.id), entries.id, ${paper}::jsonb,
        '2026-' || entries.id || ' ' || deals.search
      from entries join deals on deals.id = entries.deal_id where method = 'cash'`,
    sql`insert into deposit_lists (year, number, currency, on_day, deposited_on, created_by)
      select 2026, n, 'USD', '2026-02-01', '2026-02-02', ${userId}::int from generate_series(1, 200) n`,
    sql`update cheques set deposit_list_id = rank, state = case when rank % 10 = 0 then 'returned' else 'cleared' end
      from (select entry_id as id, (row_number() over (order by entry_id) - 1) / 20 + 1 as rank from cheques) as ranked
      where ranked.id = cheques.entry_id and rank <= 200`,
    sql`insert into quotes (year, number, token, project_id, name, phone, currency, plan, valid_until, search, created_by)
      select 2026, n, 'quote-' || n, n % ${SIZES.projects}::int + 1, 'سامي', '0599', 'USD', ${plan}::jsonb,
        date '2026-10-01' + n % 200, 'سامي 0599 2026-' || n, ${userId}::int
      from generate_series(1, 5000) n`,
    sql`insert into quote_units (quote_id, unit_id, amount) select id, id * 4 - 1, 90000 from quotes`,
    sql`insert into till_closings (year, number, cashier_id, closed_by, data)
      select 2026, n, ${userId}::int, ${userId}::int, ${closing}::jsonb from generate_series(1, 200) n`,
    sql`insert into closed_months (month) select date '2024-01-01' + n * interval '1 month' from generate_series(0, 23) n`,
    sql`insert into plan_templates (project_id, name_en, name_ar, steps)
      select id, 'Five years', 'خمس سنوات', '[{"step":"signing","percent":100,"count":1,"everyMonths":1}]' from projects`,
  ];
  for (const statement of statements) await db.execute(statement);
  const owner = {
    id: userId,
    username: 'owner',
    fullName: '',
    role: 'SUPERADMIN',
    buildingIds: null,
    isBound: false,
  } as const;
  await sumDeals(db);
  // as autovacuum has done long before somebody closes a month
  await db.execute(sql`analyze`);
  await closeMonth(db, { ...owner, tokenVersion: 1 }, REPORTED_MONTH);
}

/** Viewings, notes, sign-ins, sessions, what lies in the trash, and a history of 200,000 changes in 100,000 writes. */
async function fillWork({ db }: Database, userId: number): Promise<void> {
  const statements = [
    // ten a day in the past and in the next month, half an hour each, one after the other
    sql`insert into viewings (lead_id, unit_id, staff_id, starts_at, ends_at, status, token, created_by)
      select n + 1, n + 1, ${userId}::int, at, at + interval '30 minutes',
        case when at < now() then 'done' else 'planned' end, 'viewing-' || n, ${userId}::int
      from (select n, date_trunc('day', now()) + interval '30 days' - (n / 10) * interval '1 day'
        + interval '7 hours' + (n % 10) * interval '30 minutes' as at
        from generate_series(0, 9999) n) as rows`,
    sql`update messages set wish_day = current_date + 2, wish_part = 'morning'
      where id % 1000 = 0 and not is_read`,
    sql`insert into lead_entries (lead_id, kind, text, by_id, by_name)
      select n % ${SIZES.leads}::int + 1, 'note', 'تحدثنا', ${userId}::int, 'owner' from generate_series(1, 50000) n`,
    sql`insert into sign_ins (name, user_id, outcome, network, device, at)
      select 'owner', ${userId}::int, 'success', '10.0.0.0', 'Chrome, Android', now() - n * interval '1 hour'
      from generate_series(1, 20000) n`,
    sql`insert into sessions (user_id, device, address, ends_at)
      select ${userId}::int, 'Chrome, Android', '10.0.0.0', now() + interval '7 days' from generate_series(1, 20) n`,
    sql`insert into users (username, password_hash, role)
      select 'user-' || n, '', 'ADMIN' from generate_series(1, 200) n`,
    sql`update messages set deleted_at = now() where id % 400 = 0`,
    sql`insert into changes (batch, at, actor_id, actor_name, entity, entity_id, action, field, old, new, search)
      select gen_random_uuid(), now() - (100000 - n) * interval '10 minutes', ${userId}::int, 'owner',
        entity, id, case when entity = 'deal' then 'edited' else entity || 's.update' end, '', null, '{"name":"Olive"}'::jsonb, 'owner ' || entity || 's.update #' || id || ' olive'
      from generate_series(1, 100000) n,
        lateral (select (array['project', 'unit', 'deal', 'lead'])[n % 4 + 1] as entity, n % 2000 + 1 as id) as subject`,
    sql`insert into changes (batch, at, actor_id, actor_name, entity, entity_id, action, field, old, new)
      select batch, at, actor_id, actor_name, case when id % 8 = 1 then 'unit' else entity end, entity_id, 'edited', 'nameEn',
        '"Olive"'::jsonb, '"Olive Tower"'::jsonb
      from changes where field = ''`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** A company after ten years: the sizes above, and what goes with them. */
export async function fillCompany(database: Database, userId: number): Promise<void> {
  const { projects, units, leads, deals } = SIZES;
  await fillProjects(database, projects);
  await makeBuildings(database);
  await fillLeads(database, { total: leads, userId, projects, units });
  await fillDeals(database, deals, { isVaried: true });
  await fillPapers(database, userId);
  await fillWork(database, userId);
  const counted = await database.db.execute<Record<string, string>>(
    sql`select (select count(*) from projects) as projects, (select count(*) from units) as units,
      (select count(*) from messages) as messages, (select count(*) from leads) as leads,
      (select count(*) from deals) as deals`,
  );
  for (const [name, size] of Object.entries(SIZES))
    if (Number(counted.rows[0]?.[name]) !== size) throw new Error(`${counted.rows[0]?.[name]} ${name}`);
}
