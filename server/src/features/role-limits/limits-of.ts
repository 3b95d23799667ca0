import { offeredCurrencies } from '@diyar/contract/rules/money';
import {
  type Beyond,
  isWithin,
  type LimitAmounts,
  NO_LIMITS,
  RIGHT_OF_LIMIT,
  type RoleLimits,
} from '@diyar/contract/rules/role-limits';
import { isBoundTo, mayEnter, type Role, rolesWith } from '@diyar/contract/rules/roles';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { roleLimits, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';

type Row = typeof roleLimits.$inferSelect;

/** Of every currency that the company offers, which are those that something can be in. */
const inEach = (amount: (code: string) => number | null): LimitAmounts =>
  Object.fromEntries(offeredCurrencies().map((code) => [code, amount(code)]));

export const presentLimits = ({
  belowList,
  refund,
  writeOff,
  holdHours,
  holdExtensions,
}: Row): RoleLimits => ({
  belowList,
  refund: inEach((code) => refund[code] ?? null),
  writeOff: inEach((code) => writeOff[code] ?? null),
  holdHours,
  holdExtensions,
});

/** Named for each currency, as those of a row are. */
export const noLimits = (): RoleLimits => ({
  ...NO_LIMITS,
  refund: inEach(() => null),
  writeOff: inEach(() => null),
});

/** Who may not sell does not lower a price by the way, nor does anybody else give back what they may not. */
function withinRights(role: Role, limits: RoleLimits): RoleLimits {
  const sells = mayEnter(role, RIGHT_OF_LIMIT.belowList);
  const givesBack = mayEnter(role, RIGHT_OF_LIMIT.refund);
  return {
    ...limits,
    ...(!sells && { belowList: 0, holdHours: 0, holdExtensions: 0 }),
    ...(!givesBack && { refund: inEach(() => 0), writeOff: inEach(() => 0) }),
  };
}

/** The user's own row, else that of the role, else none. What no request does has no limits, SUPERADMIN neither. */
export async function limitsOf(db: Db | Tx, actor: Pick<Actor, 'id' | 'role'> | null): Promise<RoleLimits> {
  if (actor === null || actor.role === 'SUPERADMIN') return noLimits();
  const rows = await db
    .select()
    .from(roleLimits)
    .where(or(eq(roleLimits.userId, actor.id), eq(roleLimits.role, actor.role)));
  const row = rows.find(({ userId }) => userId !== null) ?? rows[0];
  return withinRights(actor.role, row ? presentLimits(row) : noLimits());
}

const NAMED = 3;

/** Colleagues who may do it alone: those of the same building, by name. */
async function whoMay(db: Db | Tx, beyond: Beyond, buildingId: number | null): Promise<string[]> {
  const right = RIGHT_OF_LIMIT[beyond.kind];
  const colleagues = await db
    .select({ id: users.id, role: users.role, buildingIds: users.buildingIds, name: displayName() })
    .from(users)
    .where(and(users.isActive, isNull(users.deletedAt), inArray(users.role, rolesWith(right))))
    .orderBy(asc(displayName()), asc(users.id));
  const able: string[] = [];
  for (const { name, ...one } of colleagues) {
    const isBound = isBoundTo(one.role, one.buildingIds);
    if (!mayEnter({ role: one.role, isBound }, right)) continue;
    if (isBound && (buildingId === null || !one.buildingIds?.includes(buildingId))) continue;
    if (isWithin(beyond, await limitsOf(db, one))) able.push(name ?? '');
    if (able.length === NAMED) break;
  }
  return able;
}

/** Refuses with the figure, and with those who may do it. */
export async function refuseBeyond(db: Db | Tx, beyond: Beyond, buildingId: number | null): Promise<never> {
  throw new AppError('beyondLimit', {
    params: { beyond: { ...beyond, mayDo: await whoMay(db, beyond, buildingId) } },
  });
}

/** The hours of a hold: as asked for, or the usual ones as far as the limit goes. */
export async function requireHoldHours(
  tx: Tx,
  actor: Actor | null,
  asked: number | null | undefined,
  usual: number,
  buildingId: number | null,
): Promise<number> {
  const { holdHours } = await limitsOf(tx, actor);
  if (holdHours === null) return asked ?? usual;
  const hours = asked ?? Math.min(usual, holdHours);
  if (hours > holdHours || holdHours === 0)
    await refuseBeyond(
      tx,
      { kind: 'holdHours', figure: Math.max(hours, 1), limit: holdHours, currency: null },
      buildingId,
    );
  return hours;
}

/** `done` is how often it was extended before. */
export async function requireExtension(
  tx: Tx,
  actor: Actor | null,
  done: number,
  buildingId: number | null,
): Promise<void> {
  const { holdExtensions } = await limitsOf(tx, actor);
  if (holdExtensions !== null && done + 1 > holdExtensions)
    await refuseBeyond(
      tx,
      { kind: 'holdExtensions', figure: done + 1, limit: holdExtensions, currency: null },
      buildingId,
    );
}
