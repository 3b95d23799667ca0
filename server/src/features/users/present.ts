import type { User } from '@diyar/contract/users';
import type { users } from '../../db/schema.ts';

type Row = typeof users.$inferSelect;

/** LACASA has at first LaCasa; nobody is bound who has none, and SUPERADMIN never. */
function buildingsOf({ role, buildingIds }: Row, lacasaId: number | null): number[] {
  if (role === 'SUPERADMIN') return [];
  if (role === 'LACASA' && buildingIds === null) return lacasaId === null ? [] : [lacasaId];
  return buildingIds ?? [];
}

/** Never contains the password hash or the token version. */
export const presentUser = (row: Row, lacasaId: number | null): User => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  phone: row.phone,
  role: row.role,
  isActive: row.isActive,
  buildings: buildingsOf(row, lacasaId),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
