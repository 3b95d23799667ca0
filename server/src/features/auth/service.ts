import type { AuthUser, LoginInput } from '@diyar/contract/auth';
import { SIGN_IN_FAILURES_PER_ADDRESS, SIGN_IN_FAILURES_PER_NAME } from '@diyar/contract/limits';
import type { Role } from '@diyar/contract/rules/roles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { passwordMatches } from '../passwords/index.ts';
import { addressKey, clearAttempts, throttle, undoAttempt } from '../throttle/index.ts';

/** The user of a request. */
export interface Actor {
  id: number;
  username: string;
  fullName: string;
  role: Role;
  /** Of a LACASA user; null until somebody chooses: then LaCasa. */
  buildingIds: number[] | null;
}

const actorColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  role: users.role,
  buildingIds: users.buildingIds,
};

/** The current user of a token; undefined if the token is no longer valid. */
export async function findActor(db: Db, id: number, tokenVersion: number): Promise<Actor | undefined> {
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(tokenVersion)) return undefined;
  const [actor] = await db
    .select(actorColumns)
    .from(users)
    .where(
      and(
        eq(users.id, id),
        eq(users.tokenVersion, tokenVersion),
        eq(users.isActive, true),
        isNull(users.deletedAt),
      ),
    );
  return actor;
}

export const presentActor = ({ id, username, fullName, role }: Actor): AuthUser => ({
  id,
  username,
  fullName,
  role,
});

/**
 * Checks a name and password. An unknown name, a wrong password and a disabled account get the same response in the
 * same time. Attempts are counted before the password is checked, so that concurrent ones are counted too.
 */
export async function signIn(
  db: Db,
  { username, password }: LoginInput,
  address: string,
): Promise<{ actor: Actor; tokenVersion: number }> {
  const folded = username.toLowerCase();
  const keys = { name: `sign-in:name:${folded}`, address: `sign-in:address:${addressKey(address)}` };
  // the address first: one that is refused must not lock anybody's name as well
  await throttle(db, keys.address, SIGN_IN_FAILURES_PER_ADDRESS);
  try {
    await throttle(db, keys.name, SIGN_IN_FAILURES_PER_NAME);
  } catch (refused) {
    await undoAttempt(db, keys.address);
    throw refused;
  }
  const [found] = await db
    .select({
      ...actorColumns,
      passwordHash: users.passwordHash,
      tokenVersion: users.tokenVersion,
      isActive: users.isActive,
    })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, folded), isNull(users.deletedAt)));
  const matches = await passwordMatches(found?.passwordHash, password);
  if (!found || !matches || !found.isActive) throw new AppError('badCredentials');
  await clearAttempts(db, keys.name);
  await undoAttempt(db, keys.address);
  await db.update(users).set({ lastSignInAt: sql`now()` }).where(eq(users.id, found.id));
  const { passwordHash: _, isActive: __, tokenVersion, ...actor } = found;
  return { actor, tokenVersion };
}
