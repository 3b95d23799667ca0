import { randomBytes } from 'node:crypto';
import type { CalendarAddress } from '@diyar/contract/viewings';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { calendarAddresses, users, viewings } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { readCompany } from '../company/index.ts';
import { staffCalendar, visitorCalendar } from './ics.ts';
import { selectViewings } from './read.ts';

type Row = typeof calendarAddresses.$inferSelect;

const present = (row: Row | undefined): CalendarAddress => ({
  path: row ? `/calendars/${row.token}/viewings.ics` : null,
  createdAt: row?.createdAt.toISOString() ?? null,
  lastReadAt: row?.lastReadAt?.toISOString() ?? null,
});

export async function readAddress(db: Db, actor: Actor): Promise<CalendarAddress> {
  const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.userId, actor.id));
  return present(row);
}

/** A new address; the old one stops at once. */
export const renewAddress = (db: Db, actor: Actor): Promise<CalendarAddress> =>
  db.transaction(async (tx) => {
    const fresh = { token: randomBytes(24).toString('base64url'), createdAt: new Date(), lastReadAt: null };
    const [row] = await tx
      .insert(calendarAddresses)
      .values({ userId: actor.id, ...fresh })
      .onConflictDoUpdate({ target: calendarAddresses.userId, set: fresh })
      .returning();
    await audit(tx, actor, 'calendar.renew', { entity: 'user', id: actor.id });
    return present(row);
  });

export const endAddress = (db: Db, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(calendarAddresses)
      .where(eq(calendarAddresses.userId, actor.id))
      .returning({ id: calendarAddresses.userId });
    if (gone.length === 0) throw new AppError('notFound');
    await audit(tx, actor, 'calendar.end', { entity: 'user', id: actor.id });
  });

const hostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ? new URL(publicUrl).hostname : 'diyar';

/** Calendars ask every few minutes: that they did is noted once in ten. */
const isOldRead = sql`${calendarAddresses.lastReadAt} is null or ${calendarAddresses.lastReadAt} < now() - interval '10 minutes'`;

/**
 * Whoever knows the address reads it, while its owner works here. Cancelled ones stay in it, so that a calendar takes
 * them out.
 */
export async function readStaffCalendar(
  db: Db,
  token: string,
  config: Pick<Config, 'publicUrl'>,
): Promise<string> {
  const [owner] = await db
    .select({ id: users.id })
    .from(calendarAddresses)
    .innerJoin(users, and(eq(users.id, calendarAddresses.userId), users.isActive, isNull(users.deletedAt)))
    .where(eq(calendarAddresses.token, token));
  if (!owner) throw new AppError('notFound');
  await db
    .update(calendarAddresses)
    .set({ lastReadAt: sql`now()` })
    .where(and(eq(calendarAddresses.token, token), isOldRead));
  const own = await selectViewings(
    db,
    and(
      eq(viewings.staffId, owner.id),
      ne(viewings.status, 'noShow'),
      sql`${viewings.startsAt} between now() - interval '60 days' and now() + interval '400 days'`,
    ),
  );
  return staffCalendar(own, hostOf(config));
}

export async function readVisitorCalendar(
  db: Db,
  token: string,
  config: Pick<Config, 'publicUrl'>,
): Promise<string> {
  const [parts] = await selectViewings(db, eq(viewings.token, token));
  if (!parts) throw new AppError('notFound');
  return visitorCalendar(parts, await readCompany(db), hostOf(config));
}
