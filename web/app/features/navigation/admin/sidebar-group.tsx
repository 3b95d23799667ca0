import type { Who } from '@diyar/contract/rules/roles';
import { useId } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { Count } from '~/ui/admin/values/tag.tsx';
import type { GroupKey, NavGroup } from './nav-groups.ts';
import { NavLink } from './nav-link.tsx';
import type { PageCounts } from './page-counts.ts';

type Props = {
  group: NavGroup;
  who: Who;
  counts: PageCounts;
  isOpen: boolean;
  /** The open page is in it: it stays open. */
  isCurrent: boolean;
  onPress: (key: GroupKey, isOpen: boolean) => void;
};

/** A heading that folds its pages. Folded, it carries the sum of their counts. */
export function SidebarGroup({ group: { key, pages }, who, counts, isOpen, isCurrent, onPress }: Props) {
  const { nav } = useAdminTexts();
  const id = useId();
  const links = pages.map((page) => (
    <NavLink key={page.key} page={page} who={who} count={counts[page.key]} />
  ));
  if (key === null) return links;
  const waiting = pages.reduce((sum, page) => sum + (counts[page.key]?.value ?? 0), 0);
  return (
    <>
      <button
        type="button"
        className="sidebar-heading"
        title={nav.groups[key]}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-disabled={isCurrent || undefined}
        onClick={() => !isCurrent && onPress(key, isOpen)}
      >
        <Icon name="caret-down" />
        <span>{nav.groups[key]}</span>
        {!isOpen && waiting > 0 && <Count value={waiting} label={nav.waiting(waiting)} />}
      </button>
      <div id={id} className="sidebar-pages" hidden={!isOpen}>
        {links}
      </div>
    </>
  );
}
