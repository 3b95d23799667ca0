import type { LimitsAnswer, LimitsInput } from '@diyar/contract/role-limits';
import { ROLES } from '@diyar/contract/rules/roles';
import { and, asc, eq, inArray, isNotNull, isNull, max, notInArray, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { changes, roleLimits, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { noLimits, presentLimits } from './limits-of.ts';

/** The last save, by its line in the log. */
async function versionOf(db: Db | Tx): Promise<number> {
  const [last] = await db
    .select({ id: max(changes.id) })
    .from(changes)
    .where(eq(changes.action, 'limits.update'));
  return last?.id ?? 0;
}

export async function readLimits(db: Db | Tx): Promise<LimitsAnswer> {
  const rows = await db
    .select({ row: roleLimits, name: displayName(), role: users.role })
    .from(roleLimits)
    .leftJoin(users, and(eq(users.id, roleLimits.userId), isNull(users.deletedAt)))
    .orderBy(asc(displayName()), asc(roleLimits.id));
  const people = await db
    .select({ role: users.role, count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(users.isActive, isNull(users.deletedAt)))
    .groupBy(users.role);
  return {
    roles: ROLES.map((role) => {
      const own = rows.find(({ row }) => row.role === role)?.row;
      return {
        role,
        people: people.find((one) => one.role === role)?.count ?? 0,
        limits: own && role !== 'SUPERADMIN' ? presentLimits(own) : noLimits(),
      };
    }),
    users: rows.flatMap(({ row, name, role }) =>
      row.userId === null || role === null
        ? []
        : [
            {
              userId: row.userId,
              name: name ?? '',
              role,
              since: row.updatedAt.toISOString(),
              limits: presentLimits(row),
            },
          ],
    ),
    version: await versionOf(db),
  };
}

/** All at once: what is not named has no limits of its own. */
export const saveLimits = (db: Db, actor: Actor, { roles, users: own, version }: LimitsInput) =>
  db.transaction(async (tx): Promise<LimitsAnswer> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('role-limits'))`);
    if ((await versionOf(tx)) !== version) throw new AppError('stale');
    const ids = own.map(({ userId }) => userId);
    const known = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, [0, ...ids]), isNull(users.deletedAt)));
    if (known.length !== new Set(ids).size || known.length !== ids.length)
      throw new AppError('unknownReference');
    await tx
      .delete(roleLimits)
      .where(and(isNotNull(roleLimits.userId), notInArray(roleLimits.userId, [0, ...ids])));
    const before = await readLimits(tx);
    for (const { role, limits } of roles)
      if (role !== 'SUPERADMIN' && !isSame(limits, before.roles.find((one) => one.role === role)?.limits))
        await tx
          .insert(roleLimits)
          .values({ role, ...limits })
          .onConflictDoUpdate({ target: roleLimits.role, set: { ...limits, updatedAt: new Date() } });
    for (const { userId, limits } of own)
      if (!isSame(limits, before.users.find((one) => one.userId === userId)?.limits))
        await tx
          .insert(roleLimits)
          .values({ userId, ...limits })
          .onConflictDoUpdate({ target: roleLimits.userId, set: { ...limits, updatedAt: new Date() } });
    await audit(tx, actor, 'limits.update', { entity: 'limits', details: {} });
    return readLimits(tx);
  });

const isSame = (a: object, b: object | undefined) => JSON.stringify(a) === JSON.stringify(b);
