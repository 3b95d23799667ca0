import { useParams } from 'react-router';
import { HistoryScreen } from '~/features/history/admin/history-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

/** Not beside the other histories: who sees a building sees its deals. */
export const handle: AdminHandle = { area: 'buildings' };

export default function DealHistory() {
  const { dealId = '' } = useParams();
  return <HistoryScreen subject={{ entity: 'deal', id: dealId }} />;
}
