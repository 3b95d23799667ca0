import { useParams } from 'react-router';
import { ReceiptScreen } from '~/features/papers/admin/receipt-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default function PaperRoute() {
  const { paperId = '' } = useParams();
  return <ReceiptScreen key={paperId} id={paperId} />;
}
