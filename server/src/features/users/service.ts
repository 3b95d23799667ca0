import type { RestoreKept } from '@diyar/contract/history';
import type { LogAction, RecordedFields } from '@diyar/contract/rules/activity';
import type { Role } from '@diyar/contract/rules/roles';
import type { User, UserInput, UserList, UsersQuery, UserUpdate } from '@diyar/contract/users';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { inTrash } from '../../db/in-trash.ts';
import { listPage } from '../../db/list-page.ts';
import { ordered } from '../../db/ordered.ts';
import { projects, users } from '../../db/schema.ts';
import { typedIn } from '../../db/search.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { audit, auditIfChanged, recordChanges } from '../changes/index.ts';
import { resetFactors, usersWithFactor } from '../factors/index.ts';
import { hashPassword } from '../passwords/index.ts';
import { endSessionsOf } from '../sessions/index.ts';
import { pendingOf, presentUser } from './present.ts';

/** The building of LACASA users for whom nobody has chosen any. */
async function lacasaId(db: Db | Tx): Promise<number | null> {
  const [found] = await db.select({ id: projects.id }).from(projects).where(eq(projects.isLacasa, true));
  return found?.id ?? null;
}

const ORDERS = {
  name: sql`lower(${users.username})`,
  role: users.role,
  lastSignIn: users.lastSignInAt,
};

export async function listUsers(db: Db, query: UsersQuery): Promise<UserList> {
  const { q, role, isActive, sort } = query;
  const where = and(
    isNull(users.deletedAt),
    role && eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive),
    typedIn(q, users.username, users.fullName, users.phone),
  );
  const rows = db
    .select()
    .from(users)
    .where(where)
    .orderBy(...ordered(sort, ORDERS, users.id));
  const [lacasa, list] = await Promise.all([lacasaId(db), listPage(query, rows, db.$count(users, where))]);
  const protectedIds = await usersWithFactor(
    db,
    list.items.map(({ id }) => id),
  );
  const names = await askersOf(db, list.items);
  const items = list.items.map((row) => ({
    ...presentUser({ ...row, pendingName: names.get(row.pendingBy ?? 0) }, lacasa),
    hasSecondFactor: protectedIds.has(row.id),
  }));
  return { ...list, items };
}

/** The names of those who asked for a role. */
async function askersOf(
  db: Db | Tx,
  rows: readonly { pendingBy: number | null }[],
): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ pendingBy }) => pendingBy ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, name: displayName() })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

const shownUser = async (tx: Tx, row: typeof users.$inferSelect): Promise<User> => {
  const names = await askersOf(tx, [row]);
  return presentUser({ ...row, pendingName: names.get(row.pendingBy ?? 0) }, await lacasaId(tx));
};

/** A name is unique among users that are not deleted. */
async function mapUsernameConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'users_username_live') throw new AppError('usernameTaken');
    throw error;
  }
}

/** SUPERADMIN is bound to nothing; of the others none means all, but of LACASA it means none. */
const boundTo = (role: Role, buildings: number[] | undefined): number[] | null =>
  buildings === undefined || role === 'SUPERADMIN' || (role !== 'LACASA' && buildings.length === 0)
    ? null
    : buildings;

export async function createUser(
  db: Db,
  actor: Actor | null,
  input: UserInput,
  isPasswordGiven = actor !== null,
): Promise<User> {
  const { password, buildings, ...rest } = input;
  const passwordHash = await hashPassword(password);
  return mapUsernameConflict(() =>
    db.transaction(async (tx) => {
      const given = await withSecond(tx, actor, rest, 'ADMIN');
      const [row] = await tx
        .insert(users)
        .values({ ...given, buildingIds: boundTo(rest.role, buildings), passwordHash, isPasswordGiven })
        .returning();
      if (!row) throw new Error('insert returned nothing');
      await audit(tx, actor, 'users.create', {
        entity: 'user',
        id: row.id,
        details: { username: row.username, role: row.role },
      });
      await tellAsked(tx, actor, row, given.pendingRole);
      return shownUser(tx, row);
    }),
  );
}

async function liveUser(tx: Tx, id: number) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

/**
 * Locks every SUPERADMIN in a fixed order, so that two of them can neither remove each other at the same time nor
 * deadlock. Returns whether another one remains.
 */
async function superadminRemainsWithout(tx: Tx, id: number): Promise<boolean> {
  const superadmins = await tx
    .select({ id: users.id, isActive: users.isActive })
    .from(users)
    .where(and(eq(users.role, 'SUPERADMIN'), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('update');
  return superadmins.some((user) => user.isActive && user.id !== id);
}

type NewValues = Partial<typeof users.$inferInsert>;

/**
 * Where there are two, one alone makes nobody SUPERADMIN: the role waits for a second one, and meanwhile they have the
 * role from before. What no request does (the command line, the first start) has nobody to ask.
 */
async function withSecond<Values extends NewValues>(
  tx: Tx,
  actor: Actor | null,
  change: Values,
  meanwhile: Role,
): Promise<Values & NewValues> {
  if (change.role !== 'SUPERADMIN' || meanwhile === 'SUPERADMIN' || actor === null) return change;
  if (!(await superadminRemainsWithout(tx, actor.id))) return change;
  return {
    ...change,
    role: meanwhile,
    ...{ pendingRole: 'SUPERADMIN', pendingBy: actor.id, pendingAt: new Date() },
  };
}

async function tellAsked(
  tx: Tx,
  actor: Actor | null,
  { id, username }: { id: number; username: string },
  asked: Role | null | undefined,
): Promise<void> {
  if (asked) await audit(tx, actor, 'users.roleAsked', { entity: 'user', id, details: { username } });
}

/** What the log tells of a user: never the password, nor what follows from a call by itself. */
const snapshotOf = ({ fullName, phone, role, isActive, buildingIds }: typeof users.$inferSelect) =>
  ({
    fullName,
    phone,
    role,
    isActive,
    buildings: buildingIds,
  }) satisfies RecordedFields<'user'>;

/** Refuses to remove oneself or the last SUPERADMIN, and records the change. */
async function changeUser(
  db: Db,
  actor: Actor | null,
  id: number,
  action: Extract<LogAction, `users.${string}` | 'account.password'>,
  asked: NewValues,
): Promise<User> {
  return db.transaction(async (tx) => {
    const remains = await superadminRemainsWithout(tx, id);
    const before = await liveUser(tx, id);
    const change = await withSecond(tx, actor, asked, before.role);
    const newRole = change.role !== undefined && change.role !== before.role;
    const leaves = change.isActive === false || change.deletedAt !== undefined || newRole;
    if (leaves && actor?.id === id) throw new AppError('cannotChangeSelf');
    if (leaves && before.role === 'SUPERADMIN' && before.isActive && !remains)
      throw new AppError('lastSuperadmin');
    // what somebody was bound to goes with the role, unless it is told anew
    const bound =
      newRole || change.buildingIds
        ? { buildingIds: boundTo(change.role ?? before.role, change.buildingIds ?? undefined) }
        : {};
    const endsTokens = leaves || change.passwordHash !== undefined;
    const [row] = await tx
      .update(users)
      .set({ ...change, ...bound, ...(endsTokens && { tokenVersion: sql`${users.tokenVersion} + 1` }) })
      .where(eq(users.id, id))
      .returning();
    if (!row) throw new AppError('notFound');
    if (endsTokens) await endSessionsOf(tx, id);
    await recordChanges(tx, actor, {
      entity: 'user',
      id,
      action,
      before: snapshotOf(before),
      after: snapshotOf(row),
    });
    const subject = { entity: 'user', id, details: { username: row.username } };
    // a password or a deletion is told by the line itself
    if (action === 'users.update' || action === 'users.bringBack')
      await auditIfChanged(tx, actor, action, subject);
    else await audit(tx, actor, action, subject);
    await tellAsked(tx, actor, row, change.pendingRole);
    return shownUser(tx, row);
  });
}

/** The request for a role that is still open. */
async function lockPending(tx: Tx, id: number) {
  const row = await liveUser(tx, id);
  const [asker] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, row.pendingBy ?? 0),
        eq(users.role, 'SUPERADMIN'),
        users.isActive,
        isNull(users.deletedAt),
      ),
    );
  const pending = pendingOf(row);
  if (!pending || !asker) throw new AppError('stepExpired');
  return { row, pending };
}

const NOTHING_PENDING = { pendingRole: null, pendingBy: null, pendingAt: null };

/** By a second SUPERADMIN, within three days. */
export const confirmRole = (db: Db, actor: Actor, id: number): Promise<User> =>
  db.transaction(async (tx) => {
    await superadminRemainsWithout(tx, id);
    const { row, pending } = await lockPending(tx, id);
    if (pending.byId === actor.id) throw new AppError('secondNeeded');
    const [after] = await tx
      .update(users)
      .set({
        ...NOTHING_PENDING,
        ...{ role: pending.role, buildingIds: null, tokenVersion: sql`${users.tokenVersion} + 1` },
      })
      .where(eq(users.id, id))
      .returning();
    if (!after) throw new AppError('notFound');
    await endSessionsOf(tx, id);
    const action = 'users.roleConfirmed';
    await recordChanges(tx, actor, {
      ...{ entity: 'user', id, action, before: snapshotOf(row), after: snapshotOf(after) },
    });
    await audit(tx, actor, action, { entity: 'user', id, details: { username: row.username } });
    return shownUser(tx, after);
  });

/** Also by who asked. */
export const refuseRole = (db: Db, actor: Actor, id: number): Promise<User> =>
  db.transaction(async (tx) => {
    const before = await liveUser(tx, id);
    if (before.pendingRole === null) return shownUser(tx, before);
    const [after] = await tx.update(users).set(NOTHING_PENDING).where(eq(users.id, id)).returning();
    if (!after) throw new AppError('notFound');
    await audit(tx, actor, 'users.roleRefused', {
      ...{ entity: 'user', id, details: { username: before.username } },
    });
    return shownUser(tx, after);
  });

export const setStatus = (db: Db, actor: Actor, id: number, isActive: boolean) =>
  changeUser(db, actor, id, isActive ? 'users.activate' : 'users.disable', { isActive });

/** A new role invalidates earlier tokens; a new name or phone number does not. */
export const updateUser = (db: Db, actor: Actor, id: number, { buildings, ...update }: UserUpdate) =>
  changeUser(db, actor, id, 'users.update', {
    ...update,
    ...(buildings !== undefined && { buildingIds: buildings }),
  });

export const setRole = (db: Db, actor: Actor | null, id: number, role: Role) =>
  changeUser(db, actor, id, 'users.role', { role });

/** By somebody else, who knows it then. The own one is changed with the current one (setOwnPassword). */
export async function setPassword(db: Db, actor: Actor | null, id: number, password: string): Promise<User> {
  if (actor?.id === id) throw new AppError('ownPasswordElsewhere');
  return changeUser(db, actor, id, 'users.password', {
    passwordHash: await hashPassword(password),
    passwordChangedAt: new Date(),
    isPasswordGiven: true,
  });
}

/** Returns the version of the tokens from now on. */
export async function setOwnPassword(db: Db, actor: Actor, password: string): Promise<number> {
  await changeUser(db, actor, actor.id, 'account.password', {
    passwordHash: await hashPassword(password),
    passwordChangedAt: new Date(),
    isPasswordGiven: false,
  });
  const [row] = await db.select({ version: users.tokenVersion }).from(users).where(eq(users.id, actor.id));
  if (!row) throw new AppError('notFound');
  return row.version;
}

/** Of a user who has lost it; they are signed out everywhere. */
export async function resetSecondFactor(db: Db, actor: Actor | null, id: number): Promise<void> {
  if (actor?.id === id) throw new AppError('ownFactorElsewhere');
  await db.transaction(async (tx) => {
    const { username } = await liveUser(tx, id);
    await resetFactors(tx, id);
    await tx
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.id, id));
    await endSessionsOf(tx, id);
    await audit(tx, actor, 'users.factorReset', { entity: 'user', id, details: { username } });
  });
}

export async function deleteUser(db: Db, actor: Actor, id: number): Promise<void> {
  await changeUser(db, actor, id, 'users.delete', { deletedAt: new Date() });
}

/** Restores the user with the old password. Earlier tokens stay invalid, because deleting raised the token version. */
export const restoreUser = (db: Db, actor: Actor, id: number): Promise<void> =>
  mapUsernameConflict(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({ deletedAt: null })
        .where(and(eq(users.id, id), inTrash(users.deletedAt)))
        .returning({ username: users.username });
      if (!row) throw new AppError('notFound');
      await audit(tx, actor, 'users.restore', { entity: 'user', id, details: row });
    }),
  );

/** Gives a user these fields again; the rules for one's own role and the last SUPERADMIN hold. */
export async function restoreUserState(
  db: Db,
  actor: Actor,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<RestoreKept[]> {
  const { buildings, ...same } = values as Partial<ReturnType<typeof snapshotOf>>;
  await changeUser(db, actor, id, 'users.bringBack', {
    ...same,
    ...(buildings !== undefined && { buildingIds: buildings }),
  });
  return [];
}
