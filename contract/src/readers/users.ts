import { resolveRole } from '../rules/roles.ts';
import type { User } from '../users.ts';
import { type ReadList, readList } from './list.ts';
import { isObject, pick, pickBoolean, pickId, pickText, toInstant } from './pick.ts';

export function readUser(answer: unknown): User | null {
  if (!isObject(answer)) return null;
  const id = pickId(answer, 'id', 'userId');
  if (id === null) return null;
  const role = resolveRole({
    role: pick(answer, 'role'),
    authorities: pick(answer, 'authorities'),
    roles: pick(answer, 'roles'),
  });
  return {
    id,
    username: pickText(answer, 'username', 'userName', 'email'),
    fullName: pickText(answer, 'fullName', 'name'),
    phone: pickText(answer, 'phone', 'mobile'),
    isActive: pickBoolean(answer, 'isActive', 'active', 'enabled') ?? true,
    role: role ?? 'ADMIN',
    buildings: Array.isArray(answer.buildings)
      ? answer.buildings.filter((id): id is number => typeof id === 'number')
      : [],
    ...(isObject(answer.pending) && { pending: answer.pending as User['pending'] }),
    createdAt: toInstant(pick(answer, 'createdAt', 'created')) ?? new Date(0).toISOString(),
    lastSignInAt: toInstant(pick(answer, 'lastSignInAt', 'lastLoginAt', 'lastLogin')),
  };
}

export const readUsers = (answer: unknown): ReadList<User> => readList(answer, readUser);
