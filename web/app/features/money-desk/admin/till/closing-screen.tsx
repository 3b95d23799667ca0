import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { usePrintOnce } from '~/ui/admin/paper/use-print-once.ts';
import { ClosingPaper } from './closing-paper.tsx';
import { useClosing } from './till-api.ts';
import { TILL_PATH } from './till-path.ts';

/** /admin/till/closings/{id}: the paper as it was when the till was closed. */
export function ClosingScreen({ id }: { id: string }) {
  const { moneyDeskTill: t } = useAdminTexts();
  const query = useClosing(id);
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && [403, 404].includes(error.status);
  usePrintOnce(data !== undefined);
  return (
    <PaperPage
      title={data ? t.closing(data.number) : t.tabs.closings}
      parent={{ label: t.title, to: TILL_PATH }}
      isEmpty={!data}
    >
      {(lang) =>
        isMissing ? (
          <EmptyState title={t.closingNotFound}>{t.closingNotFoundBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.failed} skeleton={<Skeleton width="20em" />}>
            {(closing) => (
              <div className="paper-leaves">
                <ClosingPaper closing={closing} lang={lang} />
              </div>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
