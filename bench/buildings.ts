/**
 * Cost of a building's floors and dashboard, of the list of buildings and of a person's sheet with 200 units and
 * 50 deals, and with 20,000 units and 5,000 deals, through the whole server on a real PostgreSQL: node
 * bench/buildings.ts. The building and the person that are read have the same size in both. Exits with 1 when the
 * larger company costs more than 2.5 times as much.
 */
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config.ts';
import { type Database, openDatabase } from '../server/src/db/client.ts';
import { sql } from '../server/src/db/sql.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { median } from './speed-figures.ts';

const SIZES = [200, 20_000] as const;
const UNITS_PER_BUILDING = 40;
const RATIO_MAX = 2.5;
const RUNS = 60;

/**
 * The money desk adds up all deals of the company, and looks for a cheque also by name, phone and unit of its deal. Both
 * grow with the deals: printed, without a target.
 */
const DESK = '/api/admin/money';
const CHEQUE = '/api/admin/money/cheques?group=all&q=700001';

/** The first building, and a person with deals in it. */
const CALLS = {
  floors: '/api/admin/buildings/1/floors',
  dashboard: '/api/admin/buildings/1/dashboard',
  buildings: '/api/admin/buildings?size=5',
  person: '/api/admin/persons/1',
  'person, found by phone': `/api/admin/persons?q=${encodeURIComponent('0599000001')}`,
  'account of a deal': '/api/admin/deals/1/ledger',
  'cheque, found by number': CHEQUE,
  'figures of the money desk': DESK,
};

/** Every fourth unit has a deal with payments and history; every person has two deals and a message. */
async function fill({ db }: Database, total: number): Promise<void> {
  const [buildings, dealCount, people] = [total / UNITS_PER_BUILDING, total / 4, total / 8];
  const statements = [
    sql`insert into projects (slug, name_en, name_ar, floors_from, floors_to, is_lacasa, search_admin)
      select 'b-' || n, 'Building ' || n, 'عمارة ' || n, 1, 10, n = 1, 'building ' || n
      from generate_series(1, ${buildings}::int) n`,
    sql`insert into units (project_id, position, unit_number, floor, place, size_sqm, apartment_no, price, currency)
      select (n - 1) / ${UNITS_PER_BUILDING}::int + 1, n, 'A-' || n, n % 10 + 1, n % 4, 90, n, 90000, 'USD'
      from generate_series(1, ${total}::int) n`,
    sql`insert into persons (name, phone, phone_key, name_key, search)
      select 'Person ' || n, '0599' || lpad(n::text, 6, '0'), '599' || lpad(n::text, 6, '0'), 'person ' || n,
        'person ' || n || ' 0599' || lpad(n::text, 6, '0') || ' 599' || lpad(n::text, 6, '0')
      from generate_series(1, ${people}::int) n`,
    sql`insert into deals (stage, person_id, name, phone, reservation_no, due_text, due_amount, due_currency, currency, hold_until)
      select case when n % 5 = 0 then 'held' else 'reserved' end, (n - 1) / 2 + 1, 'Person', '0599', n, '90000 USD',
        90000, 'USD', 'USD', case when n % 5 = 0 then now() + interval '1 day' end
      from generate_series(1, ${dealCount}::int) n`,
    sql`insert into deal_units (deal_id, unit_id) select n, n * 4 from generate_series(1, ${dealCount}::int) n`,
    sql`insert into entries (deal_id, kind, reason, amount, currency, on_day)
      select n, 'charge', 'price', 90000, 'USD', '2026-01-01' from generate_series(1, ${dealCount}::int) n`,
    sql`insert into entries (deal_id, kind, amount, currency, method, on_day)
      select n % ${dealCount}::int + 1, 'payment', 100, 'USD', case when n % 3 = 0 then 'cheque' else 'cash' end, '2026-01-01'
      from generate_series(1, ${dealCount * 6}::int) n`,
    sql`insert into cheques (entry_id, bank, number, due_on, state_on, search)
      select id, 'Sahel', (700000 + id)::text, date '2026-01-01' + (id % 700), '2026-01-01', (700000 + id)::text || ' sahel'
      from entries where method = 'cheque'`,
    sql`insert into plan_lines (deal_id, due_on, amount)
      select deal.n, date '2026-01-01' + line.n * 90, 15000
      from generate_series(1, ${dealCount}::int) as deal(n), generate_series(1, 6) as line(n)`,
    sql`insert into messages (sender_name, phone, phone_key, person_id, body)
      select 'Person ' || n, '0599', '599' || n, n, 'Is it free?' from generate_series(1, ${people}::int) n`,
  ];
  for (const statement of statements) await db.execute(statement);
  // autovacuum would run within a minute
  await db.execute(sql`vacuum analyze`);
}

async function openCompany(url: string, total: number) {
  const name = `buildings_${total}`;
  await execute(url, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: databaseUrl(url, name), dataDir: '.' });
  await fill(database, total);
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }, 'test'), database });
  const user = { username: 'owner', password: 'bench', fullName: '', phone: '', isActive: true };
  const { id } = await createUser(database.db, null, { ...user, role: 'SUPERADMIN' });
  const headers = { authorization: `Bearer ${app.jwt.sign({ sub: String(id), ver: 1 })}` };
  return {
    async time(path: string): Promise<number> {
      const start = performance.now();
      const answer = await app.inject({ url: path, headers });
      const cost = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      return cost;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

const server = await startPostgres();
let worst = 0;
try {
  const companies = [];
  for (const total of SIZES) companies.push(await openCompany(server.url, total));
  const sizes = SIZES.map((size) => size.toLocaleString('en').padStart(9));
  console.log(`buildings, median of ${RUNS} calls`.padEnd(36), ...sizes, ' ratio');
  for (const [name, path] of Object.entries(CALLS)) {
    // the two alternate, so that other load on the machine affects both
    const costs: number[][] = SIZES.map(() => []);
    for (let run = 0; run < RUNS; run++)
      for (const [i, company] of companies.entries()) costs[i]?.push(await company.time(path));
    const [small = 0, large = 0] = costs.map((list) => median(list.slice(RUNS / 6)));
    const ratio = large / small;
    if (path !== DESK && path !== CHEQUE) worst = Math.max(worst, ratio);
    const ms = (cost: number) => `${cost.toFixed(1)} ms`.padStart(9);
    console.log(name.padEnd(36), ms(small), ms(large), ratio.toFixed(2).padStart(6));
  }
  for (const company of companies) await company.close();
} finally {
  await server.remove();
}
console.log(`worst ratio ${worst.toFixed(2)}, at most ${RATIO_MAX}`);
if (worst > RATIO_MAX) process.exitCode = 1;
