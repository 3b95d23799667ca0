import type { AdminPageKey } from '@diyar/contract/rules/admin-pages';
import type { IconName } from '~/ui/admin/icon.tsx';

export const PAGE_ICON = {
  dashboard: 'squares-four',
  company: 'briefcase',
  projects: 'house-line',
  contractTemplates: 'note-pencil',
  inbox: 'tray',
  sold: 'handshake',
  users: 'user-gear',
  rights: 'shield-check',
  lacasaDashboard: 'chart-bar-horizontal',
  lacasaFloors: 'stack',
  leads: 'target',
  viewings: 'calendar-blank',
  buildings: 'building-apartment',
  money: 'bank',
  till: 'vault',
  movingIn: 'file-arrow-down',
  insights: 'chart-line-up',
  quotes: 'file-text',
  persons: 'identification-card',
  audit: 'clock-counter-clockwise',
  trash: 'trash',
  signIns: 'sign-in',
  system: 'gauge',
  secretAddresses: 'link-simple',
} as const satisfies Record<AdminPageKey, IconName>;

/** The dashboard is current only at its own address, the others also at addresses below. */
export const isCurrent = (path: string, pathname: string): boolean => {
  const here = pathname.replace(/\/+$/, '');
  return here === path || (path !== '/admin' && here.startsWith(`${path}/`));
};
