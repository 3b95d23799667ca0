import { type Area, mayEnter, type Role } from './roles.ts';

/** SPEC §2.1 and §6: the pages of the back office in the order of the sidebar. */
export const ADMIN_PAGES = [
  { key: 'dashboard', path: '/admin', area: 'dashboard' },
  { key: 'company', path: '/admin/company', area: 'company' },
  { key: 'projects', path: '/admin/projects', area: 'projects' },
  { key: 'inbox', path: '/admin/messages', area: 'messages' },
  { key: 'sold', path: '/admin/selled', area: 'sold' },
  { key: 'users', path: '/admin/users', area: 'users' },
  { key: 'lacasaDashboard', path: '/admin/lacasa/dashboard', area: 'lacasa' },
  { key: 'lacasaFloors', path: '/admin/lacasa/floors', area: 'lacasa' },
] as const satisfies readonly { key: string; path: string; area: Area }[];

export type AdminPage = (typeof ADMIN_PAGES)[number];
export type AdminPageKey = AdminPage['key'];

/** SPEC §6: what the sidebar shows; a user with no role sees nothing. */
export const sidebarFor = (role: Role | null): AdminPage[] =>
  ADMIN_PAGES.filter((page) => mayEnter(role, page.area));

/** SPEC §2.2, §4: where someone goes who came from nowhere, or who came to a page that is not theirs. */
export function landingFor(role: Role | null): string {
  if (role === 'SUPERADMIN' || role === 'ADMIN') return '/admin';
  return role === 'LACASA' ? '/admin/lacasa/dashboard' : '/';
}
