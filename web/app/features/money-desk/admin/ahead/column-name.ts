import { dayText } from '@diyar/contract/rules/dates';
import { AHEAD_COLUMNS } from '@diyar/contract/rules/money-ahead';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';

/** 'January 2027', 'Later'. */
export function useColumnName(): (column: string) => string {
  const { moneyDeskAhead: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (column) => {
    const beside = AHEAD_COLUMNS.find((one) => one === column);
    return beside ? t.columns[beside] : dayText(column, lang, { month: 'long', year: 'numeric' });
  };
}
