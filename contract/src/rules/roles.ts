export const ROLES = ['SUPERADMIN', 'ADMIN', 'LACASA'] as const;
export type Role = (typeof ROLES)[number];

const STAFF: readonly Role[] = ['SUPERADMIN', 'ADMIN'];
const OWNER: readonly Role[] = ['SUPERADMIN'];
const BUILDING: readonly Role[] = ['SUPERADMIN', 'LACASA'];

/** SPEC §6: who may enter what. Routes on the server and pages of the back office name an area from here. */
export const AREAS = {
  public: 'everyone',
  signedIn: ROLES,
  dashboard: STAFF,
  company: STAFF,
  hero: STAFF,
  projects: STAFF,
  files: STAFF,
  messages: STAFF,
  sold: STAFF,
  users: OWNER,
  audit: OWNER,
  trash: OWNER,
  operations: OWNER,
  lacasa: BUILDING,
  lacasaRestore: OWNER,
} as const satisfies Record<string, 'everyone' | readonly Role[]>;

export type Area = keyof typeof AREAS;

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** SPEC §6: roles compare case-insensitively; 'ROLE_ADMIN' is how some servers spell an authority. */
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

/** SPEC §6: the user's role, else the first authority, else the first role, else the stored one. */
export function resolveRole(user: RoleSource | null | undefined, stored?: unknown): Role | null {
  const candidates = [user?.role, first(user?.authorities), first(user?.roles), stored];
  return toRole(candidates.find(given));
}

/** SPEC §6: null is someone who is not signed in, or whose role is none of ours. */
export function mayEnter(role: Role | null, area: Area): boolean {
  const allowed: 'everyone' | readonly Role[] = AREAS[area];
  return allowed === 'everyone' || (role !== null && allowed.includes(role));
}
