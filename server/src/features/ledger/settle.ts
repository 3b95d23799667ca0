import type { DealId } from '@diyar/contract/rules/ids';
import { fromMinor, toMinor } from '@diyar/contract/rules/money';
import { fitPlan, planTotal } from '@diyar/contract/rules/plans';
import { DAY_OF_STAGE_LINES, type WrittenLine, writtenLine } from '@diyar/contract/rules/stages';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { deals, planLines } from '../../db/schema.ts';
import { requireCovered } from './checks.ts';
import { openDay } from './days.ts';
import { balanceOfDeal, type DealMoney, isEnded, readMoney } from './deal.ts';
import { sumAtEnd } from './deal-sums.ts';
import { activeEntries, insertEntry, VOIDED_BY, voidEntries } from './write.ts';

/** The mark 'fully paid' wrote off the rest; money that comes afterwards shrinks that first. Whether anything was written. */
async function shrinkRest(tx: Tx, actor: Actor | null, money: DealMoney): Promise<boolean> {
  const { deal } = money;
  const balance = balanceOfDeal(money);
  if (!balance || balance.overpaid === 0) return false;
  const rests = (await activeEntries(tx, deal.id)).filter(({ reason }) => reason === 'rest');
  if (rests.length === 0) return false;
  const { currency } = balance;
  const written = rests.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);
  const left = written - Math.min(written, toMinor(balance.overpaid, currency));
  await voidEntries(
    tx,
    actor,
    rests.map(({ id }) => id),
    VOIDED_BY.paid,
  );
  if (left > 0)
    await insertEntry(tx, actor, deal.id, {
      kind: 'writeOff',
      reason: 'rest',
      onDay: await openDay(tx, rests[0]?.onDay ?? null),
      amount: fromMinor(left, currency),
      currency,
      replaces: rests[0]?.id,
    });
  return true;
}

/** Stored in the order of their days, or as they come where one follows a stage; the last takes every difference. */
export async function writePlan(tx: Tx, dealId: DealId, lines: readonly WrittenLine[]): Promise<void> {
  await tx.delete(planLines).where(eq(planLines.dealId, dealId));
  if (lines.length === 0) return;
  const stored = lines.some(({ stageId }) => stageId !== undefined)
    ? lines
    : lines.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  await tx.insert(planLines).values(
    stored.map(({ dueOn, amount, label, stageId = null, daysAfter = 0 }, position) => ({
      ...{ dealId, amount, label, position, stageId },
      dueOn: stageId === null ? (dueOn ?? DAY_OF_STAGE_LINES) : DAY_OF_STAGE_LINES,
      daysAfter: stageId === null ? null : daysAfter,
    })),
  );
}

/** What is to be paid: charges less discounts. */
export function toPay(money: Pick<DealMoney, 'deal' | 'lines'>): number {
  const balance = balanceOfDeal(money);
  if (!balance) return 0;
  const { currency, charges, discounts } = balance;
  return fromMinor(toMinor(charges, currency) - toMinor(discounts, currency), currency);
}

/**
 * After every change of a ledger: a rest that was written off shrinks by what came in, the plan's last line takes the
 * difference, the text of the price follows the charges, and a mark that no longer holds goes. People cannot leave more
 * given back than received; what a bank or a rate does to it is a fact.
 */
export async function settleLedger(
  tx: Tx,
  actor: Actor | null,
  before: Pick<DealMoney, 'deal' | 'lines'>,
  by: 'people' | 'bank' = 'people',
): Promise<DealMoney> {
  const dealId = before.deal.id;
  sumAtEnd(tx, dealId);
  const changed = await readMoney(tx, dealId);
  if (by === 'people') requireCovered(before, changed);
  // a deal that has ended keeps its plan and texts as they were
  if (isEnded(changed.deal)) return changed;
  // read again only after a write: an import settles hundreds of deals in one transaction
  const money = (await shrinkRest(tx, actor, changed)) ? await readMoney(tx, dealId) : changed;
  const { deal, plan } = money;
  const { currency } = deal;
  const balance = balanceOfDeal(money);
  if (currency === null || !balance) return money;
  const due = toPay(money);
  const isPlanOff = plan.length > 0 && planTotal(plan, currency) !== due;
  if (isPlanOff) await writePlan(tx, dealId, fitPlan(plan, due, currency).map(writtenLine));
  const hasPrice = balance.charges > 0;
  const isTextCurrent =
    deal.amounts === 'toConfirm' || (deal.dueAmount ?? 0) === due || (!hasPrice && deal.dueAmount === null);
  const isStillPaid = balance.outstanding === 0;
  if (isTextCurrent && (!deal.markedFullyPaid || isStillPaid))
    return isPlanOff ? readMoney(tx, dealId) : money;
  await tx
    .update(deals)
    .set({
      ...(!isTextCurrent && { dueText: `${due} ${currency}`, dueAmount: due, dueCurrency: currency }),
      ...(deal.markedFullyPaid && !isStillPaid && { markedFullyPaid: false }),
    })
    .where(eq(deals.id, dealId));
  return readMoney(tx, dealId);
}
