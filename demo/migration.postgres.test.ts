import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { completeMigration } from '../server/src/features/deals/index.ts';
import { importAllTexts } from '../server/src/features/ledger/index.ts';
import { PATIENT_MS } from '../server/src/testing/test-database.ts';
import { databaseAt, type Query } from '../server/src/testing/upgrade/old-database.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-migration-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The last migration of 0.1.0, which has tables of their own for apartments, reservations and sold records. */
const LAST_OF_0_1_0 = 5;

const oldDatabase = (fill: (query: Query) => Promise<unknown>) =>
  databaseAt(LAST_OF_0_1_0, async (query) => {
    await fill(query);
    // the rows brought their ids along
    for (const table of ['addresses', 'projects', 'units', 'lacasa_apartments', 'reservations', 'sold'])
      await query(
        `select setval('${table}_id_seq', greatest(max(id), 1), max(id) is not null) from ${table}`,
      );
  });

/** The app of this version on it, as its first start leaves it. */
async function upgraded(url: string) {
  const database = await openDatabase({ databaseUrl: url, dataDir: scratch, answersWithinMs: PATIENT_MS });
  await completeMigration(database.db);
  await importAllTexts(database.db);
  const config = { ...loadConfig({ LOG_LEVEL: 'silent' }, 'test'), dataDir: scratch };
  const app = await buildApp({ config, database });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const [user] = (
    await database.db.execute<{ id: number }>(
      "insert into users (username, password_hash, role) values ('root', 'x', 'SUPERADMIN') returning id",
    )
  ).rows;
  const authorization = `Bearer ${app.jwt.sign({ sub: String(user?.id), ver: 1 })}`;
  const get = async (path: string) =>
    (await app.inject({ url: `/api${path}`, headers: { authorization, 'accept-language': 'en' } })).json();
  const rows = async (query: string) => (await database.db.execute(query)).rows;
  return { get, rows };
}

/** The rows of a dump as the backup writes it, with the triggers off: what they would write is in it. */
async function load(query: Query, lines: readonly string[]) {
  await query('begin; set local session_replication_role = replica');
  const tables = lines.filter((line) => line.startsWith('["table"')).map((line) => JSON.parse(line)[1]);
  await query(`truncate ${tables.join(', ')}`);
  let table = '';
  for (const line of lines) {
    if (line.startsWith('{'))
      await query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [line]);
    else if (line.startsWith('["table"')) table = JSON.parse(line)[1];
    else if (line.startsWith('["ids"')) {
      const [, sequence, last] = JSON.parse(line);
      await query('select setval($1, $2)', [sequence, last]);
    }
  }
  await query('commit');
}

/** Without what differs from run to run; this version takes more steps to make the demo than 0.1.0 did. */
const settled = (answer: unknown) =>
  JSON.parse(
    JSON.stringify(answer)
      .replace(/"personId":\d+/g, '"personId":"<person>"')
      .replace(/"version":\d+/g, '"version":"<steps>"')
      .replace(/"\/private-files\/[^"]*"/g, '"<signed link>"'),
  );

test('the demo of 0.1.0 answers after the migration as it did before', async () => {
  const dump = readFileSync(new URL('demo-0.1.0.jsonl', import.meta.url), 'utf8').split('\n');
  const { get, rows } = await upgraded(await oldDatabase((query) => load(query, dump)));
  const recorded = JSON.parse(readFileSync(new URL('recorded-answers.json', import.meta.url), 'utf8'));
  expect(settled(await get('/lacasa/floors'))).toEqual(settled(recorded.floors.body));
  expect(settled(await get('/lacasa/dashboard'))).toEqual(settled(recorded.dashboard.body));
  expect(settled(await get('/admin/selled'))).toEqual(recorded['sold records'].body);
  for (const { slug, id } of (await get('/admin/projects')).items)
    expect(settled(await get(`/units?projectId=${id}&size=100`)), slug).toEqual(
      recorded[`units of ${slug}`].body,
    );
  const [{ people, deals }] = (await rows(
    'select (select count(*)::int from persons) as people, (select count(*)::int from deals) as deals',
  )) as [{ people: number; deals: number }];
  expect(deals).toBe(24 + 8);
  // several bought more than one unit, and some are in both lists
  expect(people).toBeGreaterThan(15);
  expect(people).toBeLessThan(deals);
  expect(await rows('select id from deals where person_id is null')).toEqual([]);
});

const LACASA = `
  insert into addresses (id, street_en) values (1, 'S');
  insert into projects (id, slug, name_en, address_id) values (1, 'lacasa', 'LaCasa', 1);
  insert into units (id, project_id, unit_number, floor, is_available) values
    (1, 1, 'a 301', 2, true), (2, 1, 'A-302', 3, true), (3, 1, 'A-303', 3, false), (4, 1, 'Penthouse', 6, true);
  insert into lacasa_apartments (id, label, floor, position, version) values
    (11, 'A-301', 3, 1, 4), (12, 'A-302', 3, 2, 1), (13, 'A-303', 3, 3, 1), (14, 'P-01', -2, 1, 1);`;

test('what the three tables knew of one unit comes together, and what contradicts is reported', async () => {
  const url = await oldDatabase((query) =>
    query(`${LACASA}
      insert into reservations (id, apartment_id, name, phone, due_text, due_amount, due_currency, closed_at) values
        (101, 11, 'Rana', '0599 123 456', '$185,000', 185, 'USD', null),
        (102, 12, 'Omar', '0598', '', null, null, null),
        (103, 13, 'Gone', '', '', null, null, now()),
        (104, 14, 'Rana', '+970599123456', '', null, null, null);
      insert into payments (reservation_id, amount, currency, method, paid_on) values (101, 200, 'USD', 'cash', '2026-01-01');
      insert into reservation_history (reservation_id, apartment_id, actor_name, action, before, after) values
        (101, 11, 'lacasa', 'edited', '{"name": "R", "phone": ""}', '{"name": "Rana", "phone": ""}');
      insert into sold (id, apartment_name, unit_id, buyer_name, buyer_phone, deleted_at) values
        (201, 'A-301', 1, 'Rana', '0599 123 456', null),
        (202, 'A-302', 2, 'Somebody else', '0597', null),
        (203, 'A-303', 3, 'In the trash', '', now()),
        (204, 'From before', null, '', '', null);`),
  );
  const { get, rows } = await upgraded(url);
  const { items } = await get('/lacasa/floors');
  const apartments = items.flatMap((floor: { apartments: object[] }) => floor.apartments);
  expect(apartments).toMatchObject([
    { id: 15, label: 'Penthouse', floor: 6, status: 'available' },
    { id: 11, label: 'a 301', floor: 3, status: 'sold', reserverId: 101, name: 'Rana', version: 4 },
    { id: 12, status: 'reserved', name: 'Omar' },
    { id: 13, status: 'withdrawn' },
    { id: 14, label: 'P-01', floor: -2, kind: 'apartment', status: 'reserved', name: 'Rana' },
  ]);
  const { items: sold } = await get('/admin/selled');
  expect(
    sold.map(({ id, unit }: { id: number; unit: object | null }) => [id, unit !== null]).toSorted(),
  ).toEqual([
    [201, true],
    [202, false],
    [204, false],
  ]);
  expect(
    await rows(`select entity, field, old, new from changes where action = 'joined' order by id`),
  ).toEqual([
    { entity: 'unit', field: 'floor', old: 2, new: 3 },
    { entity: 'deal', field: 'unitId', old: 2, new: null },
  ]);
  expect((await get('/lacasa/apartments/11/history')).items).toMatchObject([
    { action: 'edited', reserverId: 101, changes: [{ field: 'name', before: 'R', after: 'Rana' }] },
  ]);
  const [deal] = await rows('select id from deals where reservation_no = 101');
  // the number that was stored counts until somebody confirms what the text says
  expect(await get(`/admin/deals/${deal?.id}/ledger`)).toMatchObject({
    balance: { charges: 185, paid: 200, overpaid: 15 },
    toConfirm: { text: '$185,000', stored: 185, read: 185_000 },
    entries: [
      { kind: 'payment', amount: 200, paper: null },
      { kind: 'charge', amount: 185 },
    ],
  });
  expect((await get('/admin/trash')).items).toMatchObject([{ kind: 'sold', id: 203 }]);
  // two spellings of one phone
  expect(await rows(`select count(*)::int as n from persons where name = 'Rana'`)).toEqual([{ n: 1 }]);
  // the numbers go on where they were
  expect(
    await rows(`select nextval('deals_reservation_no')::int as r, nextval('deals_sold_no')::int as s`),
  ).toEqual([{ r: 105, s: 205 }]);
});

test('apartments without a project get one that only the tracker shows', async () => {
  const url = await oldDatabase((query) =>
    query(`insert into lacasa_apartments (id, label, floor, kind) values (1, 'P-01', -2, 'parking')`),
  );
  const { get } = await upgraded(url);
  expect((await get('/lacasa/floors')).total).toBe(1);
  expect((await get('/projects')).total).toBe(0);
  expect((await get('/admin/projects')).items).toMatchObject([
    { nameEn: 'LaCasa', status: 'archived', unitsTotal: 0 },
  ]);
});

/** Apartments, reservations, payments and sales, each; ten times as many in `npm run test:long`. */
const SOLD = process.env.LONG === 'yes' ? 5000 : 500;
const BUYERS = SOLD * 0.18;

test('a large database comes over whole', async () => {
  const url = await oldDatabase((query) =>
    query(`
      insert into addresses (id, street_en) select i, 'S' from generate_series(1, ${SOLD * 0.4}) i;
      insert into projects (id, slug, name_en, address_id)
        select i, case i when 7 then 'lacasa' else 'p-' || i end, 'P ' || i, i from generate_series(1, ${SOLD * 0.4}) i;
      insert into units (id, project_id, unit_number, floor) select i, (i - 1) / 10 + 1, 'U-' || i, 1 from generate_series(1, ${SOLD * 4}) i;
      insert into lacasa_apartments (id, label, floor, position) select i, 'U-' || i, i % 10 - 3, i from generate_series(1, ${SOLD}) i;
      insert into reservations (id, apartment_id, name, phone, closed_at)
        select i, i, 'N ' || i % ${BUYERS}, '0599' || lpad((i % ${BUYERS})::text, 6, '0'), case when i % 4 = 0 then now() end
        from generate_series(1, ${SOLD}) i;
      insert into reservation_history (reservation_id, apartment_id, actor_name, action, after)
        select i, i, 'system', 'reserved', '{"name": "N"}' from generate_series(1, ${SOLD}) i;
      insert into payments (reservation_id, amount, currency, method, paid_on)
        select i, i, 'USD', 'cash', '2026-01-01' from generate_series(1, ${SOLD}) i;
      insert into sold (id, apartment_name, unit_id, buyer_name, buyer_phone)
        select i, 'U', i + ${SOLD * 2}, 'B ' || i, '0598' || lpad(i::text, 6, '0') from generate_series(1, ${SOLD}) i;`),
  );
  const { get, rows } = await upgraded(url);
  expect(await get('/lacasa/dashboard')).toMatchObject({ total: SOLD, reserved: SOLD * 0.75 });
  expect((await get('/admin/selled')).total).toBe(SOLD);
  const [counted] = await rows(`select
    (select count(*)::int from deals) as deals, (select count(*)::int from deal_units where open) as open,
    (select count(*)::int from persons) as persons, (select sum(amount)::int from entries) as paid,
    (select count(*)::int from changes where entity = 'deal') as changes, (select count(*)::int from units) as units`);
  expect(counted).toEqual({
    deals: SOLD * 2,
    open: SOLD * 1.75,
    persons: SOLD + BUYERS,
    paid: (SOLD * (SOLD + 1)) / 2,
    changes: SOLD,
    // ten of the apartments are units of the project already
    units: SOLD * 5 - 10,
  });
});
