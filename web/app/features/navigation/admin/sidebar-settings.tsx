import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { toggleTheme, useTheme } from '~/lib/theme.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { LanguageButton } from '~/ui/admin/layout/language-button.tsx';

/** Language and theme. Both change in place, without losing typed text. */
export function SidebarSettings({ foldButton }: { foldButton?: ReactNode }) {
  const { nav } = useAdminTexts();
  const theme = useTheme();
  return (
    <div className="sidebar-settings">
      <LanguageButton />
      <IconButton icon={theme === 'dark' ? 'sun' : 'moon'} size="s" label={nav.theme} onPress={toggleTheme} />
      {foldButton}
    </div>
  );
}
