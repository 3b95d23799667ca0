import type { AuthUser, LoginInput, SetupStep } from '@diyar/contract/auth';
import {
  CONFIRM_FAILURES,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_FAILURES_PER_DEVICE,
  SIGN_IN_FAILURES_PER_NAME,
} from '@diyar/contract/limits';
import { isBoundTo, mayEnter } from '@diyar/contract/rules/roles';
import type { SignInOutcome } from '@diyar/contract/sign-ins';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { company, factors, sessions, users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { hasLacasa } from '../building-access/index.ts';
import { enqueue } from '../outbox/index.ts';
import { passwordMatches } from '../passwords/index.ts';
import { type Caller, isOpen, noteUse, openSession, type SessionLimits } from '../sessions/index.ts';
import { deviceHash, isKnownDevice, isNewPlace, recordSignIn, rememberDevice } from '../sign-ins/index.ts';
import { addressKey, clearAttempts, throttle, undoAttempt } from '../throttle/index.ts';

/** What a token says. */
export interface Claims {
  /** The user's id and not the name, which another user may get later. */
  sub: string;
  /** users.token_version: a new password, another role or a disabled account invalidates older tokens. */
  ver: number;
  /** The session; tokens of 0.2.0 have none and end by their own expiry. */
  sid?: string;
}

const actorColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  role: users.role,
  buildingIds: users.buildingIds,
  tokenVersion: users.tokenVersion,
};

/** What the rules of a user depend on besides the actor. */
const ruleColumns = {
  isPasswordGiven: users.isPasswordGiven,
  hasFactor: sql<boolean>`exists (select 1 from ${factors} where ${factors.userId} = "users"."id")`,
};

type Rules = Pick<Config, 'passwords' | 'requireSecondFactor'>;

function setupStepOf(
  { role }: Pick<Actor, 'role'>,
  { isPasswordGiven, hasFactor }: { isPasswordGiven: boolean; hasFactor: boolean },
  { passwords, requireSecondFactor }: Rules,
): SetupStep | undefined {
  if (passwords.changeGiven && isPasswordGiven) return 'password';
  return requireSecondFactor.includes(role) && !hasFactor ? 'factor' : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As the rights know them. */
const boundActor = <Row extends Pick<Actor, 'role' | 'buildingIds'>>(row: Row) => ({
  ...row,
  isBound: isBoundTo(row.role, row.buildingIds),
});

const withSetupStep = (actor: Actor, setupStep: SetupStep | undefined): Actor =>
  setupStep ? { ...actor, setupStep } : actor;

/** The current user of a token, by one query; undefined if the token is no longer valid. */
export async function findActor(
  db: Db,
  { sub, ver, sid }: Claims,
  config: SessionLimits & Rules,
  { isUse = true } = {},
): Promise<Actor | undefined> {
  const id = Number(sub);
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(ver)) return undefined;
  const current = and(
    eq(users.id, id),
    eq(users.tokenVersion, ver),
    eq(users.isActive, true),
    isNull(users.deletedAt),
  );
  if (sid === undefined) {
    const [found] = await db.select({ actor: actorColumns, rules: ruleColumns }).from(users).where(current);
    return found && withSetupStep(boundActor(found.actor), setupStepOf(found.actor, found.rules, config));
  }
  if (!UUID.test(sid)) return undefined;
  const [found] = await db
    .select({
      actor: actorColumns,
      rules: ruleColumns,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
    })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.id, sid), eq(sessions.userId, users.id), isOpen(config)))
    .where(current);
  if (!found) return undefined;
  // a database that only reads must not end the request
  if (isUse) await noteUse(db, { id: sid, lastUsedAt: found.lastUsedAt }, config).catch(() => {});
  const actor = { ...boundActor(found.actor), sessionId: sid, confirmedAt: found.confirmedAt };
  return withSetupStep(actor, setupStepOf(actor, found.rules, config));
}

export const presentActor = ({ id, username, fullName, role, isBound, setupStep }: Actor): AuthUser => ({
  ...{ id, username, fullName, role },
  ...(isBound && { isBound }),
  ...(setupStep && { setupStep }),
});

/** With what the sidebar depends on. No request needs it to know who is asking. */
export async function presentWithPages(db: Db, actor: Actor): Promise<AuthUser> {
  const lacks = mayEnter(actor, 'lacasa') && !(await hasLacasa(db, actor));
  const [own] = mayEnter(actor, 'movingIn') ? await db.select({ at: company.movedInAt }).from(company) : [];
  return {
    ...presentActor(actor),
    ...(lacks && { hasLacasa: false }),
    ...(own?.at && { hasMovedIn: true }),
  };
}

export type Found = Actor & { passwordHash: string; isActive: boolean };

async function findUser(db: Db, where: SQL): Promise<Found | undefined> {
  const [found] = await db
    .select({
      ...actorColumns,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
    })
    .from(users)
    .where(and(where, isNull(users.deletedAt)));
  return found && boundActor(found);
}

const findByName = (db: Db, folded: string) => findUser(db, eq(sql`lower(${users.username})`, folded));

/** Of somebody who has shown a passkey or a code; nobody who was disabled meanwhile. */
export async function activeUser(db: Db, id: number): Promise<Found> {
  const found = await findUser(db, eq(users.id, id));
  if (found && !found.isActive) throw new AppError('accountDisabled');
  if (!found) throw new AppError('badCredentials');
  return found;
}

/**
 * Counts a try before the password is checked, so that concurrent ones are counted too. The address comes first: one
 * that is refused must not lock anybody's name as well. A browser on which this user signed in before has a count of its
 * own, so that nobody else can keep the user out (docs/decisions/022-known-devices.md).
 */
async function countTry(db: Db, folded: string, address: string, knownDevice: string | undefined) {
  const addressTry = `sign-in:address:${addressKey(address)}`;
  const [ownTry, limit] = knownDevice
    ? [`sign-in:device:${deviceHash(knownDevice)}`, SIGN_IN_FAILURES_PER_DEVICE]
    : [`sign-in:name:${folded}`, SIGN_IN_FAILURES_PER_NAME];
  await throttle(db, addressTry, SIGN_IN_FAILURES_PER_ADDRESS);
  try {
    await throttle(db, ownTry, limit);
  } catch (refused) {
    await undoAttempt(db, addressTry);
    throw refused;
  }
  return {
    succeeded: async () => {
      await clearAttempts(db, ownTry);
      await undoAttempt(db, addressTry);
    },
  };
}

const outcomeOf = (found: Found | undefined, matches: boolean): SignInOutcome => {
  if (!found) return 'unknownName';
  if (!matches) return 'wrongPassword';
  return found.isActive ? 'success' : 'disabled';
};

/**
 * Checks a name and password. An unknown name and a wrong password get the same response in the same time; only who
 * knows the password is told that the account is disabled.
 */
export async function checkPassword(
  db: Db,
  { username, password, device }: LoginInput,
  caller: Caller,
): Promise<Found> {
  const folded = username.toLowerCase();
  const found = await findByName(db, folded);
  const isKnown = device ? await isKnownDevice(db, device, found?.id ?? 0) : false;
  const counted = await countTry(db, folded, caller.address, isKnown ? device : undefined);
  const matches = await passwordMatches(found?.passwordHash, password);
  const outcome = outcomeOf(found, matches);
  if (!found || outcome !== 'success') {
    await recordSignIn(db, caller, { name: found?.username ?? username, userId: found?.id ?? null, outcome });
    throw new AppError(outcome === 'disabled' ? 'accountDisabled' : 'badCredentials');
  }
  await counted.succeeded();
  return found;
}

/** Opens the session of a user who has shown who they are, and tells them where the device is new. */
export async function openSignIn(
  db: Db,
  { id, username }: Pick<Found, 'id' | 'username'>,
  device: string | undefined,
  caller: Caller,
  limits: SessionLimits & { hasShownFactor: boolean },
): Promise<{ sessionId: string; device: string }> {
  const isKnown = device ? await isKnownDevice(db, device, id) : false;
  return db.transaction(async (tx) => {
    const isNewDevice = !isKnown && (await isNewPlace(tx, id, caller));
    const kept = await rememberDevice(tx, device, id);
    const signInId = await recordSignIn(tx, caller, {
      ...{ name: username, userId: id, outcome: 'success' },
      isNewDevice,
    });
    if (isNewDevice) await enqueue(tx, 'newDevice', { signInId });
    await tx.update(users).set({ lastSignInAt: sql`now()` }).where(eq(users.id, id));
    return { sessionId: await openSession(tx, id, caller, limits), device: kept };
  });
}

/** The password of somebody who is signed in, typed again. */
export async function checkOwnPassword(db: Db, { id }: Actor, password: string): Promise<boolean> {
  const tries = `confirm:${id}`;
  await throttle(db, tries, CONFIRM_FAILURES);
  const matches = await passwordMatches((await activeUser(db, id)).passwordHash, password);
  if (matches) await clearAttempts(db, tries);
  return matches;
}

/** From now on the session counts as confirmed for a while. */
export async function confirmSession(db: Db, { sessionId }: Actor): Promise<void> {
  // a token of an earlier version has no session to write it to
  if (!sessionId) throw new AppError('sessionExpired');
  await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}
