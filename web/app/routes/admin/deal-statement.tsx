import { useParams } from 'react-router';
import { StatementScreen } from '~/features/papers/admin/statement-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { dealOfPath } from '~/lib/admin/paths.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default function StatementRoute() {
  const { dealId } = useParams();
  return <StatementScreen key={dealId} id={dealOfPath(dealId)} />;
}
