import type { AdminPage } from '@diyar/contract/rules/admin-pages';
import { mayEnter, type Who } from '@diyar/contract/rules/roles';
import { Link, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { Count } from '~/ui/admin/values/tag.tsx';
import { isCurrent, PAGE_ICON } from './nav-pages.ts';
import type { PageCounts } from './page-counts.ts';

type Props = { page: AdminPage; who: Who; count: PageCounts[keyof PageCounts] };

export function NavLink({ page, who, count }: Props) {
  const { nav } = useAdminTexts();
  const current = isCurrent(page.path, useLocation().pathname);
  const icon = PAGE_ICON[page.key];
  const isOwnTrash = page.key === 'trash' && !mayEnter(who, 'wholeTrash');
  const name = isOwnTrash ? nav.ownTrash : nav.pages[page.key];
  return (
    <Link className="sidebar-link" to={page.path} aria-current={current ? 'page' : undefined} title={name}>
      <Icon name={current ? `${icon}-fill` : icon} />
      <span>{name}</span>
      {count && <Count {...count} />}
    </Link>
  );
}
