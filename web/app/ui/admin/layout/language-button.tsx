import { otherLang } from '@diyar/contract/rules/language';
import { Button } from 'react-aria-components/Button';
import { adminTexts, useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { untilLoaded } from '~/lib/until-loaded.ts';
import { Icon } from '../icon.tsx';

/** Switches between Arabic and English in place, without losing typed text. */
export function LanguageButton() {
  const { nav } = useAdminTexts();
  const { lang, switchTo } = useLanguage();
  const other = otherLang(lang);
  const change = async () => {
    await untilLoaded(() => adminTexts.load(other));
    switchTo(other);
  };
  return (
    <Button className="language-button" lang={other} aria-label={nav.otherLanguage} onPress={change}>
      <Icon name="translate" />
      <span>{nav.otherLanguage}</span>
    </Button>
  );
}
