import type { StatementPeriod } from '@diyar/contract/rules/statement';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { aDay, useListParams } from '~/lib/admin/list-params.ts';
import { DayFilter } from '~/ui/admin/lists/filters.tsx';

const FILTERS = { from: aDay, to: aDay };

/** From which day to which, as it stands in the address. */
export function useStatementPeriod(): StatementPeriod {
  const { from, to } = useListParams(FILTERS).view;
  return { from, to };
}

export function PeriodFields() {
  const { papers: t } = useAdminTexts();
  const { field } = useListParams(FILTERS);
  return (
    <>
      <DayFilter label={t.from} {...field('from')} />
      <DayFilter label={t.to} {...field('to')} />
    </>
  );
}
