import type { ClosedMonths } from '@diyar/contract/money-desk';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { closedMonths, users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { notify } from '../events/index.ts';
import { closedUntil, companyDay, lockMonths } from '../ledger/index.ts';

/** Newest first. */
export async function readMonths(db: Db): Promise<ClosedMonths> {
  const rows = await db
    .select({ month: closedMonths.month, by: users.username, at: closedMonths.closedAt })
    .from(closedMonths)
    .leftJoin(users, eq(users.id, closedMonths.closedBy))
    .orderBy(desc(closedMonths.month));
  return {
    items: rows.map(({ month, by, at }) => ({ month: month.slice(0, 7), by, at: at.toISOString() })),
    closedUntil: await closedUntil(db),
  };
}

/** Nothing is dated in this month, or before it, any more. A month that is not over cannot be closed. */
export async function closeMonth(db: Db, actor: Actor, month: string): Promise<ClosedMonths> {
  if (month >= companyDay().slice(0, 7))
    throw new AppError('invalid', { issues: [{ path: ['month'], message: 'dateInFuture' }] });
  await db.transaction(async (tx) => {
    // waits for entries that are being written, and lets no other begin
    await lockMonths(tx, 'closing');
    const until = await closedUntil(tx);
    // closed already, by itself or by a later one
    if (until !== null && month <= until.slice(0, 7)) return;
    await tx
      .insert(closedMonths)
      .values({ month: `${month}-01`, closedBy: actor.id })
      .onConflictDoNothing();
    await audit(tx, actor, 'money.closeMonth', { entity: 'month', details: { month } });
    await notify(tx, 'money', 'updated');
  });
  return readMonths(db);
}
