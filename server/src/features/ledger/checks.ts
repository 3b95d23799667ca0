import { issue } from '@diyar/contract/field-issues';
import type { EntryInput } from '@diyar/contract/ledger';
import { PAYMENTS_MAX } from '@diyar/contract/limits';
import type { DealId } from '@diyar/contract/rules/ids';
import {
  apartOf,
  countedAt,
  type EntryKind,
  givenBackBeyond,
  isEffective,
  isReceived,
  needsWhy,
} from '@diyar/contract/rules/ledger';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { cheques, entries } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { invalidField, requireOpenDay } from './days.ts';
import { balanceOfDeal, type DealMoney, isEnded } from './deal.ts';

/** A ledger has an end, so that a screen can show it. */
export async function requireRoom(tx: Tx, dealId: DealId, more: number, field: string): Promise<void> {
  const [lines] = await tx.select({ total: count() }).from(entries).where(eq(entries.dealId, dealId));
  const room = PAYMENTS_MAX - (lines?.total ?? 0);
  if (more > room) throw invalidField([field], issue('tooMany', Math.max(0, room)));
}

/** A cheque is entered once: the same number of the same bank is a slip. */
export async function requireNewCheque(
  tx: Tx,
  bank: string,
  number: string,
  path: (string | number)[],
): Promise<void> {
  const [known] = await tx
    .select({ id: cheques.entryId })
    .from(cheques)
    .innerJoin(entries, and(eq(entries.id, cheques.entryId), isNull(entries.voidedAt)))
    .where(
      and(
        eq(cheques.number, number),
        sql`lower(${cheques.bank}) = lower(${bank})`,
        inArray(cheques.state, ['drawer', 'deposited', 'cleared', 'returned', 'endorsed']),
      ),
    )
    .limit(1);
  if (known) throw invalidField(path, 'chequeKnown');
}

/**
 * What was received, less what was given back and, of a cancelled deal, less the forfeit, in the deal's currency: a
 * stated sum is nothing that can be given back.
 */
export function leftToGiveBack(money: Pick<DealMoney, 'deal' | 'lines'>): number {
  const { deal, lines } = money;
  const { currency } = deal;
  if (currency === null) return 0;
  const counted = (isOf: (kind: EntryKind) => boolean) =>
    lines
      .filter((line) => isOf(line.kind) && isEffective(line))
      .reduce((sum, { countsFor }) => sum + toMinor(countsFor ?? 0, currency), 0);
  const forfeit = isEnded(deal) ? counted((kind) => kind === 'charge') : 0;
  const givenBack = counted((kind) => kind === 'refund');
  return fromMinor(Math.max(0, counted(isReceived) - givenBack - forfeit), currency);
}

/** Whatever was written: it left no more given back than was received, or no more than before. */
export function requireCovered(
  before: Pick<DealMoney, 'deal' | 'lines'>,
  after: Pick<DealMoney, 'deal' | 'lines'>,
): void {
  const known = beyondOf(before);
  for (const { currency, amount } of beyondOf(after)) {
    const was = known.find((one) => one.currency === currency)?.amount ?? 0;
    if (toMinor(amount, currency) > toMinor(was, currency)) throw new AppError('givenBackMore');
  }
}

export const beyondOf = ({ deal, lines }: Pick<DealMoney, 'deal' | 'lines'>) =>
  givenBackBeyond(lines, deal.currency, isEnded(deal));

function requireAtMost(
  amount: number,
  limit: number,
  currency: Currency,
  code: 'moreThanReceived' | 'moreThanOwed',
) {
  if (toMinor(amount, currency) > toMinor(limit, currency))
    throw invalidField(['amount'], issue(code, limit));
}

function checkRefund(money: DealMoney, entry: EntryInput): void {
  const { currency } = money.deal;
  const counted =
    entry.currency === currency
      ? entry.amount
      : (entry.countsFor ??
        (entry.rate === null || currency === null
          ? null
          : countedAt(entry.amount, entry.currency, currency, entry.rate)));
  if (counted !== null && currency !== null)
    requireAtMost(counted, leftToGiveBack(money), currency, 'moreThanReceived');
  else {
    // money that never counted goes back as it came
    const apart = apartOf(money.lines, currency).uncounted.find((one) => one.currency === entry.currency);
    requireAtMost(entry.amount, Math.max(0, apart?.amount ?? 0), entry.currency, 'moreThanReceived');
  }
}

/** What a ledger does not take; the deal is locked. */
export async function checkEntry(tx: Tx, money: DealMoney, entry: EntryInput): Promise<void> {
  const { deal } = money;
  const { kind } = entry;
  const isForfeit = entry.reason === 'forfeit';
  await requireOpenDay(tx, entry.on);
  if (deal.stage === 'expired') throw new AppError('dealEnded');
  // what is left to do with a cancelled deal is to settle what was received
  if (isEnded(deal) && kind !== 'refund' && !(kind === 'charge' && isForfeit))
    throw new AppError('dealEnded');
  if (isForfeit && !isEnded(deal)) throw invalidField(['reason'], 'invalidChoice');
  const isOfPrice = kind === 'charge' || kind === 'discount' || kind === 'writeOff';
  if (isOfPrice && entry.currency !== deal.currency && !(kind === 'charge' && deal.currency === null))
    throw invalidField(['currency'], 'invalidChoice');
  const balance = balanceOfDeal(money);
  if (balance && isForfeit)
    requireAtMost(entry.amount, balance.overpaid, balance.currency, 'moreThanReceived');
  if (needsWhy(kind)) {
    if (!balance) throw invalidField(['amount'], issue('moreThanOwed', 0));
    requireAtMost(entry.amount, balance.outstanding, balance.currency, 'moreThanOwed');
  }
  if (kind === 'refund') checkRefund(money, entry);
  if (kind === 'payment' && entry.method === 'cheque')
    await requireNewCheque(tx, entry.bank, entry.chequeNumber, ['chequeNumber']);
}
