import { useAdminTexts } from '~/i18n/admin/index.ts';
import { usePageUrl } from '~/lib/admin/page-url.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { companyDayOf } from './paper-days.ts';
import { usePaper } from './papers-api.ts';
import { Receipt } from './receipt.tsx';

/** /admin/papers/{id}: docs/product/papers.md#receipts-and-payment-vouchers */
export function ReceiptScreen({ id }: { id: string }) {
  const { papers: t } = useAdminTexts();
  const query = usePaper(id);
  const pageUrl = usePageUrl();
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  const title = data ? (data.kind === 'receipt' ? t.receipt : t.voucher)(data.number) : t.paper;
  return (
    <PaperPage
      title={title}
      parent={data && { label: t.dealOf(data.dealId), to: dealPath(data.dealId) }}
      isEmpty={!data}
    >
      {(lang) =>
        isMissing ? (
          <EmptyState title={t.notFound}>{t.notFoundBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
            {(paper) => (
              <div className="paper-leaves">
                <Receipt
                  paper={paper}
                  lang={lang}
                  today={companyDayOf(new Date())}
                  pageUrl={paper.buyerPath && pageUrl(paper.buyerPath)}
                />
              </div>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
