import { ROLE_REQUEST_MS } from '@diyar/contract/limits';
import type { User } from '@diyar/contract/users';
import type { users } from '../../db/schema.ts';

type Row = typeof users.$inferSelect;
/** The name of whoever asked for a role. */
type Asked = { pendingName?: string | null };

/** LACASA has at first LaCasa; nobody is bound who has none, and SUPERADMIN never. */
function buildingsOf({ role, buildingIds }: Row, lacasaId: number | null): number[] {
  if (role === 'SUPERADMIN') return [];
  if (role === 'LACASA' && buildingIds === null) return lacasaId === null ? [] : [lacasaId];
  return buildingIds ?? [];
}

/** Until it ends by itself. */
export function pendingOf({ pendingRole, pendingBy, pendingAt, pendingName }: Row & Asked) {
  if (pendingRole === null || pendingAt === null) return undefined;
  const until = new Date(pendingAt.getTime() + ROLE_REQUEST_MS);
  if (until <= new Date()) return undefined;
  return {
    role: pendingRole,
    byId: pendingBy,
    by: pendingName ?? '',
    at: pendingAt.toISOString(),
    until: until.toISOString(),
  };
}

/** Never contains the password hash or the token version. */
export const presentUser = (row: Row & Asked, lacasaId: number | null): User => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  phone: row.phone,
  role: row.role,
  isActive: row.isActive,
  ...(pendingOf(row) && { pending: pendingOf(row) }),
  buildings: buildingsOf(row, lacasaId),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
