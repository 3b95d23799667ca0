import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { toggleTheme, useTheme } from '~/lib/theme.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { IconLink } from '~/ui/admin/buttons/icon-link.tsx';
import { LanguageButton } from '~/ui/admin/layout/language-button.tsx';

/** Language and theme, which change in place, without losing typed text, and the way to the site. */
export function SidebarSettings({ foldButton }: { foldButton?: ReactNode }) {
  const { nav } = useAdminTexts();
  const theme = useTheme();
  const site = useHref('/');
  return (
    <div className="sidebar-settings">
      <LanguageButton />
      {/* a document navigation: the style sheets of the two sides must not be mixed */}
      <IconLink icon="arrow-square-out" flip size="s" label={nav.viewSite} href={site} />
      <IconButton icon={theme === 'dark' ? 'sun' : 'moon'} size="s" label={nav.theme} onPress={toggleTheme} />
      {foldButton}
    </div>
  );
}
