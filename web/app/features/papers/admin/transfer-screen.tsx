import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { companyDayOf } from './paper-days.ts';
import { TransferPaper } from './transfer-paper.tsx';

/** /admin/transfers/{id}: docs/product/parties.md#transfer */
export function TransferScreen({ id }: { id: string }) {
  const { papers: t, parties } = useAdminTexts();
  const query = useRead('GET /admin/transfers/{id}', { params: { id } });
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  return (
    <PaperPage
      title={data ? parties.paperNo(data.number) : t.paper}
      parent={data && { label: t.dealOf(data.dealId), to: dealPath(data.dealId) }}
      isEmpty={!data}
    >
      {(lang) =>
        isMissing ? (
          <EmptyState title={t.notFound}>{t.notFoundBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
            {(transfer) => (
              <div className="paper-leaves">
                <TransferPaper transfer={transfer} lang={lang} today={companyDayOf(new Date())} />
              </div>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
