import type { NewDevice } from '@diyar/contract/account';
import { EMAIL_MAX, SIGN_IN_ADDRESS_DAYS, SIGN_IN_KEPT_DAYS } from '@diyar/contract/limits';
import { deviceName } from '@diyar/contract/rules/device-name';
import type { SignInOutcome } from '@diyar/contract/sign-ins';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { signIns } from '../../db/schema.ts';
import type { Caller } from '../sessions/index.ts';
import { shortAddress } from '../throttle/index.ts';

interface SignIn {
  name: string;
  userId: number | null;
  outcome: SignInOutcome;
  isNewDevice?: boolean;
}

/** Of a name that nobody has: it may be a password in the wrong field. */
const UNKNOWN_NAME_SHOWN = 2;
const UNSEEN_MAX = 5;
/** A sign-in from the same network with the same kind of browser within this time is no news. */
const SAME_PLACE_DAYS = 90;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

export async function recordSignIn(db: Db | Tx, caller: Caller, entry: SignIn): Promise<number> {
  const isUnknown = entry.outcome === 'unknownName';
  const [row] = await db
    .insert(signIns)
    .values({
      ...entry,
      name: isUnknown
        ? `${[...entry.name].slice(0, UNKNOWN_NAME_SHOWN).join('')}…`
        : entry.name.slice(0, EMAIL_MAX),
      address: caller.address,
      network: shortAddress(caller.address),
      device: deviceName(caller.userAgent),
    })
    .returning({ id: signIns.id });
  if (!row) throw new Error('insert returned nothing');
  return row.id;
}

/** Whether a user who signed in before has never done so from here. The very first sign-in is nobody's news. */
export async function isNewPlace(tx: Tx, userId: number, { address, userAgent }: Caller): Promise<boolean> {
  const [found] = await tx
    .select({
      before: sql<number>`count(*)::int`,
      here: sql<number>`count(*) filter (where network = ${shortAddress(address)}
        and device = ${deviceName(userAgent)} and at > ${daysAgo(SAME_PLACE_DAYS)})::int`,
    })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.outcome, 'success')));
  return found !== undefined && found.before > 0 && found.here === 0;
}

const isUnseen = (userId: number) =>
  and(eq(signIns.userId, userId), eq(signIns.isNewDevice, true), isNull(signIns.seenAt));

/** What a user has not been told yet, newest first. */
export async function unseenDevices(db: Db, userId: number): Promise<NewDevice[]> {
  const rows = await db
    .select()
    .from(signIns)
    .where(isUnseen(userId))
    .orderBy(desc(signIns.id))
    .limit(UNSEEN_MAX);
  return rows.map(({ id, at, device, address, network }) => ({
    id,
    at: at.toISOString(),
    device,
    address: address ?? network,
  }));
}

/** Those up to this one: a later one has not been seen. */
export async function seeNewDevices(db: Db, userId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(signIns)
    .set({ seenAt: sql`now()` })
    .where(and(isUnseen(userId), inArray(signIns.id, ids)));
}

export async function sweepSignIns(db: Db): Promise<void> {
  await db.delete(signIns).where(lt(signIns.at, daysAgo(SIGN_IN_KEPT_DAYS)));
  await db
    .update(signIns)
    .set({ address: null })
    .where(and(isNotNull(signIns.address), lt(signIns.at, daysAgo(SIGN_IN_ADDRESS_DAYS))));
}
