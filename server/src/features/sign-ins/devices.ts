import { createHash, randomBytes } from 'node:crypto';
import { DEVICE_KEPT_DAYS } from '@diyar/contract/limits';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { devices } from '../../db/schema.ts';

export const deviceHash = (token: string) => createHash('sha256').update(token).digest('hex');

const newDeviceToken = () => randomBytes(32).toString('base64url');

/** Whether this user signed in on the browser that sends this. */
export async function isKnownDevice(db: Db, token: string, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: devices.userId })
    .from(devices)
    .where(and(eq(devices.tokenHash, deviceHash(token)), eq(devices.userId, userId)));
  return row !== undefined;
}

/**
 * The token that the browser keeps from now on. One that another user of the same browser has stays; one that nobody has
 * is replaced, so that nobody can give others a token of their own choice.
 */
export async function rememberDevice(tx: Tx, token: string | undefined, userId: number): Promise<string> {
  const [given] = token
    ? await tx
        .select({ userId: devices.userId })
        .from(devices)
        .where(eq(devices.tokenHash, deviceHash(token)))
        .limit(1)
    : [];
  const kept = token && given ? token : newDeviceToken();
  await tx
    .insert(devices)
    .values({ tokenHash: deviceHash(kept), userId })
    .onConflictDoUpdate({ target: [devices.tokenHash, devices.userId], set: { lastUsedAt: sql`now()` } });
  return kept;
}

export async function sweepDevices(db: Db): Promise<void> {
  await db
    .delete(devices)
    .where(lt(devices.lastUsedAt, sql`now() - make_interval(days => ${DEVICE_KEPT_DAYS})`));
}
