import { useAdminTexts } from '~/i18n/admin/index.ts';
import { usePageUrl } from '~/lib/admin/page-url.ts';
import { usePaper } from './papers-api.ts';
import { Receipt } from './receipt.tsx';
import { StoredPaper } from './stored-paper.tsx';

/** /admin/papers/{id}: docs/product/papers.md#receipts-and-payment-vouchers */
export function ReceiptScreen({ id }: { id: string }) {
  const { papers: t } = useAdminTexts();
  const pageUrl = usePageUrl();
  return (
    <StoredPaper
      query={usePaper(id)}
      titleOf={({ kind, number }) => (kind === 'receipt' ? t.receipt : t.voucher)(number)}
    >
      {(paper, shown) => (
        <Receipt {...shown} paper={paper} pageUrl={paper.buyerPath && pageUrl(paper.buyerPath)} />
      )}
    </StoredPaper>
  );
}
