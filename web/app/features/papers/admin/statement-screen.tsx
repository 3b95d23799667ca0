import type { DealId } from '@diyar/contract/rules/ids';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { usePageUrl } from '~/lib/admin/page-url.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { useStatement } from './papers-api.ts';
import { Statement } from './statement.tsx';
import { PeriodFields, useStatementPeriod } from './statement-period.tsx';

/** /admin/deals/{id}/statement: docs/product/papers.md#statement */
export function StatementScreen({ id }: { id: DealId }) {
  const { papers: t } = useAdminTexts();
  const query = useStatement(id);
  const pageUrl = usePageUrl();
  const period = useStatementPeriod();
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  const deal = data?.ledger.deal;
  return (
    <PaperPage
      title={deal?.name ? t.statementOf(deal.name) : t.statement}
      parent={deal && { label: t.account, to: dealPath(deal.id) }}
      isEmpty={!data}
      tools={<PeriodFields />}
    >
      {(lang) =>
        isMissing ? (
          <EmptyState title={t.noDeal}>{t.notFoundBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.statementFailed} skeleton={<Skeleton width="20em" />}>
            {(statement) => (
              <div className="paper-leaves">
                <Statement
                  {...statement}
                  lang={lang}
                  period={period}
                  pageUrl={statement.ledger.buyerPath && pageUrl(statement.ledger.buyerPath)}
                />
              </div>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
