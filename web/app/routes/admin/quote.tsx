import { useParams } from 'react-router';
import { QuoteScreen } from '~/features/quotes/admin/quote-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'buildings' };

export default function QuoteRoute() {
  const { quoteId = '' } = useParams();
  return <QuoteScreen key={quoteId} id={quoteId} />;
}
