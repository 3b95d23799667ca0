import type { Database } from '../server/src/db/client.ts';
import { sql } from '../server/src/db/sql.ts';
import { sumDeals } from '../server/src/features/ledger/index.ts';

/**
 * A deal on every fourth unit, with a price, a plan of six lines and six payments, of which every third is a cheque.
 * Every person has two deals. The units and persons are there, with ids that count from 1. One in five deals is a hold;
 * of the others, where `isVaried`, one in three is sold and one in ten cancelled.
 */
export async function fillDeals({ db }: Database, total: number, { isVaried = false } = {}): Promise<void> {
  const stage = isVaried
    ? sql`case when n % 5 = 0 then 'held' when n % 10 = 3 then 'cancelled' when n % 3 = 0 then 'sold' else 'reserved' end`
    : sql`case when n % 5 = 0 then 'held' else 'reserved' end`;
  const statements = [
    sql`insert into deals (stage, person_id, name, phone, reservation_no, sold_no, sold_at, due_text, due_amount,
        due_currency, currency, hold_until, ended_at, search)
      select stage, person.id, person.name, person.phone, n,
        case when stage = 'sold' then n end, case when stage = 'sold' then now() - n * interval '3 hours' end, '90000 USD',
        90000, 'USD', 'USD', case when stage = 'held' then now() + interval '1 day' end,
        case when stage = 'cancelled' then now() - interval '1 day' end, person.search
      from (select n, ${stage} as stage from generate_series(1, ${total}::int) n) as rows
      join persons person on person.id = (n - 1) / 2 + 1`,
    sql`insert into deal_units (deal_id, unit_id, open) select id, id * 4, stage <> 'cancelled' from deals`,
    sql`insert into entries (deal_id, kind, reason, amount, currency, on_day)
      select n, 'charge', 'price', 90000, 'USD', '2026-01-01' from generate_series(1, ${total}::int) n`,
    sql`insert into entries (deal_id, kind, amount, currency, method, on_day)
      select n % ${total}::int + 1, 'payment', 100, 'USD', case when n % 3 = 0 then 'cheque' else 'cash' end, '2026-01-01'
      from generate_series(1, ${total * 6}::int) n`,
    sql`insert into cheques (entry_id, bank, number, due_on, state_on, search)
      select id, 'Sahel', (700000 + id)::text, date '2026-01-01' + (id % 700), '2026-01-01', (700000 + id)::text || ' sahel'
      from entries where method = 'cheque'`,
    sql`insert into plan_lines (deal_id, due_on, amount)
      select deal.n, date '2026-01-01' + line.n * 90, 15000
      from generate_series(1, ${total}::int) as deal(n), generate_series(1, 6) as line(n)`,
  ];
  for (const statement of statements) await db.execute(statement);
  // as the server does within the hour
  await sumDeals(db);
}
