import type { CurrencyUse } from '@diyar/contract/place';
import { type Currency, inOrder } from '@diyar/contract/rules/money';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';

/** What is stored in each currency, also in the trash: it comes back with its currency. */
export async function readUse(db: Db | Tx): Promise<CurrencyUse[]> {
  const { rows } = await db.execute<CurrencyUse>(sql`
    select currency, count(*) filter (where kind = 'price')::int as prices,
      count(*) filter (where kind = 'deal')::int as deals, count(*) filter (where kind = 'quote')::int as quotes,
      count(*) filter (where kind = 'entry')::int as entries
    from (
      select currency, 'price' as kind from units
      union all select currency, 'deal' from deals
      union all select nullif(due_currency, 'Unknown'), 'deal' from deals where currency is null
      union all select nullif(paid_currency, 'Unknown'), 'entry' from deals
      union all select currency, 'quote' from quotes
      union all select currency, 'entry' from entries
    ) stored where currency is not null group by currency`);
  return inOrder(rows.map((row) => row.currency as Currency)).flatMap((code) =>
    rows.filter(({ currency }) => currency === code),
  );
}

export const amountsIn = ({ prices, deals, quotes, entries }: CurrencyUse): number =>
  prices + deals + quotes + entries;
