import { useAdminTexts } from '~/i18n/admin/index.ts';
import { monthName } from '~/lib/admin/dates.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { MonthReportPaper } from './month-report.tsx';
import { OwnerReportPaper } from './owner-report.tsx';
import { useMonthReport } from './papers-api.ts';

/** /admin/money/months/{month}: docs/product/money-desk.md#closed-months */
export function MonthReportScreen({ month }: { month: string }) {
  const { papers: t, moneyDesk: money } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useMonthReport(month);
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <PaperPage
      title={data ? t.monthOf(monthName(month, lang)) : t.month}
      parent={{ label: money.views.months, to: '/admin/money?view=months' }}
      isEmpty={!data}
    >
      {(paperLang) =>
        isMissing ? (
          <EmptyState title={t.noMonth}>{t.noMonthBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
            {(report) => (
              <div className="paper-leaves">
                {report.owner && <OwnerReportPaper report={report} owner={report.owner} lang={paperLang} />}
                <MonthReportPaper report={report} lang={paperLang} />
              </div>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
