import { otherLang } from '@diyar/contract/rules/language';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { adminTexts, useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { toggleTheme, useTheme } from '~/lib/theme.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';

/** Language and theme. Both change in place: what is being typed stays. */
export function SidebarSettings({ foldButton }: { foldButton?: ReactNode }) {
  const { nav } = useAdminTexts();
  const { lang, switchTo } = useLanguage();
  const theme = useTheme();
  const other = otherLang(lang);
  const change = async () => {
    await adminTexts.load(other);
    switchTo(other);
  };
  return (
    <div className="side__set">
      <Button className="seg__a" lang={other} aria-label={nav.otherLanguage} onPress={change}>
        <Icon name="translate" />
        <span>{nav.otherLanguage}</span>
      </Button>
      <IconButton icon={theme === 'dark' ? 'sun' : 'moon'} size="s" label={nav.theme} onPress={toggleTheme} />
      {foldButton}
    </div>
  );
}
