import type { Session } from '@diyar/contract/account';
import { deviceName } from '@diyar/contract/rules/device-name';
import { and, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import { sessions } from '../../db/schema.ts';
import { shortAddress } from '../throttle/index.ts';

export type SessionLimits = Pick<Config, 'tokenTtlSeconds' | 'sessionIdleSeconds'>;

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string;
}

export const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** At most so often is the last use of a session written, and four times within the idle time. */
const NOTE_EVERY_SECONDS = 5 * 60;

const secondsAgo = (seconds: number): SQL => sql`(now() - make_interval(secs => ${seconds}))`;

/** Neither ended nor idle for too long. */
export const isOpen = ({ sessionIdleSeconds }: Pick<SessionLimits, 'sessionIdleSeconds'>): SQL | undefined =>
  and(
    gt(sessions.endsAt, sql`now()`),
    sessionIdleSeconds === undefined ? undefined : gt(sessions.lastUsedAt, secondsAgo(sessionIdleSeconds)),
  );

export async function openSession(
  tx: Db | Tx,
  userId: number,
  { address, userAgent }: Caller,
  { tokenTtlSeconds, hasShownFactor }: Pick<SessionLimits, 'tokenTtlSeconds'> & { hasShownFactor?: boolean },
): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values({
      userId,
      device: deviceName(userAgent),
      address: shortAddress(address),
      endsAt: sql`now() + make_interval(secs => ${tokenTtlSeconds})`,
      factorShownAt: hasShownFactor ? sql`now()` : null,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('insert returned nothing');
  return row.id;
}

/** Writes that a session is in use, unless that was written a moment ago. */
export async function noteUse(
  db: Db,
  session: { id: string; lastUsedAt: Date },
  { sessionIdleSeconds = Number.POSITIVE_INFINITY }: Pick<SessionLimits, 'sessionIdleSeconds'>,
): Promise<void> {
  const every = Math.min(NOTE_EVERY_SECONDS, sessionIdleSeconds / 4);
  if (Date.now() - session.lastUsedAt.getTime() < every * 1000) return;
  await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, session.id));
}

export async function listSessions(
  db: Db,
  userId: number,
  current: string | undefined,
  limits: SessionLimits,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(limits)))
    .orderBy(desc(sessions.lastUsedAt));
  // the own one first, then those used last
  rows.sort((a, b) => Number(b.id === current) - Number(a.id === current));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    isCurrent: row.id === current,
  }));
}

/** Whether the user had such a session. */
export async function endSession(tx: Db | Tx, userId: number, id: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** All sessions of a user, or all but one. */
export async function endSessionsOf(tx: Db | Tx, userId: number, except?: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, sql`now()`));
}
