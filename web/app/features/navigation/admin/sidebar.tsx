import { holderOf, landingFor } from '@diyar/contract/rules/roles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import type { SessionUser } from '~/lib/session/session.ts';
import { BrandMark } from '~/ui/admin/layout/brand-mark.tsx';
import { navGroups, openGroups } from './nav-groups.ts';
import { isCurrent } from './nav-pages.ts';
import type { PageCounts } from './page-counts.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarSettings } from './sidebar-settings.tsx';
import { useFolding } from './use-folding.ts';
import { UserBlock } from './user-block.tsx';

export type SidebarProps = {
  user: SessionUser;
  isFolded: boolean;
  /** The fold button; the sheet on phones has none. */
  foldButton?: ReactNode;
  /** Below the brand, above the pages: 'Find'. */
  find?: ReactNode;
  /** Shown beside a page's name. */
  counts?: PageCounts;
  /** Beside the user's name: what they should look at. */
  accountBadge?: ReactNode;
};

/** The pages of the role, the user, language, theme and the way to the site. */
export function Sidebar({ user, isFolded, foldButton, find, counts = {}, accountBadge }: SidebarProps) {
  const { nav } = useAdminTexts();
  const brand = useBrand();
  const who = holderOf(user);
  const { pathname } = useLocation();
  const { folding, press } = useFolding(user.id ?? null);
  const groups = navGroups(who);
  const current =
    groups.find(({ pages }) => pages.some(({ path }) => isCurrent(path, pathname)))?.key ?? null;
  const open = openGroups(groups, folding, current);
  return (
    <aside className="sidebar" aria-label={nav.menu} data-folded={isFolded || undefined} data-no-print>
      <Link className="sidebar-brand" to={landingFor(who)} aria-label={brand.name}>
        <BrandMark isSmall={isFolded} />
        {!brand.logo?.hasName && <strong>{brand.name}</strong>}
      </Link>
      {find}
      <nav className="sidebar-nav" aria-label={nav.main}>
        {groups.map((group) => (
          <SidebarGroup
            key={group.key}
            group={group}
            who={who}
            counts={counts}
            isOpen={group.key !== null && open.includes(group.key)}
            isCurrent={group.key === current}
            onPress={press}
          />
        ))}
      </nav>
      <div className="sidebar-foot">
        <UserBlock user={user} badge={accountBadge} />
        <SidebarSettings foldButton={foldButton} />
      </div>
    </aside>
  );
}
