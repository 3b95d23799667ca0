import { isBoundTo } from '@diyar/contract/rules/roles';
import type { CalendarAddress } from '@diyar/contract/viewings';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Config } from '../../config.ts';
import { readBrandName } from '../../db/brand-name.ts';
import type { Db } from '../../db/client.ts';
import { users, viewings } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { readCompany } from '../company/index.ts';
import {
  addressOf,
  addressOpener,
  dropAddress,
  findAddress,
  makeAddress,
} from '../secret-addresses/index.ts';
import { staffCalendar, visitorCalendar } from './ics.ts';
import { selectViewings, type ViewingParts } from './read.ts';

export async function readAddress(db: Db, actor: Actor): Promise<CalendarAddress> {
  const row = await addressOf(db, { userId: actor.id });
  if (!row) return { path: null, createdAt: null, lastReadAt: null };
  const open = await addressOpener(db);
  return {
    path: `/calendars/${open(row.sealed)}/viewings.ics`,
    createdAt: row.createdAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}

/** A new address; the old one stops at once. */
export async function renewAddress(db: Db, actor: Actor): Promise<CalendarAddress> {
  await db.transaction(async (tx) => {
    await makeAddress(tx, { userId: actor.id }, actor);
    await audit(tx, actor, 'calendar.renew', { entity: 'user', id: actor.id });
  });
  return readAddress(db, actor);
}

export const endAddress = (db: Db, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await dropAddress(tx, { userId: actor.id }))) throw new AppError('notFound');
    await audit(tx, actor, 'calendar.end', { entity: 'user', id: actor.id });
  });

const hostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ? new URL(publicUrl).hostname : 'diyar';

/**
 * Whoever knows the address reads it, while its owner has the account, role and password of when it was made. Cancelled
 * viewings stay in it, so that a calendar takes them out.
 */
export async function readStaffCalendar(
  db: Db,
  token: string,
  config: Pick<Config, 'publicUrl'>,
): Promise<string> {
  const address = await findAddress(db, 'calendar', token);
  if (!address?.isAlive || address.userId === null) throw new AppError('notFound');
  const [owner] = await db
    .select({ role: users.role, buildingIds: users.buildingIds })
    .from(users)
    .where(eq(users.id, address.userId));
  // whoever is bound reads in it what they read on their screens
  const own = await selectViewings(
    db,
    { isBound: owner === undefined || isBoundTo(owner.role, owner.buildingIds) },
    and(
      eq(viewings.staffId, address.userId),
      ne(viewings.status, 'noShow'),
      sql`${viewings.startsAt} between now() - interval '60 days' and now() + interval '400 days'`,
    ),
  );
  return staffCalendar(own, (await readBrandName(db)).en, hostOf(config));
}

/** One viewing, for the visitor. */
export const calendarOf = async (
  db: Db,
  parts: ViewingParts,
  config: Pick<Config, 'publicUrl'>,
): Promise<string> =>
  visitorCalendar(parts, await readCompany(db), (await readBrandName(db)).en, hostOf(config));

export async function readVisitorCalendar(
  db: Db,
  token: string,
  config: Pick<Config, 'publicUrl'>,
): Promise<string> {
  const address = await findAddress(db, 'viewing', token);
  if (address?.viewingId == null) throw new AppError('notFound');
  const [parts] = await selectViewings(db, null, eq(viewings.id, address.viewingId));
  if (!parts) throw new AppError('notFound');
  return calendarOf(db, parts, config);
}
