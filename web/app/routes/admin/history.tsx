import { HISTORY_OF } from '@diyar/contract/history';
import { Navigate, useParams } from 'react-router';
import { HistoryScreen } from '~/features/history/admin/history-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

/** `/admin/history/project/7`; the company has one only. */
export default function History() {
  const { entity, id = '1' } = useParams();
  const known = HISTORY_OF.find((one) => one === entity);
  return known ? <HistoryScreen subject={{ entity: known, id }} /> : <Navigate to="/admin" replace />;
}
