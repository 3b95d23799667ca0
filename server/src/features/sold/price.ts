import { type Currency, firstCurrency, usualCurrency } from '@diyar/contract/rules/money';
import type { SoldInput } from '@diyar/contract/sold';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { deals, units } from '../../db/schema.ts';
import { type DealRow, unitIdsOf } from '../deals/index.ts';
import { typeDue } from '../ledger/index.ts';
import { isLive } from '../units/index.ts';

/** Of a price that names none: the deal's, the first unit's, what most prices of its project are in; else the company's first. */
async function currencyFor(tx: Tx, deal: DealRow): Promise<Currency> {
  if (deal.currency !== null) return deal.currency;
  const [first] = await unitIdsOf(tx, deal.id);
  if (first === undefined) return firstCurrency();
  const ofUnit = tx.select({ id: units.projectId }).from(units).where(eq(units.id, first));
  const priced = await tx
    .select({ id: units.id, price: units.price, currency: units.currency })
    .from(units)
    .where(and(inArray(units.projectId, ofUnit), isLive));
  const own = priced.find(({ id, price }) => id === first && price !== null)?.currency;
  return own ?? usualCurrency(priced) ?? firstCurrency();
}

/** Without a price the deal owes what it owed before. */
export async function typePrice(
  tx: Tx,
  actor: Actor | null,
  deal: DealRow,
  { price, currency }: SoldInput,
): Promise<DealRow> {
  if (price === null) return deal;
  await typeDue(tx, actor, deal.id, `${price} ${currency ?? (await currencyFor(tx, deal))}`, 'price');
  const [priced] = await tx.select().from(deals).where(eq(deals.id, deal.id));
  return priced ?? deal;
}
