import { issue } from '@diyar/contract/field-issues';
import { isExact } from '@diyar/contract/ledger';
import { AMOUNT_MAX } from '@diyar/contract/limits';
import { readAmount } from '@diyar/contract/rules/balance';
import type { DealId } from '@diyar/contract/rules/ids';
import { isReceived } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { amountsOf } from './amounts.ts';
import { companyDay, invalidField, openDay } from './days.ts';
import { balanceOfDeal, dayOfDeal, readMoney } from './deal.ts';
import { settleLedger } from './settle.ts';
import {
  activeEntries,
  type EntryRow,
  insertEntry,
  isInClosedMonth,
  nameCurrency,
  VOIDED_BY,
  voidEntries,
} from './write.ts';

const knownCurrency = (currency: string): Currency | null =>
  currency === 'Unknown' ? null : (currency as Currency);

const sum = (list: readonly EntryRow[], currency: Currency) =>
  list
    .filter((entry) => entry.currency === currency)
    .reduce((total, { amount }) => total + toMinor(amount, currency), 0);

function requireRepresentable(amount: number, currency: Currency, field: string): void {
  if (amount > AMOUNT_MAX) throw invalidField([field], issue('max', AMOUNT_MAX));
  if (!isExact(amount, currency)) throw invalidField([field], issue('tooManyDecimals', decimalsOf(currency)));
}

/**
 * A typed price. It acts only when its reading differs from the present one, because clients repeat whole forms: then
 * the price charges are void and one is written, so that charges less discounts are what was typed.
 */
export async function typeDue(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  text: string,
  field = 'dueAmountStr',
): Promise<void> {
  const money = await readMoney(tx, dealId);
  const { deal } = money;
  if (text === deal.dueText) return;
  const read = readAmount(text);
  const isSame = read.amount === deal.dueAmount && read.currency === (deal.dueCurrency ?? 'Unknown');
  const dueCurrency = text === '' ? null : read.currency;
  if (isSame && deal.amounts === null) {
    await tx.update(deals).set({ dueText: text, dueCurrency }).where(eq(deals.id, dealId));
    return;
  }
  const currency = read.amount === null ? null : knownCurrency(read.currency);
  if (currency !== null && read.amount !== null) requireRepresentable(read.amount, currency, field);
  const active = await activeEntries(tx, dealId);
  // what counts in a closed month counts there in its currency
  const isFixed =
    active.some(({ kind }) => kind !== 'charge' && kind !== 'stated') || (await isInClosedMonth(tx, dealId));
  if (isFixed && deal.currency !== null && currency !== null && currency !== deal.currency)
    throw new AppError('currencyFixed');
  const prices = active.filter(({ reason }) => reason === 'price');
  await voidEntries(
    tx,
    actor,
    prices.map(({ id }) => id),
    VOIDED_BY.priceChanged,
  );
  if (currency !== null && read.amount !== null) {
    const fees = active.filter(({ kind, reason }) => kind === 'charge' && reason !== 'price');
    const discounts = active.filter(({ kind }) => kind === 'discount');
    const price = toMinor(read.amount, currency) + sum(discounts, currency) - sum(fees, currency);
    if (price < 0) throw invalidField([field], issue('min', fromMinor(sum(fees, currency), currency)));
    if (price > 0)
      await insertEntry(tx, actor, dealId, {
        kind: 'charge',
        reason: 'price',
        onDay: await openDay(tx, prices[0]?.onDay ?? dayOfDeal(deal)),
        amount: fromMinor(price, currency),
        currency,
        unitId: prices[0]?.unitId,
      });
  }
  await tx
    .update(deals)
    .set({
      dueText: text,
      dueAmount: read.amount,
      dueCurrency,
      amounts: null,
    })
    .where(eq(deals.id, dealId));
  await nameCurrency(tx, deal, currency ?? (isFixed ? deal.currency : null));
  // a stated sum without a currency of its own follows the price's
  const stated = active.filter(({ kind }) => kind === 'stated');
  if (currency !== null && currency !== deal.currency && !isFixed) {
    await voidEntries(
      tx,
      actor,
      stated.map(({ id }) => id),
      VOIDED_BY.priceChanged,
    );
    await writeStated(tx, actor, dealId, await openDay(tx, stated[0]?.onDay ?? null));
  }
  await settleLedger(tx, actor, money);
}

/**
 * A typed 'paid' is what somebody said was paid, without a receipt. Once a payment is recorded, what is paid follows
 * from the payments, and a text that says otherwise is refused.
 */
export async function typePaid(tx: Tx, actor: Actor | null, dealId: DealId, text: string): Promise<void> {
  const money = await readMoney(tx, dealId);
  const { deal } = money;
  const active = await activeEntries(tx, dealId);
  const read = readAmount(text);
  if (active.some(({ kind }) => isReceived(kind))) {
    const { paid } = amountsOf(money, { seesMoney: true });
    const isRepeated = read.amount === null || read.amount === paid.amount || text === deal.paidText;
    if (!isRepeated) throw new AppError('paidByEntries');
    return;
  }
  if (text === deal.paidText) return;
  await voidEntries(
    tx,
    actor,
    active.flatMap(({ id, kind }) => (kind === 'stated' ? [id] : [])),
    VOIDED_BY.priceChanged,
  );
  await tx
    .update(deals)
    .set({ paidText: text, paidAmount: read.amount, paidCurrency: text === '' ? null : read.currency })
    .where(eq(deals.id, dealId));
  await writeStated(tx, actor, dealId, companyDay());
  await settleLedger(tx, actor, money);
}

/** The stated sum as an entry. Without a currency of its own it has the deal's; without either it waits for one. */
export async function writeStated(tx: Tx, actor: Actor | null, dealId: DealId, onDay: string): Promise<void> {
  const { deal } = await readMoney(tx, dealId);
  const currency = knownCurrency(deal.paidCurrency ?? 'Unknown') ?? deal.currency;
  if (!deal.paidAmount || currency === null) return;
  requireRepresentable(deal.paidAmount, currency, 'paidAmountStr');
  await insertEntry(tx, actor, dealId, { kind: 'stated', onDay, amount: deal.paidAmount, currency });
}

/** The mark 'fully paid' writes off what is still owed; taking it back voids that. */
export async function mark(tx: Tx, actor: Actor | null, dealId: DealId, isPaid: boolean): Promise<void> {
  const money = await readMoney(tx, dealId);
  const { deal } = money;
  const balance = balanceOfDeal(money);
  const wasPaid =
    deal.markedFullyPaid || (balance !== null && balance.charges > 0 && balance.outstanding === 0);
  if (wasPaid === isPaid) return;
  await tx.update(deals).set({ markedFullyPaid: isPaid }).where(eq(deals.id, dealId));
  if (isPaid && balance && balance.outstanding > 0)
    await insertEntry(tx, actor, dealId, {
      kind: 'writeOff',
      reason: 'rest',
      onDay: companyDay(),
      amount: balance.outstanding,
      currency: balance.currency,
    });
  if (!isPaid) await takeBackMark(tx, actor, dealId);
}

export async function takeBackMark(tx: Tx, actor: Actor | null, dealId: DealId): Promise<void> {
  const rests = (await activeEntries(tx, dealId)).filter(({ reason }) => reason === 'rest');
  await voidEntries(
    tx,
    actor,
    rests.map(({ id }) => id),
    VOIDED_BY.unmarked,
  );
  await tx.update(deals).set({ markedFullyPaid: false }).where(eq(deals.id, dealId));
}
