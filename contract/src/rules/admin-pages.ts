import { type Area, isMovingIn, mayEnter, type Role, seesLacasa, type Who } from './roles.ts';

export const ADMIN_PAGES = [
  { key: 'dashboard', path: '/admin', area: 'dashboard' },
  { key: 'company', path: '/admin/company', area: 'company' },
  { key: 'projects', path: '/admin/projects', area: 'projects' },
  { key: 'contractTemplates', path: '/admin/contracts', area: 'contractTemplates' },
  { key: 'inbox', path: '/admin/messages', area: 'messages' },
  { key: 'sold', path: '/admin/selled', area: 'sold' },
  { key: 'users', path: '/admin/users', area: 'users' },
  { key: 'rights', path: '/admin/rights', area: 'users' },
  { key: 'lacasaDashboard', path: '/admin/lacasa/dashboard', area: 'lacasa' },
  { key: 'lacasaFloors', path: '/admin/lacasa/floors', area: 'lacasa' },
  { key: 'leads', path: '/admin/leads', area: 'leads' },
  { key: 'viewings', path: '/admin/viewings', area: 'leads' },
  { key: 'buildings', path: '/admin/buildings', area: 'buildings' },
  { key: 'money', path: '/admin/money', area: 'money' },
  { key: 'till', path: '/admin/till', area: 'tills' },
  { key: 'movingIn', path: '/admin/moving-in', area: 'movingIn' },
  { key: 'insights', path: '/admin/insights', area: 'insights' },
  { key: 'quotes', path: '/admin/quotes', area: 'buildings' },
  { key: 'persons', path: '/admin/persons', area: 'persons' },
  { key: 'audit', path: '/admin/audit', area: 'audit' },
  { key: 'trash', path: '/admin/trash', area: 'trash' },
  { key: 'signIns', path: '/admin/sign-ins', area: 'audit' },
  { key: 'system', path: '/admin/system', area: 'operations' },
  { key: 'secretAddresses', path: '/admin/secret-addresses', area: 'secretAddresses' },
] as const satisfies readonly { key: string; path: string; area: Area }[];

export type AdminPage = (typeof ADMIN_PAGES)[number];
export type AdminPageKey = AdminPage['key'];

/** docs/product/sign-in-and-roles.md#sidebar */
export const sidebarFor = (who: Who): AdminPage[] =>
  ADMIN_PAGES.filter(
    ({ area }) =>
      mayEnter(who, area) &&
      (area !== 'lacasa' || seesLacasa(who)) &&
      (area !== 'movingIn' || isMovingIn(who)),
  );

/** On phones, at the thumb: what each role opens most. The rest is behind the menu. */
const AT_THE_THUMB: Record<Role, readonly AdminPageKey[]> = {
  SUPERADMIN: ['dashboard', 'inbox', 'persons', 'money', 'insights'],
  ADMIN: ['dashboard', 'inbox', 'leads', 'viewings', 'projects'],
  SALES: ['dashboard', 'inbox', 'leads', 'viewings', 'buildings'],
  ACCOUNTANT: ['dashboard', 'money', 'till', 'persons', 'sold'],
  LACASA: ['lacasaDashboard', 'lacasaFloors', 'money', 'persons'],
};
/** Of a building manager without LaCasa. */
const WITHOUT_LACASA: readonly AdminPageKey[] = ['buildings', 'quotes', 'money', 'persons'];

export function thumbFor(who: Who): AdminPage[] {
  if (who === null) return [];
  const pages = sidebarFor(who);
  const role = typeof who === 'string' ? who : who.role;
  const keys = role === 'LACASA' && !seesLacasa(who) ? WITHOUT_LACASA : AT_THE_THUMB[role];
  return keys.flatMap((key) => pages.find((page) => page.key === key) ?? []);
}
