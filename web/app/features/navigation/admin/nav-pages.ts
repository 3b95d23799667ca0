import { type AdminPage, type AdminPageKey, sidebarFor } from '@diyar/contract/rules/admin-pages';
import type { Role } from '@diyar/contract/rules/roles';
import type { IconName } from '~/ui/admin/icon.tsx';

export const PAGE_ICON = {
  dashboard: 'squares-four',
  company: 'building-office',
  projects: 'buildings',
  inbox: 'tray',
  sold: 'handshake',
  users: 'users-three',
  lacasaDashboard: 'chart-bar-horizontal',
  lacasaFloors: 'stack',
} as const satisfies Record<AdminPageKey, IconName>;

type Group = { heading: 'lacasa' | 'system' | null; keys: readonly AdminPageKey[] };

/** SPEC §6 says who sees what; the order is the one of the day's work (mockups/admin): daily work first. */
const GROUPS: readonly Group[] = [
  { heading: null, keys: ['dashboard', 'inbox', 'projects', 'sold', 'company'] },
  { heading: 'lacasa', keys: ['lacasaDashboard', 'lacasaFloors'] },
  { heading: 'system', keys: ['users'] },
];

/** The groups a role sees; empty ones are left out. */
export function navGroups(role: Role | null): { heading: Group['heading']; pages: AdminPage[] }[] {
  const visible = sidebarFor(role);
  return GROUPS.map(({ heading, keys }) => ({
    heading,
    pages: keys.flatMap((key) => visible.find((page) => page.key === key) ?? []),
  })).filter(({ pages }) => pages.length > 0);
}
