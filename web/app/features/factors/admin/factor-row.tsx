import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay, shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';

type Moments = { createdAt: string; lastUsedAt: string | null };

/** 'since 12 August, last used today 08:02' */
export function useFactorNote() {
  const { account, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const t = account.factors;
  return ({ createdAt, lastUsedAt }: Moments) => {
    const used = lastUsedAt && shortMoment(lastUsedAt, lang, { today: ui.today, yesterday: ui.yesterday });
    return [t.since(calendarDay(createdAt.slice(0, 10), lang)), used ? t.lastUsed(used) : t.neverUsed].join(
      lang === 'ar' ? '، ' : ', ',
    );
  };
}

type RowProps = { icon: IconName; title: ReactNode; note: ReactNode; children: ReactNode };

export const FactorRow = ({ icon, title, note, children }: RowProps) => (
  <div className="my-account-row">
    <span className="my-account-row-icon">
      <Icon name={icon} />
    </span>
    <span className="two-lines my-account-row-name">
      <strong>{title}</strong>
      <small>{note}</small>
    </span>
    {children}
  </div>
);
