import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { freshDatabase, quiet } from '../../testing/test-database.ts';
import { databaseAt } from '../../testing/upgrade/old-database.ts';
import { companyDay } from './days.ts';
import { COUNTED_BY, sumDeals, wrongSums } from './deal-sums.ts';
import { dealFigures } from './figures.ts';

const DEALS = 6;
let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await database.db.execute(
    sql`insert into deals (stage, currency) select 'reserved', 'USD' from generate_series(1, ${DEALS}::int)`,
  );
  await database.db.execute(sql`insert into entries (deal_id, kind, reason, amount, currency, on_day)
    select id, 'charge', 'price', 1000, 'USD', '2026-01-01' from deals`);
});
afterAll(() => database.close());

const pay = (
  dealId: number,
  amount: number,
) => sql`insert into entries (deal_id, kind, amount, currency, method, on_day)
  values (${dealId}, 'payment', ${amount}, 'USD', 'cash', '2026-01-02')`;

type Read = { paid: number; counted: number; stored: boolean };
/** In one statement: what the figures say, and the entries themselves. */
async function read(dealId: number): Promise<Read | undefined> {
  const { rows } = await database.db.execute<Read>(sql`
    ${dealFigures(sql`"deals"."id" = ${dealId}`, companyDay())}
    select paid::float8 as paid, (select coalesce(sum(amount), 0)::float8 from entries
      where deal_id = figures.id and kind = 'payment' and voided_at is null) as counted,
      exists (select from deal_sums where deal_id = figures.id and counted_by = ${COUNTED_BY}) as stored
    from figures`);
  return rows[0];
}

test('what is being written is not counted before it is there, and is at once when it is', async () => {
  await sumDeals(database.db);
  await database.db.transaction(async (tx) => {
    await tx.execute(pay(1, 10));
    // another deal that is to be counted again is not held up by this one
    await database.db.execute(pay(2, 20));
    expect(await sumDeals(database.db)).toBe(1);
    expect(await read(1)).toEqual({ paid: 0, counted: 0, stored: true });
  });
  expect(await read(1)).toEqual({ paid: 10, counted: 10, stored: false });
  expect(await read(2)).toEqual({ paid: 20, counted: 20, stored: true });
  // a second write to a deal that is to be counted already locks it as well
  await database.db.transaction(async (tx) => {
    await tx.execute(pay(1, 1));
    expect(await sumDeals(database.db)).toBe(0);
  });
  expect(await sumDeals(database.db)).toBe(1);
  expect(await read(1)).toEqual({ paid: 11, counted: 11, stored: true });
});

test('a write that is taken back leaves what is stored', async () => {
  await sumDeals(database.db);
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(pay(3, 10));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await read(3)).toEqual({ paid: 0, counted: 0, stored: true });
});

test('many write and count at once: no reader ever sees a sum that is not that of the entries', async () => {
  const ROUNDS = process.env.LONG ? 400 : 60;
  let isOver = false;
  const seen = { stored: 0, counted: 0 };
  const dealOf = (n: number) => (n % DEALS) + 1;
  const writer = async (start: number) => {
    for (let n = start; n < start + ROUNDS; n++)
      await database.db.transaction(async (tx) => {
        await tx.execute(pay(dealOf(n), 1));
        if (n % 3 === 0) await tx.execute(sql`select pg_sleep(0.002)`);
        await tx.execute(sql`update entries set voided_at = now(), voided_on = '2026-01-03' where id =
          (select min(id) from entries where deal_id = ${dealOf(n)} and kind = 'payment' and voided_at is null)`);
        if (n % 2 === 0) await tx.execute(pay(dealOf(n), 2));
      });
  };
  const counter = async () => {
    while (!isOver) await sumDeals(database.db);
  };
  const reader = async () => {
    for (let n = 0; !isOver; n++) {
      const found = await read(dealOf(n));
      expect(found?.paid).toBe(found?.counted);
      seen[found?.stored ? 'stored' : 'counted']++;
    }
  };
  const beside = Promise.all([counter(), counter(), reader(), reader()]);
  // of one deal one at a time, as the calls do it; each begins at another
  await Promise.all([writer(0), writer(2), writer(4)]).finally(() => {
    isOver = true;
  });
  await beside;
  await sumDeals(database.db);
  expect(await wrongSums(database.db)).toEqual({ wrong: [], missing: 0 });
  expect(Math.min(seen.stored, seen.counted)).toBeGreaterThan(0);
});

test('a database of an earlier version gets a row for each deal, and its sums', async () => {
  const url = await databaseAt(53, async (query) => {
    await query(
      `insert into deals (id, stage, currency) values (1, 'reserved', 'USD'), (2, 'reserved', null)`,
    );
    await query(`insert into entries (deal_id, kind, amount, currency, method, on_day)
      values (1, 'payment', 70, 'USD', 'cash', '2026-01-01'), (2, 'payment', 30, 'USD', 'cash', '2026-01-01')`);
  });
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '.', log: quiet });
  onTestFinished(close);
  const rows = async () =>
    (
      await db.execute(sql`select deal_id as deal, counted_by as by, paid::float8 as paid, without_rate as "withoutRate"
      from deal_sums order by 1`)
    ).rows;
  expect(await rows()).toEqual([
    { deal: 1, by: null, paid: 0, withoutRate: 0 },
    { deal: 2, by: null, paid: 0, withoutRate: 0 },
  ]);
  expect(await sumDeals(db)).toBe(2);
  expect(await rows()).toEqual([
    { deal: 1, by: COUNTED_BY, paid: 70, withoutRate: 0 },
    { deal: 2, by: COUNTED_BY, paid: 0, withoutRate: 1 },
  ]);
});
