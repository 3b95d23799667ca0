import { type DealId, dealId } from '@diyar/contract/rules/ids';
import { useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { useStatements } from './papers-api.ts';
import { Statement } from './statement.tsx';
import { PeriodFields, useStatementPeriod } from './statement-period.tsx';
import { StatementsSummary } from './statements-summary.tsx';

/** As many as are printed at once. */
const MOST = 50;

const idsIn = (text: string | null): DealId[] =>
  [...new Set((text ?? '').split(',').map(Number))]
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, MOST)
    .map(dealId);

/** /admin/statements?deals=1,2: statements that are printed together, with the sums of all first. */
export function StatementsScreen() {
  const { papers: t } = useAdminTexts();
  const [params] = useSearchParams();
  const ids = idsIn(params.get('deals'));
  const query = useStatements(ids);
  const period = useStatementPeriod();
  return (
    <PaperPage title={t.statements} isEmpty={!query.data} tools={<PeriodFields />}>
      {(lang) =>
        ids.length === 0 ? (
          <EmptyState title={t.noneChosen}>{t.noneChosenBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.statementFailed} skeleton={<Skeleton width="20em" />}>
            {(statements) => (
              <div className="paper-leaves">
                {statements.length > 1 && <StatementsSummary statements={statements} lang={lang} />}
                {statements.map((statement) => (
                  <Statement key={statement.ledger.deal.id} {...statement} lang={lang} period={period} />
                ))}
              </div>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
