import { isExact } from '@diyar/contract/ledger';
import { AMOUNT_MAX } from '@diyar/contract/limits';
import type { AmountCurrency } from '@diyar/contract/rules/amounts';
import { readAmount } from '@diyar/contract/rules/balance';
import type { DealId } from '@diyar/contract/rules/ids';
import { isReceived } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { openDay } from './days.ts';
import { balanceOfDeal, dayOfDeal, readMoney } from './deal.ts';
import { activeEntries, insertEntry, nameCurrency } from './write.ts';

const fits = (amount: number | null, currency: Currency): amount is number =>
  amount !== null && amount <= AMOUNT_MAX && isExact(amount, currency);

const known = (currency: AmountCurrency | null): Currency | null =>
  currency === 'Unknown' ? null : currency;

/**
 * The typed amounts of an older version as entries. The number that was stored counts; where it would be read
 * differently today, the deal waits for somebody to confirm it. Nothing is changed silently.
 */
export async function importTexts(tx: Tx, dealId: DealId): Promise<void> {
  const { deal } = await readMoney(tx, dealId);
  const onDay = await openDay(tx, dayOfDeal(deal));
  const read = readAmount(deal.dueText);
  const stored = { amount: deal.dueAmount, currency: known(deal.dueCurrency) };
  const currency = stored.currency;
  const isPriced = currency !== null && fits(stored.amount, currency);
  const isReadDifferently =
    deal.dueText !== '' && (read.amount !== stored.amount || known(read.currency) !== stored.currency);
  const isTooLarge = stored.amount !== null && currency !== null && !isPriced;
  await tx
    .update(deals)
    .set({
      amounts: isReadDifferently || isTooLarge ? 'toConfirm' : null,
      ...(isTooLarge && { dueAmount: null }),
    })
    .where(eq(deals.id, dealId));
  await nameCurrency(tx, deal, isPriced ? currency : null);
  if (isPriced && stored.amount !== null && stored.amount > 0)
    await insertEntry(tx, null, dealId, {
      kind: 'charge',
      reason: 'price',
      onDay,
      amount: stored.amount,
      currency,
    });
  const hasPayments = (await activeEntries(tx, dealId)).some(({ kind }) => isReceived(kind));
  const paidCurrency = known(deal.paidCurrency) ?? currency;
  if (!hasPayments && deal.paidAmount && paidCurrency && fits(deal.paidAmount, paidCurrency))
    await insertEntry(tx, null, dealId, {
      kind: 'stated',
      onDay,
      amount: deal.paidAmount,
      currency: paidCurrency,
    });
  if (!deal.markedFullyPaid) return;
  const balance = balanceOfDeal(await readMoney(tx, dealId));
  if (balance && balance.outstanding > 0)
    await insertEntry(tx, null, dealId, {
      kind: 'writeOff',
      reason: 'rest',
      onDay,
      amount: balance.outstanding,
      currency: balance.currency,
    });
}

/** The texts that the migration left; those of deals that have ended wait until one is opened again. */
export const importAllTexts = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ledger.import-texts'))`);
    const unread = await tx
      .select({ id: deals.id })
      .from(deals)
      .where(
        and(
          eq(deals.amounts, 'unread'),
          isNull(deals.deletedAt),
          inArray(deals.stage, ['held', 'reserved', 'sold']),
        ),
      )
      .orderBy(asc(deals.id));
    for (const { id } of unread) await importTexts(tx, id);
  });
