import { useParams } from 'react-router';
import { DepositListScreen } from '~/features/money-desk/admin/deposit-lists/deposit-list-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default function DepositListPage() {
  const { listId = '' } = useParams();
  return <DepositListScreen id={listId} />;
}
