import { DEFAULT_HOURS, weekdayOf } from '@diyar/contract/rules/company-hours';
import { clockText } from '@diyar/contract/rules/dates';
import { LEAD_STAGES } from '@diyar/contract/rules/leads';
import { CHEQUE_STATES } from '@diyar/contract/rules/ledger';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../server/src/config.ts';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { sql } from '../../server/src/db/sql.ts';
import { examine } from '../../server/src/features/system/index.ts';
import { type TestApp, testApp } from '../../server/src/testing/test-app.ts';
import { fillCompany } from '../fill/company.ts';
import { fillContent } from '../fill/index.ts';
import { fillLeads } from '../fill/leads.ts';
import type { Upload } from '../fill/media.ts';
import { uploadNothing } from '../upload-nothing.testing.ts';
import { actorOf } from './actor.ts';
import { dayOf } from './calendar.ts';
import { makeContracts } from './contracts.ts';
import { fillLiving } from './fill.ts';
import { filesOf, readGround } from './ground.ts';
import { makeWorld } from './make.ts';

const NOW = new Date();
/** A leap day, and a first of January that is a Friday: `npm run test:long`. */
const OTHER_DAYS = process.env.LONG === 'yes' ? ['2028-02-29T08:00:00Z', '2027-01-01T20:00:00Z'] : [];

let app: TestApp;
let upload: Upload;
const found: Record<string, Record<string, number>> = {};

/** What contradicts the rules of the product, counted in SQL. */
async function contradictions(db: Db | Tx): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*) from viewings a join viewings b on b.staff_id = a.staff_id and b.id > a.id
      and a.status <> 'cancelled' and b.status <> 'cancelled'
      and b.starts_at < a.ends_at and a.starts_at < b.ends_at)::int as "viewings that clash",
    (select count(*) from viewings a join viewings b on b.unit_id = a.unit_id and b.id > a.id
      and a.status = 'planned' and b.status = 'planned'
      and b.starts_at < a.ends_at and a.starts_at < b.ends_at)::int as "homes shown twice at once",
    (select count(*) from (select unit_id from deal_units where open group by unit_id having count(*) > 1) twice)::int
      as "units sold twice",
    (select count(*) from deals a join deal_units of_a on of_a.deal_id = a.id join deal_units of_b on of_b.unit_id = of_a.unit_id
      join deals b on b.id = of_b.deal_id and b.id <> a.id and b.created_at > a.created_at
      where a.ended_at is not null and b.created_at < a.ended_at)::int as "deals that overlap",
    (select count(*) from deals d where d.person_id is null and d.name <> '')::int as "deals of nobody",
    (select count(*) from persons p where p.merged_into is null
      and not exists (select 1 from deals where person_id = p.id) and not exists (select 1 from leads where person_id = p.id)
      and not exists (select 1 from messages where person_id = p.id) and not exists (select 1 from quotes where person_id = p.id))::int
      as "persons without anything",
    (select count(*) from leads l where l.stage = 'won'
      and not exists (select 1 from deals d where d.lead_id = l.id and d.stage = 'sold'))::int as "won without a sale",
    (select count(*) from deals d join leads l on l.id = d.lead_id where l.person_id <> d.person_id)::int
      as "leads of somebody else",
    (select count(*) from cheques c where c.state <> (select s.state from cheque_steps s where s.entry_id = c.entry_id
      and s.voided_at is null order by s.id desc limit 1))::int as "cheques that are elsewhere",
    (select count(*) from cheque_steps a join cheque_steps b on b.entry_id = a.entry_id and b.id > a.id
      and b.on_day < a.on_day)::int as "steps back in time",
    (select count(*) from papers p join entries e on e.id = p.entry_id
      where (p.created_at at time zone 'Asia/Hebron')::date <> e.on_day)::int as "papers of another day",
    (select count(*) from (select kind, year, max(number) - count(*) as gap from papers group by kind, year) numbers
      where gap <> 0)::int as "gaps in the papers",
    (select count(*) from entries e where e.kind in ('payment', 'refund')
      and not exists (select 1 from papers p where p.entry_id = e.id))::int as "money without a paper",
    (select count(*) from (select d.id from deals d join plan_lines l on l.deal_id = d.id where d.stage <> 'cancelled'
      group by d.id, d.due_amount having sum(l.amount) <> d.due_amount) plans)::int as "plans that make another sum",
    (select count(*) from changes a join changes b on b.id = a.id + 1 and b.at < a.at)::int as "history out of order"`);
  return rows[0] ?? {};
}

/** What staff see on a day: the hours of all viewings of the living demo. */
async function outsideHours(db: Db | Tx): Promise<string[]> {
  const { rows } = await db.execute<{ from: string; to: string }>(
    sql`select starts_at as from, ends_at as to from viewings`,
  );
  return rows.flatMap(({ from, to }) => {
    const open = DEFAULT_HOURS[weekdayOf(dayOf(new Date(from)))];
    const [begin, end] = [clockText(new Date(from)), clockText(new Date(to))];
    return open && begin >= open.from && end <= open.to ? [] : [`${from} ${begin}–${end}`];
  });
}

class Undone extends Error {}

beforeAll(async () => {
  app = await testApp();
  const { db } = app;
  upload = uploadNothing(db);
  const files = { ...app.app.files, variants: { ...app.app.files.variants, add: () => undefined } };
  await fillCompany(db, upload);
  await fillContent(db, files, upload, NOW);
  await fillLeads(db, NOW);
  for (const day of OTHER_DAYS)
    await db
      .transaction(async (tx) => {
        await fillLiving(tx as unknown as Db, upload, new Date(day));
        found[day] = { ...(await contradictions(tx)), 'outside of hours': (await outsideHours(tx)).length };
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  await fillLiving(db, upload, NOW);
  await makeContracts(db, files, await actorOf(db, 'SUPERADMIN'), NOW);
}, 300_000);
afterAll(() => app.close());

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;
const get = async (path: string) => (await app.as('SUPERADMIN').get(path)).json();

test('the same moment makes the same company', async () => {
  const files = await filesOf(upload);
  const make = () =>
    app.db.transaction(async (tx) => {
      const { rows, papers, journal } = makeWorld(await readGround(tx, files, NOW), NOW);
      return JSON.stringify({ rows, papers, told: journal.told });
    });
  const [once, again] = [await make(), await make()];
  expect(once === again).toBe(true);
});

test('as many of everything as was promised', async () => {
  const [counts] = await rowsOf<
    Record<string, number>
  >(sql`select (select count(*)::int from projects) as projects,
    (select count(*)::int from units) as units, (select count(*)::int from deals) as deals,
    (select count(*)::int from leads) as leads, (select count(*)::int from cheques) as cheques,
    (select count(distinct currency)::int from deals) as currencies`);
  expect(counts).toMatchObject({ projects: 6, currencies: 3 });
  expect(counts?.units).toBeGreaterThan(290);
  expect(counts?.units).toBeLessThan(320);
  expect(counts?.deals).toBeGreaterThan(175);
  expect(counts?.deals).toBeLessThan(215);
  expect(counts?.leads).toBeGreaterThan(590);
  expect(counts?.leads).toBeLessThan(620);
  const states = await rowsOf<{ state: string }>(sql`select distinct state from cheques`);
  expect(states.map(({ state }) => state).sort()).toEqual([...CHEQUE_STATES].sort());
  const stages = await rowsOf<{ stage: string }>(sql`select distinct stage from leads`);
  expect(stages.map(({ stage }) => stage).sort()).toEqual([...LEAD_STAGES].sort());
  const lacasa = await rowsOf<{ n: number }>(
    sql`select count(*)::int as n from units join projects p on p.id = project_id where p.is_lacasa`,
  );
  expect(lacasa[0]?.n).toBe(46);
});

describe('nothing contradicts the rules', () => {
  const nothing = (counted: Record<string, number> | undefined) =>
    Object.entries(counted ?? { 'not counted': 1 }).filter(([, count]) => count > 0);
  test('today', async () => {
    expect(nothing(await contradictions(app.db))).toEqual([]);
    expect(await outsideHours(app.db)).toEqual([]);
  });
  test.each(OTHER_DAYS)('on %s', (day) => expect(nothing(found[day])).toEqual([]));
  test('the doctor finds nothing', async () => {
    const env = { PUBLIC_URL: 'https://diyar.example', DATA_DIR: app.dataDir };
    const findings = await examine({ db: app.db, storage: app.app.files.storage }, loadConfig(env, 'demo'));
    // the pictures of this test have no bytes, and nobody makes backups of it
    const ours = findings.filter(({ what }) => !/^(files|backups|disk):/.test(what));
    expect(ours.filter(({ remedy }) => remedy !== undefined)).toEqual([]);
    expect(ours.filter(({ what }) => /share a phone/.test(what))).toEqual([]);
  });
});

/** What each deal owes, counted in another way than the product does: one sum over its entries. */
const owed = sql`select d.id, u.project_id as building, d.currency, d.stage, coalesce(sum(
    case e.kind when 'charge' then 1 when 'refund' then 1 else -1 end
    * case when e.currency = d.currency then e.amount else coalesce(r.counts_for, 0) end
  ) filter (where e.voided_at is null and (c.entry_id is null or c.state in ('cleared', 'endorsed'))), 0)::float as net
  from deals d left join deal_units du on du.deal_id = d.id and du.ordinal = 0 left join units u on u.id = du.unit_id
  left join entries e on e.deal_id = d.id left join entry_rates r on r.entry_id = e.id and r.voided_at is null
  left join cheques c on c.entry_id = e.id
  where d.stage in ('reserved', 'sold', 'cancelled') and d.currency is not null and d.deleted_at is null
  group by d.id, u.project_id, d.currency, d.stage`;

test('every account and every building owes what its entries make', async () => {
  const deals = await rowsOf<{ id: number; building: number; currency: string; stage: string; net: number }>(
    owed,
  );
  // every third through the call, all of them in the sums of the desk
  for (const { id, net } of deals.filter((_, i) => i % 3 === 0)) {
    const { balance } = await get(`/admin/deals/${id}/ledger`);
    expect([id, balance.outstanding - balance.overpaid]).toEqual([id, expect.closeTo(net, 3)]);
  }
  const buildings = await rowsOf<{ id: number }>(sql`select id from projects where floors_from is not null`);
  for (const building of [null, ...buildings.map(({ id }) => id)]) {
    const { totals } = await get(building === null ? '/admin/money' : `/admin/money?buildingId=${building}`);
    for (const currency of BUILT_IN_CURRENCIES) {
      const ofBuilding = deals.filter((deal) => building === null || deal.building === building);
      const own = ofBuilding.filter((deal) => deal.currency === currency);
      const sum = own.reduce((all, { net }) => all + Math.max(0, net), 0);
      const total = totals.find((one: { currency: string }) => one.currency === currency);
      expect([building, currency, total?.outstanding ?? 0]).toEqual([
        building,
        currency,
        expect.closeTo(sum, 2),
      ]);
    }
  }
});

test('today has something of everything that wants to be done', async () => {
  const today = await get('/admin/today');
  for (const list of ['newLeads', 'agreed', 'overdue', 'wishes', 'holds', 'cheques'])
    expect([list, today[list].total > 0]).toEqual([list, true]);
  const [cheques] = await rowsOf<Record<string, number>>(sql`select
    count(*) filter (where state = 'drawer' and due_on = ${dayOf(NOW)}::date)::int as due,
    count(*) filter (where state = 'drawer' and due_on < ${dayOf(NOW)}::date)::int as past,
    count(*) filter (where state = 'deposited' and state_on < ${dayOf(NOW)}::date - 5)::int as bank,
    count(*) filter (where state = 'returned')::int as returned from cheques`);
  for (const [name, count] of Object.entries(cheques ?? {})) expect([name, count > 0]).toEqual([name, true]);
  const desk = await get('/admin/money');
  expect(desk.toGiveBackDeals).toBeGreaterThanOrEqual(2);
  expect(desk).toMatchObject({ beyondDeals: 0, withoutPriceDeals: 0 });
});

test('the product goes on from there: numbers, search and the next write', async () => {
  const admin = app.as('SUPERADMIN');
  const [deal] = await rowsOf<{ id: number; phone: string; name: string }>(
    sql`select id, phone, name from deals where stage = 'reserved' and phone like '+970 59%' and currency = 'USD'
      and due_amount > 50000 order by id desc limit 1`,
  );
  const year = dayOf(NOW).slice(0, 4);
  const [last] = await rowsOf<{ number: number }>(
    sql`select max(number) as number from papers where kind = 'receipt' and year = ${Number(year)}`,
  );
  const paid = await admin.post(`/admin/deals/${deal?.id}/entries`, {
    ...{ kind: 'payment', method: 'cash', amount: 100, currency: 'USD', on: dayOf(NOW) },
  });
  expect(paid.statusCode, paid.body).toBeLessThan(300);
  const papers = await get('/admin/money/papers?size=1');
  expect(papers.items[0].number).toBe(`${year}-${String((last?.number ?? 0) + 1).padStart(4, '0')}`);
  const local = `0${(deal?.phone ?? '').replace(/\D/g, '').slice(3)}`;
  const { groups } = await get(`/admin/find?q=${local}`);
  expect(groups.find(({ kind }: { kind: string }) => kind === 'person')?.items[0]?.nameAr).toBe(deal?.name);
  const lead = await admin.post('/admin/leads', { name: 'New', phone: '0599 111 222' });
  expect(lead.statusCode, lead.body).toBeLessThan(300);
});

test('what is to be paid at the handover follows its stage; buyers have pages, cards and contracts', async () => {
  const waiting = await rowsOf<{ slug: string; lines: number; planned: string; reached: string | null }>(
    sql`select p.slug, count(l.id)::int as lines, s.planned_on::text as planned, s.reached_on::text as reached
      from plan_lines l join stages s on s.id = l.stage_id join projects p on p.id = s.project_id group by 1, 3, 4`,
  );
  expect(waiting.map(({ slug }) => slug).sort()).toEqual(['al-bireh-heights', 'olive-terraces']);
  expect(waiting.every(({ planned, reached }) => reached === null && planned > dayOf(NOW))).toBe(true);
  const [reached] = await rowsOf<{ n: number }>(
    sql`select count(*)::int as n from stages where reached_on is not null and reached_on <= ${dayOf(NOW)}::date`,
  );
  expect(reached?.n).toBeGreaterThanOrEqual(4);
  const made = await rowsOf<{ state: string; n: number }>(
    sql`select case when signed_on is null then 'made' else 'signed' end as state, count(*)::int as n
      from contracts group by 1 order by 1`,
  );
  expect(made).toEqual([
    { state: 'made', n: 2 },
    { state: 'signed', n: 2 },
  ]);
  const { unsigned } = await get('/admin/today');
  expect(unsigned.total).toBeGreaterThan(2);
  // reservations among them
  expect(unsigned.total).toBeLessThan(60);
  const [given] = await rowsOf<{ pages: number; cards: number; buyers: number }>(
    sql`select (select count(*)::int from secret_addresses where kind = 'buyer') as pages,
      (select count(distinct p.id)::int from persons p join deals d on d.person_id = p.id
        where d.stage = 'sold' and p.id_number is not null) as cards,
      (select count(distinct person_id)::int from deals where stage = 'sold') as buyers`,
  );
  expect(given?.pages).toBeGreaterThan(20);
  expect((given?.cards ?? 0) / (given?.buyers ?? 1)).toBeGreaterThan(0.6);
});

test('months before the last three are closed, each with its report', async () => {
  const { items, closedUntil } = await get('/admin/money/months');
  expect(items.length).toBeGreaterThanOrEqual(20);
  expect(items.every(({ hasReport }: { hasReport: boolean }) => hasReport)).toBe(true);
  expect(closedUntil < dayOf(NOW)).toBe(true);
});

test('the last closed month has the report of the owner', async () => {
  const { items } = await get('/admin/money/months');
  const report = await get(`/admin/money/months/${items[0].month}`);
  expect(report.owner).toMatchObject({ on: dayOf(NOW) });
  expect(report.owner.stock.rows.length).toBeGreaterThan(5);
  expect(report.owner.sales.rows.length).toBeGreaterThan(0);
});

test('tills were closed every week, now and then with a difference and its reason', async () => {
  const [cash] = await rowsOf<Record<string, number>>(sql`select
    count(*) filter (where e.till_closing_id is null and e.created_at < now() - interval '8 days')::int as "left open",
    count(*) filter (where c.cashier_id <> e.created_by)::int as "of somebody else",
    count(*) filter (where e.created_at > c.created_at)::int as "counted before it came",
    count(*) filter (where e.voided_at < c.created_at and e.void_till_closing_id is null)::int as "voids left open",
    (select max(number) - count(*) from till_closings where year = (select max(year) from till_closings))::int as gaps
    from entries e left join till_closings c on c.id = e.till_closing_id
    where e.method = 'cash' and e.created_by is not null`);
  for (const [what, count] of Object.entries(cash ?? { 'not counted': 1 }))
    expect([what, count]).toEqual([what, 0]);
  const closings = await rowsOf<{
    id: number;
    expected: number;
    counted: number;
    stored: number;
    reason: string;
  }>(sql`
    select id, data ->> 'reason' as reason,
      (select sum((one ->> 'expected')::numeric) from jsonb_array_elements(data -> 'sums') one)::float as expected,
      (select sum((one ->> 'counted')::numeric) from jsonb_array_elements(data -> 'sums') one)::float as counted,
      (select coalesce(sum(case kind when 'refund' then -amount else amount end), 0) from entries where till_closing_id = closing.id)::float
        - (select coalesce(sum(case kind when 'refund' then -amount else amount end), 0) from entries where void_till_closing_id = closing.id)::float as stored
    from till_closings closing`);
  expect(closings.length).toBeGreaterThan(40);
  for (const { expected, stored, counted, reason } of closings) {
    expect(expected).toBeCloseTo(stored, 3);
    expect(counted === expected).toBe(reason === '');
  }
  const odd = closings.filter(({ reason }) => reason !== '').length;
  expect(odd).toBeGreaterThan(1);
  expect(odd).toBeLessThan(closings.length / 3);
  const { items, total } = await get('/admin/money/till/closings?size=5');
  expect(total).toBe(closings.length);
  expect(items[0].number).toMatch(/^20\d\d-T-\d{4}$/);
});
