/** Every role with its start page, to which the route guard leads as well. */
const START_PAGES = {
  SUPERADMIN: '/admin',
  ADMIN: '/admin',
  LACASA: '/admin/lacasa/dashboard',
} as const;

export type Role = keyof typeof START_PAGES;
export const ROLES = Object.keys(START_PAGES) as [Role, ...Role[]];

export const landingFor = (role: Role | null): string => (role ? START_PAGES[role] : '/');

const STAFF: readonly Role[] = ['SUPERADMIN', 'ADMIN'];
const OWNER: readonly Role[] = ['SUPERADMIN'];
const BUILDING: readonly Role[] = ['SUPERADMIN', 'LACASA'];
const SALES: readonly Role[] = ['SUPERADMIN', 'ADMIN', 'LACASA'];

/** Sees the buildings given to them and nothing else; the others see all. */
export const isBoundToBuildings = (role: Role | null | undefined): boolean => role === 'LACASA';

/** docs/product/sign-in-and-roles.md#access-by-area. Server routes and admin pages each name one of these areas. */
export const AREAS = {
  public: 'everyone',
  signedIn: ROLES,
  dashboard: STAFF,
  company: STAFF,
  hero: STAFF,
  projects: STAFF,
  files: STAFF,
  messages: STAFF,
  leads: STAFF,
  sold: STAFF,
  users: OWNER,
  audit: OWNER,
  /** Quotes, previews, viewings and calendars of everybody, by their addresses. */
  secretAddresses: OWNER,
  /** What one deleted oneself. */
  trash: STAFF,
  wholeTrash: OWNER,
  operations: OWNER,
  lacasa: BUILDING,
  lacasaRestore: OWNER,
  /** Per building: LACASA only those given to them, ADMIN without money. */
  buildings: SALES,
  /** Payments, cheques, receipts and statements. */
  money: BUILDING,
  monthClosing: OWNER,
  persons: SALES,
  personErasure: OWNER,
} as const satisfies Record<string, 'everyone' | readonly Role[]>;

export type Area = keyof typeof AREAS;

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

/** The role is null for visitors and for users with an unknown role. */
export function mayEnter(role: Role | null, area: Area): boolean {
  const allowed: 'everyone' | readonly Role[] = AREAS[area];
  return allowed === 'everyone' || (role !== null && allowed.includes(role));
}
