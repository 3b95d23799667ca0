import type { Days } from '@diyar/contract/rules/insight-periods';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { monthName, shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';

/** 'November 2026', or from which day to which. */
export function useDaysText() {
  const { moneyDeskInsights: t } = useAdminTexts();
  const { lang } = useLanguage();
  return ({ from, to }: Days) => {
    const next = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10);
    const isMonth = from.endsWith('-01') && next.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
    return isMonth ? monthName(from.slice(0, 7), lang) : t.fromTo(shortDay(from, lang), shortDay(to, lang));
  };
}

/** 'November 2026', 'Q4 2026', '2026' */
export function usePeriodName() {
  const { moneyDeskInsights: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (key: string) => {
    const [year = '', part = ''] = key.split('-');
    if (!part) return year;
    return part.startsWith('q') ? t.quarter(Number(part.slice(1)), year) : monthName(key, lang);
  };
}
