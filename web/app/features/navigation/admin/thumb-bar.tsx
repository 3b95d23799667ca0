import { thumbFor } from '@diyar/contract/rules/admin-pages';
import type { Who } from '@diyar/contract/rules/roles';
import { Link, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { Count } from '~/ui/admin/values/tag.tsx';
import { isCurrent, PAGE_ICON } from './nav-pages.ts';
import type { PageCounts } from './page-counts.ts';

/** On phones: what the role opens most, at the foot of the screen. */
export function ThumbBar({ who, counts }: { who: Who; counts: PageCounts }) {
  const { nav } = useAdminTexts();
  const { pathname } = useLocation();
  const names = { ...nav.pages, ...nav.short };
  const pages = thumbFor(who);
  if (pages.length === 0) return null;
  return (
    <nav className="thumb-bar" aria-label={nav.thumb} data-no-print>
      {pages.map(({ key, path }) => {
        const current = isCurrent(path, pathname);
        const icon = PAGE_ICON[key];
        const count = counts[key];
        return (
          <Link key={key} to={path} aria-current={current ? 'page' : undefined}>
            <Icon name={current ? `${icon}-fill` : icon} />
            <span>{names[key]}</span>
            {count && <Count {...count} />}
          </Link>
        );
      })}
    </nav>
  );
}
