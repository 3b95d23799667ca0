import { RIGHTS, type Right } from './rights.ts';

/** Every role with its start page, to which the route guard leads as well. */
const START_PAGES = {
  SUPERADMIN: '/admin',
  ADMIN: '/admin',
  SALES: '/admin',
  ACCOUNTANT: '/admin',
  LACASA: '/admin/lacasa/dashboard',
} as const satisfies Record<keyof typeof RIGHTS.users.of, string>;

export type Role = keyof typeof START_PAGES;
export const ROLES = Object.keys(START_PAGES) as [Role, ...Role[]];

/** Where somebody begins; whoever would begin with LaCasa, and has none, with their buildings. */
export function landingFor(who: Who): string {
  if (who === null) return '/';
  const start = START_PAGES[typeof who === 'string' ? who : who.role];
  return start === START_PAGES.LACASA && !seesLacasa(who) ? '/admin/buildings' : start;
}

/** Whether there is a building named as LaCasa for them. */
export const seesLacasa = (who: Who): boolean =>
  who !== null && (typeof who === 'string' || who.hasLacasa !== false);

/** Whether the company still brings in what it sold before. */
export const isMovingIn = (who: Who): boolean =>
  who !== null && (typeof who === 'string' || who.hasMovedIn !== true);

/** What a call or a page needs: a right, a session, or nothing. */
export type Area = Right | 'public' | 'signedIn';

/** Whose rights are asked about: a role, and whether the user is bound to buildings. */
export type Holder = {
  role: Role;
  isBound?: boolean;
  /** False where no building is named as LaCasa, or it is not theirs. */
  hasLacasa?: boolean;
  /** True once moving in has ended. */
  hasMovedIn?: boolean;
};

/** A role alone is somebody who is not bound; null are visitors and users with an unknown role. */
export type Who = Role | Holder | null;

/** LACASA always is; of the others but SUPERADMIN whoever has buildings of their own. */
export const isBoundTo = (role: Role, buildings: readonly number[] | null): boolean =>
  role === 'LACASA' || (role !== 'SUPERADMIN' && buildings !== null && buildings.length > 0);

/** Whose rights a signed-in user has; null with an unknown role. */
export function holderOf(
  user: { role: unknown; isBound?: boolean; hasLacasa?: boolean; hasMovedIn?: boolean } | null | undefined,
): Holder | null {
  const role = toRole(user?.role);
  return (
    role && {
      role,
      isBound: user?.isBound ?? role === 'LACASA',
      ...(user?.hasLacasa === false && { hasLacasa: false }),
      ...(user?.hasMovedIn === true && { hasMovedIn: true }),
    }
  );
}

/** The roles that have a right, whether or not somebody is bound to buildings. */
export const rolesWith = (right: Right): Role[] => ROLES.filter((role) => RIGHTS[right].of[role] !== 'no');

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** In any case; other servers send 'ROLE_ADMIN' or { authority: 'ROLE_ADMIN' }. */
export function toRole(value: unknown): Role | null {
  const text = typeof value === 'object' && value !== null && 'authority' in value ? value.authority : value;
  if (typeof text !== 'string') return null;
  const upper = text
    .trim()
    .toUpperCase()
    .replace(/^ROLE_/, '');
  return isRole(upper) ? upper : null;
}

export type RoleSource = { role?: unknown; authorities?: unknown; roles?: unknown };

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : list);
const given = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The user's role, else the first authority, else the first of `roles`, else the stored one. */
export function resolveRole(user: RoleSource | null | undefined, stored?: unknown): Role | null {
  const candidates = [user?.role, first(user?.authorities), first(user?.roles), stored];
  return toRole(candidates.find(given));
}

export function mayEnter(who: Who, area: Area): boolean {
  if (area === 'public') return true;
  if (who === null) return false;
  const { role, isBound = role === 'LACASA' }: Holder = typeof who === 'string' ? { role: who } : who;
  if (area === 'signedIn') return true;
  const { of, reach } = RIGHTS[area];
  return of[role] !== 'no' && (!isBound || reach === 'building');
}
