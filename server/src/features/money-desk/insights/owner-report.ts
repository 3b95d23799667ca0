import type { OwnerReport } from '@diyar/contract/month-report';
import { sumsByCurrency } from '@diyar/contract/rules/ledger';
import { stockByProject } from '@diyar/contract/rules/stock-totals';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { monthReports } from '../../../db/schema.ts';
import { companyDay } from '../../ledger/index.ts';
import { listAgeing } from '../ageing.ts';
import { readAhead } from '../ahead.ts';
import { sumFigures } from '../desk.ts';
import { listDrawers } from '../drawers.ts';
import { dealsThatOwe } from '../scope.ts';
import { readLeads } from './leads.ts';
import { periodOf, readDiscounts, readPrices, readSales } from './sales.ts';
import { readStock } from './stock.ts';

/** What the owner's page says of a month, to be kept with it. One after the other: a transaction has one connection. */
async function ownerReport(tx: Tx, actor: Actor, month: string): Promise<OwnerReport> {
  const db: Db = tx;
  const query = { period: month, buildingId: null };
  const { year } = periodOf(query);
  const { totals } = await sumFigures(db, await dealsThatOwe(db, actor), companyDay());
  const prices = await readPrices(db, query);
  const last = prices.quarters.at(-1)?.key;
  const drawers = await listDrawers(db, actor, { buildingId: null, ...year, page: 1, size: 1 });
  return {
    on: companyDay(),
    sales: await readSales(db, query),
    stock: { rows: stockByProject((await readStock(db, query)).rows) },
    prices: { ...prices, rows: prices.rows.filter(({ quarter }) => quarter === last) },
    discounts: await readDiscounts(db, query),
    leads: await readLeads(db, query),
    ahead: await readAhead(db, actor, { buildingId: null }),
    ageing: (
      await listAgeing(db, actor, {
        ...{ by: 'deal', of: 'late', sort: '-late', buildingId: null, q: '', page: 1, size: 1 },
      })
    ).totals,
    cheques: { cameBack: drawers.cameBack, presented: drawers.presented },
    toGiveBack: sumsByCurrency(
      totals.flatMap(({ currency, toGiveBack }) =>
        toGiveBack > 0 ? [{ currency, amount: toGiveBack }] : [],
      ),
    ),
  };
}

/** With the report of the month, which is stored already. */
export async function keepOwnerReport(tx: Tx, actor: Actor, month: string): Promise<void> {
  const owner = await ownerReport(tx, actor, month);
  await tx
    .update(monthReports)
    .set({ data: sql`${monthReports.data} || ${JSON.stringify({ owner })}::jsonb` })
    .where(eq(monthReports.month, `${month}-01`));
}
