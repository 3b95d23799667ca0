import { dayOf } from '@diyar/contract/rules/company-hours';
import { max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { closedMonths } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/** The calendar day where the company is, 2026-11-15. */
export const companyDay = (now: Date = new Date()): string => dayOf(now);

/** '2026-10-31' of '2026-10', also of any day in it. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The last day of the last closed month. */
export async function closedUntil(db: Db | Tx): Promise<string | null> {
  const [last] = await db.select({ month: max(closedMonths.month) }).from(closedMonths);
  return last?.month ? lastDayOf(last.month) : null;
}

export const invalidField = (path: (string | number)[], message: string) =>
  new AppError('invalid', { issues: [{ path, message }] });

/** Entries are written at the same time as others, but not while a month is being closed. */
export async function lockMonths(tx: Tx, why: 'writing' | 'closing'): Promise<void> {
  const key = sql`hashtext('closed months')`;
  await tx.execute(
    why === 'closing'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  );
}

/** Money is dated neither in the future nor in a closed month. */
export async function requireOpenDay(tx: Tx, day: string, field = 'on'): Promise<void> {
  if (day > companyDay()) throw invalidField([field], 'dateInFuture');
  await lockMonths(tx, 'writing');
  const closed = await closedUntil(tx);
  if (closed !== null && day <= closed) throw invalidField([field], 'monthClosed');
}

/** The wanted day, or today where its month is closed: what follows from something else is never refused. */
export async function openDay(tx: Tx, wanted: string | null): Promise<string> {
  const today = companyDay();
  if (wanted === null || wanted > today) return today;
  await lockMonths(tx, 'writing');
  const closed = await closedUntil(tx);
  return closed !== null && wanted <= closed ? today : wanted;
}
