import type { AdminPage } from '@diyar/contract/rules/admin-pages';
import { mayEnter, type Role } from '@diyar/contract/rules/roles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { PAGE_ICON } from './nav-pages.ts';

/** The dashboard is current only at its own address, the others also at addresses below. */
const isCurrent = (path: string, pathname: string) =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`));

type Props = { page: AdminPage; role: Role | null; badge?: ReactNode };

/** `badge` is at the end: the unread count. */
export function NavLink({ page, role, badge }: Props) {
  const { nav } = useAdminTexts();
  const current = isCurrent(page.path, useLocation().pathname.replace(/\/+$/, ''));
  const icon = PAGE_ICON[page.key];
  const isOwnTrash = page.key === 'trash' && !mayEnter(role, 'wholeTrash');
  const name = isOwnTrash ? nav.ownTrash : nav.pages[page.key];
  return (
    <Link className="sidebar-link" to={page.path} aria-current={current ? 'page' : undefined} title={name}>
      <Icon name={current ? `${icon}-fill` : icon} />
      <span>{name}</span>
      {badge}
    </Link>
  );
}
