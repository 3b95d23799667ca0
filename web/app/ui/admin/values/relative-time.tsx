import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';

/** 'Today 08:51', 'Yesterday', '12 Nov', with the full date as a tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const { ui } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <time dateTime={at} title={fullMoment(at, lang)}>
      {shortMoment(at, lang, { today: ui.today, yesterday: ui.yesterday })}
    </time>
  );
}
