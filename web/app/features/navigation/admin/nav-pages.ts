import { type AdminPage, type AdminPageKey, sidebarFor } from '@diyar/contract/rules/admin-pages';
import type { Role } from '@diyar/contract/rules/roles';
import type { IconName } from '~/ui/admin/icon.tsx';

export const PAGE_ICON = {
  dashboard: 'squares-four',
  company: 'briefcase',
  projects: 'house-line',
  inbox: 'tray',
  sold: 'handshake',
  users: 'user-gear',
  lacasaDashboard: 'chart-bar-horizontal',
  lacasaFloors: 'stack',
  leads: 'target',
  viewings: 'calendar-blank',
  buildings: 'building-apartment',
  money: 'bank',
  quotes: 'file-text',
  persons: 'identification-card',
  audit: 'clock-counter-clockwise',
  trash: 'trash',
  signIns: 'sign-in',
  system: 'gauge',
  secretAddresses: 'link-simple',
} as const satisfies Record<AdminPageKey, IconName>;

/** Without a heading a line separates it from the group before. */
type Group = { heading: 'lacasa' | 'system' | 'sales' | null; keys: readonly AdminPageKey[] };

/** The order follows daily work (docs/product/sign-in-and-roles.md#sidebar). */
const GROUPS: readonly Group[] = [
  { heading: null, keys: ['dashboard', 'inbox', 'projects', 'sold', 'company'] },
  { heading: 'lacasa', keys: ['lacasaDashboard', 'lacasaFloors'] },
  { heading: null, keys: ['users'] },
  { heading: 'sales', keys: ['leads', 'viewings', 'buildings', 'money', 'quotes', 'persons'] },
  { heading: 'system', keys: ['audit', 'trash', 'signIns', 'secretAddresses', 'system'] },
];

/** The groups of a role, without empty ones. */
export function navGroups(role: Role | null): { heading: Group['heading']; pages: AdminPage[] }[] {
  const visible = sidebarFor(role);
  return GROUPS.map(({ heading, keys }) => ({
    heading,
    pages: keys.flatMap((key) => visible.find((page) => page.key === key) ?? []),
  })).filter(({ pages }) => pages.length > 0);
}
