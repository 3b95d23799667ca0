import { createHash } from 'node:crypto';
import { dealId } from '@diyar/contract/rules/ids';
import { inArray, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { companyDay } from './days.ts';
import { COUNTED_BY, sumDeals, sumsOf, wrongSums } from './deal-sums.ts';
import { dealFigures } from './figures.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const run = (statement: string) => database.db.execute(sql.raw(statement));

beforeEach(async () => {
  await run('truncate deals restart identity cascade');
  await run(`insert into deals (id, stage, currency) values (1, 'reserved', 'USD'), (2, 'reserved', 'USD')`);
  await run(`insert into entries (id, deal_id, kind, reason, amount, currency, method, on_day) values
    (1, 1, 'charge', 'price', 1000, 'USD', null, '2026-01-01'), (2, 1, 'payment', '', 100, 'USD', 'cash', '2026-01-02'),
    (3, 1, 'payment', '', 300, 'USD', 'cheque', '2026-01-03'), (4, 1, 'payment', '', 400, 'ILS', 'cash', '2026-01-04'),
    (5, 1, 'refund', '', 10, 'USD', 'cash', '2026-01-05'), (6, 1, 'payment', '', 50, 'USD', 'cheque', '2026-01-06'),
    (7, 2, 'charge', 'price', 500, 'USD', null, '2026-01-01')`);
  await run(
    `insert into cheques (entry_id, due_on, state, state_on) values (3, '2026-02-01', 'drawer', '2026-01-03')`,
  );
  await run(`insert into entry_rates (id, entry_id, counts_for, on_day) values (1, 4, 120, '2026-01-04')`);
  await run(`insert into plan_lines (id, deal_id, due_on, amount) values (1, 1, '2026-01-10', 1000)`);
});

/** As the desk reads them. */
async function figures(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.db.execute<Record<string, unknown>>(sql`
    ${dealFigures(inArray(deals.id, [dealId(1), dealId(2)]), companyDay())}
    select id, charges::float8, discounts::float8, written_off::float8, paid::float8, refunded::float8, received::float8,
      without_rate, bounced::float8, has_plan, last_refund_on::text, overdue::float8 from figures order by id`);
  return rows;
}
const stored = async () =>
  (
    await database.db.execute<{ id: number }>(
      sql`select deal_id as id from deal_sums where counted_by = ${COUNTED_BY} order by 1`,
    )
  ).rows.map(({ id }) => id);

const first = {
  charges: 1000,
  paid: 270,
  received: 270,
  refunded: 10,
  without_rate: 0,
  bounced: 0,
  has_plan: true,
};

/** Typed into the database by hand, and what the desk says at once. */
const BY_HAND: [statement: string, deal: Record<string, unknown>][] = [
  [
    `insert into entries (id, deal_id, kind, amount, currency, method, on_day) values (9, 1, 'payment', 5, 'USD', 'cash', '2026-02-01')`,
    { paid: 275 },
  ],
  ['update entries set amount = 2000 where id = 1', { charges: 2000 }],
  [`update entries set kind = 'discount' where id = 1`, { charges: 0, discounts: 1000 }],
  [`update entries set currency = 'ILS' where id = 2`, { paid: 170, without_rate: 1 }],
  [`update entries set on_day = '2026-03-05' where id = 5`, { last_refund_on: '2026-03-05' }],
  [`update entries set voided_at = now(), voided_on = '2026-02-01' where id = 2`, { paid: 170 }],
  [
    'update entries set voided_at = null, voided_on = null, amount = amount + 1 where id in (2, 6)',
    { paid: 272 },
  ],
  ['delete from entries where id = 6', { paid: 220 }],
  ['update entries set deal_id = 2 where id = 2', { paid: 170 }],
  [
    `insert into cheques (entry_id, due_on, state, state_on) values (6, '2026-02-01', 'drawer', '2026-01-03')`,
    { paid: 220 },
  ],
  [`update cheques set state = 'cleared' where entry_id = 3`, { paid: 570 }],
  [`update cheques set state = 'returned' where entry_id = 3`, { paid: 270, bounced: 300 }],
  ['update cheques set entry_id = 6 where entry_id = 3', { paid: 520 }],
  ['delete from cheques where entry_id = 3', { paid: 570 }],
  [
    `insert into cheques (entry_id, due_on, state_on) values (3, '2026-02-01', '2026-02-01')
    on conflict (entry_id) do update set state = 'endorsed'`,
    { paid: 570 },
  ],
  ['truncate cheque_steps, cheques', { paid: 570 }],
  [`update entry_rates set voided_at = now()`, { paid: 150, without_rate: 1 }],
  ['update entry_rates set counts_for = 121', { paid: 271 }],
  ['delete from entry_rates', { paid: 150, without_rate: 1 }],
  ['truncate entry_rates', { paid: 150, without_rate: 1 }],
  [
    `with ended as (delete from entry_rates returning entry_id) update entries set amount = 401 from ended where id = entry_id`,
    { paid: 150 },
  ],
  ['delete from plan_lines', { has_plan: false }],
  ['update plan_lines set deal_id = 2', { has_plan: false }],
  ['truncate plan_lines', { has_plan: false }],
  [`update deals set currency = 'ILS' where id = 1`, { charges: 0, paid: 400, without_rate: 4 }],
  ['update deals set currency = null where id = 1', { charges: 0, paid: 0, without_rate: 5 }],
];

test.each(BY_HAND)('%s: the desk says so at once, and what is stored is right', async (statement, deal) => {
  expect(await sumDeals(database.db)).toBe(2);
  expect((await figures())[0]).toMatchObject(first);
  await run(statement);
  const now = await figures();
  expect(now[0]).toMatchObject(deal);
  // without any stored row
  await run('update deal_sums set counted_by = null');
  expect(await figures()).toEqual(now);
  await sumDeals(database.db);
  expect(await stored()).toEqual([1, 2]);
  expect(await figures()).toEqual(now);
  expect(await wrongSums(database.db)).toEqual({ wrong: [], missing: 0 });
});

test('an entry that moves changes both deals', async () => {
  await sumDeals(database.db);
  await run('update entries set deal_id = 2 where id = 2');
  expect(await figures()).toMatchObject([{ paid: 170 }, { paid: 100 }]);
  expect(await stored()).toEqual([]);
});

test('what is not summed leaves the sums as they are', async () => {
  await sumDeals(database.db);
  await run(`update entries set note = 'x', closed_month = '2026-01-01', amount = amount`);
  await run(`update cheques set due_on = '2027-01-01', bank = 'x'`);
  await run('update plan_lines set amount = 900');
  await run(`update deals set name = 'x', stage = 'cancelled', ended_at = now()`);
  expect(await stored()).toEqual([1, 2]);
});

test('a deal has a row from its beginning, and none after its end; without one its figures are right all the same', async () => {
  await run(`insert into deals (id, stage) values (3, 'reserved'), (4, 'reserved')`);
  const { rows } = await run('select deal_id from deal_sums order by 1');
  expect(rows).toHaveLength(4);
  await run('delete from deals where id in (3, 4)');
  const before = await figures();
  await run('delete from deal_sums');
  expect(await figures()).toEqual(before);
  expect(await wrongSums(database.db)).toEqual({ wrong: [], missing: 2 });
  // any write brings it back
  await run('update entries set amount = 1 where id = 2');
  expect(await sumDeals(database.db)).toBe(1);
});

test('rows of another rule count for nothing, and are counted again', async () => {
  await sumDeals(database.db);
  const right = await figures();
  await run(`update deal_sums set counted_by = ${COUNTED_BY + 1}, charges = 7`);
  expect(await figures()).toEqual(right);
  expect(await sumDeals(database.db)).toBe(2);
  expect(await figures()).toEqual(right);
});

/** Whoever changes what is counted raises COUNTED_BY, and writes both here. */
test('a change of the rule raises its number', () => {
  const { sql: text } = new PgDialect().sqlToQuery(sumsOf(sql`deal`));
  const digest = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 12);
  expect([COUNTED_BY, digest]).toEqual([1, 'd3d1bab73ee3']);
});
