import type { OwnerReport } from '@diyar/contract/month-report';
import { sumsByCurrency } from '@diyar/contract/rules/ledger';
import type { Actor } from '../../../actor.ts';
import type { Db, Tx } from '../../../db/client.ts';
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
export async function ownerReport(tx: Tx, actor: Actor, month: string): Promise<OwnerReport> {
  const db: Db = tx;
  const query = { period: month, buildingId: null };
  const { year } = periodOf(query);
  const { totals } = await sumFigures(db, await dealsThatOwe(db, actor), companyDay());
  const drawers = await listDrawers(db, actor, { buildingId: null, ...year, page: 1, size: 1 });
  return {
    on: companyDay(),
    sales: await readSales(db, query),
    stock: await readStock(db, query),
    prices: await readPrices(db, query),
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
