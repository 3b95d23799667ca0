import { holderOf } from '@diyar/contract/rules/roles';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useFocusSuccessor } from '~/lib/admin/focus-successor.ts';
import { PHONE, useMediaQuery } from '~/lib/admin/media-query.ts';
import { listenForShortcuts, useShortcut } from '~/lib/admin/shortcuts.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Toasts } from '~/ui/admin/feedback/toasts.tsx';
import { ShellContext } from '~/ui/admin/layout/shell-context.ts';
import { lazyDialog } from '~/ui/admin/lazy-part.tsx';
import { PrintHead } from './print-head.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { useFolded } from './use-folded.ts';

type Props = Pick<SidebarProps, 'user' | 'counts' | 'accountBadge' | 'find'> & { children: ReactNode };

const loadMenuPanel = async () => (await import('./menu-panel.tsx')).MenuPanel;
const MenuPanel = lazyDialog(loadMenuPanel);
const ShortcutList = lazyDialog(
  async () => (await import('~/ui/admin/overlays/shortcut-list.tsx')).ShortcutList,
);

/** The frame of every page: sidebar, bar at the thumb, toasts, shortcuts. A page renders its own bar and body (Page). */
export function Frame({ children, ...sidebar }: Props) {
  const { nav, ui } = useAdminTexts();
  const isPhone = useMediaQuery(PHONE);
  const { isFolded, isForced, toggle } = useFolded();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the sheet
  useEffect(() => setMenuOpen(false), [pathname]);
  const [isListing, setListing] = useState(false);
  useEffect(listenForShortcuts, []);
  // after the page, so that the first press opens it at once
  useEffect(() => {
    if (isPhone) loadMenuPanel().catch(() => {});
  }, [isPhone]);
  useFocusSuccessor();
  useShortcut('[', toggle, { label: ui.shortcutFold, isEnabled: !isPhone && !isForced });
  useShortcut('?', () => setListing(true), { label: ui.shortcutHelp });
  const foldLabel = isFolded ? nav.unfold : nav.fold;
  const foldButton = !isForced && (
    <IconButton icon="sidebar-simple" flip size="s" label={foldLabel} shortcut="[" onPress={toggle} />
  );
  return (
    <ShellContext value={{ openMenu: () => setMenuOpen(true), closeMenu: () => setMenuOpen(false) }}>
      <a className="shell-skip" href="#main" data-no-print>
        {nav.skip}
      </a>
      <div className="shell" data-folded={isFolded || undefined}>
        {isPhone ? (
          <MenuPanel isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
            <Sidebar {...sidebar} isFolded={false} />
          </MenuPanel>
        ) : (
          <Sidebar {...sidebar} isFolded={isFolded} foldButton={foldButton} />
        )}
        <div className="shell-page">
          <PrintHead />
          {children}
        </div>
      </div>
      {isPhone && <ThumbBar who={holderOf(sidebar.user)} counts={sidebar.counts ?? {}} />}
      <Toasts />
      <ShortcutList isOpen={isListing} onClose={() => setListing(false)} />
      {/* react-aria looks for this id before it inserts a <style>; base.css has the rule */}
      <i id="react-aria-pressable-style" hidden />
    </ShellContext>
  );
}
