import { isBoundToBuildings } from '@diyar/contract/rules/roles';
import type { User } from '@diyar/contract/users';
import type { users } from '../../db/schema.ts';

type Row = typeof users.$inferSelect;

/** Never contains the password hash or the token version. */
export const presentUser = (row: Row, lacasaId: number | null): User => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  phone: row.phone,
  role: row.role,
  isActive: row.isActive,
  buildings: isBoundToBuildings(row.role) ? (row.buildingIds ?? (lacasaId === null ? [] : [lacasaId])) : [],
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
