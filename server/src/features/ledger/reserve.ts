import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type DealMoney, isEnded, readMoney } from './deal.ts';
import { recordMoney } from './record.ts';
import { beginCounting } from './write.ts';

/** Money never expires: a hold on which something is paid becomes a reservation. */
export async function reserveForMoney(tx: Tx, actor: Actor | null, money: DealMoney): Promise<DealMoney> {
  const { deal } = money;
  if (isEnded(deal)) throw new AppError('dealEnded');
  if (deal.stage !== 'held') return money;
  await tx
    .update(deals)
    .set({ stage: 'reserved', reservationNo: sql`nextval('deals_reservation_no')`, holdUntil: null })
    .where(eq(deals.id, deal.id));
  await beginCounting(tx, deal.id);
  await recordMoney(tx, actor, money, {
    action: 'reserved',
    before: { stage: 'held' },
    after: { stage: 'reserved', name: deal.name, phone: deal.phone },
  });
  return readMoney(tx, deal.id);
}
