import { landingFor, toRole } from '@diyar/contract/rules/roles';
import type { ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { SessionUser } from '~/lib/session/session.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { Mark } from '~/ui/admin/layout/mark.tsx';
import { NavLink } from './nav-link.tsx';
import { navGroups } from './nav-pages.ts';
import { SidebarSettings } from './sidebar-settings.tsx';
import { UserBlock } from './user-block.tsx';

export type SidebarProps = {
  user: SessionUser;
  isFolded: boolean;
  /** The fold button; the sheet on phones has none. */
  foldButton?: ReactNode;
  /** Below the brand, above the pages: 'Find'. */
  find?: ReactNode;
  /** Shown beside a page's name: the unread count. */
  badges?: Partial<Record<string, ReactNode>>;
  /** Beside the user's name: what they should look at. */
  accountBadge?: ReactNode;
};

/** The pages of the role, the link to the site, the user, language and theme. */
export function Sidebar({ user, isFolded, foldButton, find, badges = {}, accountBadge }: SidebarProps) {
  const { nav } = useAdminTexts();
  const role = toRole(user.role);
  const site = useHref('/');
  return (
    <aside className="sidebar" aria-label={nav.menu} data-folded={isFolded || undefined} data-no-print>
      <Link className="sidebar-brand" to={landingFor(role)} aria-label={nav.brand}>
        <Mark />
        <strong>{nav.brand}</strong>
      </Link>
      {find}
      <nav className="sidebar-nav" aria-label={nav.main}>
        {navGroups(role).map(({ heading, pages }, position) => (
          <NavGroup
            key={heading ?? position}
            heading={heading && nav.groups[heading]}
            isFirst={position === 0}
          >
            {pages.map((page) => (
              <NavLink key={page.key} page={page} role={role} badge={badges[page.key]} />
            ))}
          </NavGroup>
        ))}
      </nav>
      <div className="sidebar-foot">
        {/* a document navigation: the style sheets of the two sides must not be mixed */}
        <a className="sidebar-link" href={site} title={nav.viewSite}>
          <Icon name="arrow-square-out" className="icon--flip" />
          <span>{nav.viewSite}</span>
        </a>
        <UserBlock user={user} badge={accountBadge} />
        <SidebarSettings foldButton={foldButton} />
      </div>
    </aside>
  );
}

type GroupProps = { heading: string | null; isFirst: boolean; children: ReactNode };

const NavGroup = ({ heading, isFirst, children }: GroupProps) => (
  <>
    {heading ? <p className="sidebar-heading">{heading}</p> : !isFirst && <hr className="sidebar-rule" />}
    {children}
  </>
);
