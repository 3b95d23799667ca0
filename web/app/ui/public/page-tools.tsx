import { type Lang, otherLang } from '@diyar/contract/rules/language';
import { Link, useLocation } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from './icon.tsx';

/** The boot script switches the theme, so that the button works before hydration. */
export function ThemeButton() {
  const t = usePublicTexts().shell;
  return (
    <button className="btn-tool needs-script" type="button" data-theme-toggle aria-label={t.theme}>
      <Icon name="moon" className="page-tools-light" />
      <Icon name="sun" className="page-tools-dark" />
    </button>
  );
}

/** The same page in another language, at an address of its own: works without scripts and can be shared. */
export function useLanguageHref(lang: Lang) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('lang', lang);
  return { pathname, search: `?${params}` };
}

export function LanguageLink({ className }: { className?: string }) {
  const t = usePublicTexts().shell;
  const other = otherLang(useLanguage().lang);
  const to = useLanguageHref(other);
  return (
    <Link className={className} to={to} reloadDocument lang={other} hrefLang={other}>
      {other === 'ar' ? t.arabic : t.english}
    </Link>
  );
}
