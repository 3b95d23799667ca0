import { fieldMessage } from '@diyar/contract/field-issues';
import { ROLES } from '@diyar/contract/rules/roles';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import { hasTable } from '../../db/migrations.ts';
import { users } from '../../db/schema.ts';
import { StartError } from '../../db/start-error.ts';
import { type PasswordPolicy, passwordMatches, weaknessOf } from '../passwords/index.ts';
import { createUser } from './service.ts';

/** One for each role. Made only by `npm start` and `npm run dev`. */
export const DEMO_ACCOUNTS = ROLES.map((role) => {
  const username = role.toLowerCase();
  return { username, password: `${username}-demo`, role };
});

/** The name that a demo account signs in with. */
export const demoName = (username: string, signInWith: Config['signInWith']): string =>
  signInWith === 'email' ? `${username}@diyar.example` : username;

const DEMO_NAMES = DEMO_ACCOUNTS.flatMap(({ username, password }) =>
  (['username', 'email'] as const).map((signInWith) => ({
    username: demoName(username, signInWith),
    password,
  })),
);

/** All accounts, and those with a name of the demo's. Of a database of any version or none. */
export async function countAccounts(db: Db): Promise<{ total: number; ofDemo: number }> {
  if (!(await hasTable(db, 'users'))) return { total: 0, ofDemo: 0 };
  const names = DEMO_NAMES.map(({ username }) => username);
  return {
    total: await db.$count(users),
    ofDemo: await db.$count(users, inArray(sql`lower(${users.username})`, names)),
  };
}

/** Whether an account has the password that stands beside its name in the README. */
export async function hasDemoPassword(db: Db | Tx, id: number): Promise<boolean> {
  const [user] = await db
    .select({ username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  const ofDemo = DEMO_NAMES.find(({ username }) => username === user?.username.toLowerCase());
  return Boolean(user && ofDemo && (await passwordMatches(user.passwordHash, ofDemo.password)));
}

/** Production never starts while anybody could sign in with a password that stands in the README. */
async function refuseDemoPasswords(db: Db): Promise<void> {
  for (const { username, password } of DEMO_NAMES) {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(sql`lower(${users.username})`, username), isNull(users.deletedAt)));
    if (user && (await passwordMatches(user.passwordHash, password))) {
      throw new StartError(
        `the account "${username}" still has its demo password: change it with npm run user -- password ${username}`,
      );
    }
  }
}

async function hasSuperadmin(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.role, 'SUPERADMIN'), isNull(users.deletedAt)));
  return Boolean(row?.total);
}

/** Refuses accounts that production must not have. Of a database of any version or none; nothing is changed. */
export async function refuseAccounts(
  db: Db,
  first: Config['firstAdmin'],
  policy: PasswordPolicy,
): Promise<void> {
  const hasUsers = await hasTable(db, 'users');
  if (hasUsers) await refuseDemoPasswords(db);
  if (!first || (hasUsers && (await hasSuperadmin(db)))) return;
  const problem = await weaknessOf(first.password, first.username, policy);
  if (problem) throw new StartError(`ADMIN_PASSWORD: ${fieldMessage(problem, 'en')}`);
}

/**
 * The first SUPERADMIN of a new installation, from ADMIN_USERNAME and ADMIN_PASSWORD. The password follows the rules of any
 * other (refuseAccounts), and as one that somebody else has set it is changed at the first sign-in.
 */
export async function ensureFirstAdmin(db: Db, first: Config['firstAdmin']): Promise<void> {
  if (await hasSuperadmin(db)) return;
  if (!first) {
    console.warn('diyar: no SUPERADMIN yet: npm run user -- create NAME --role SUPERADMIN');
    return;
  }
  const user = { ...first, fullName: '', phone: '', isActive: true, role: 'SUPERADMIN' } as const;
  await createUser(db, null, user, true).catch(async (error) => {
    // Of several processes that start at once, one has made it.
    if (!(await hasSuperadmin(db))) throw error;
  });
}
