import type { DealDayInput } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { companyDay, invalidField, openDay } from './days.ts';
import { dayOfDeal, holdMoney, isEnded, requireVersion } from './deal.ts';
import { recordMoney } from './record.ts';
import { settleLedger } from './settle.ts';
import { activeEntries, insertEntry, VOIDED_BY, voidEntries } from './write.ts';

/**
 * The day of a deal is a fact of its own, any past day. Its prices, and the discounts that came with them, follow where
 * both days are in open months; what counts in a closed month stays there.
 */
export const saveDay = (
  db: Db,
  actor: Actor | null,
  dealId: DealId,
  { on, version }: DealDayInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    const money = await holdMoney(tx, actor, dealId);
    requireVersion(money, version);
    if (isEnded(money.deal)) throw new AppError('dealEnded');
    if (on > companyDay()) throw invalidField(['on'], 'dateInFuture');
    const before = dayOfDeal(money.deal);
    if (on === before) return;
    await tx.update(deals).set({ onDay: on }).where(eq(deals.id, dealId));
    await recordMoney(tx, actor, money, {
      action: 'edited',
      before: { dealOn: before },
      after: { dealOn: on },
    });
    if ((await openDay(tx, on)) !== on) return;
    const active = await activeEntries(tx, dealId);
    const prices = active.filter(({ reason, closedMonth }) => reason === 'price' && closedMonth === null);
    const days = prices.map(({ onDay }) => onDay);
    const discounts = active.filter(
      ({ kind, closedMonth, onDay }) => kind === 'discount' && closedMonth === null && days.includes(onDay),
    );
    const moved = [...prices, ...discounts].filter(({ onDay }) => onDay !== on);
    await voidEntries(
      tx,
      actor,
      moved.map(({ id }) => id),
      VOIDED_BY.dayChanged,
    );
    for (const { id, kind, reason, amount, currency, note, unitId } of moved)
      await insertEntry(tx, actor, dealId, {
        ...{ kind, reason, amount, currency, note, unitId },
        onDay: on,
        replaces: id,
      });
    await settleLedger(tx, actor, money);
  });
