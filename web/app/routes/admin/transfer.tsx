import { useParams } from 'react-router';
import { TransferScreen } from '~/features/papers/admin/transfer-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'contracts' };

export default function TransferRoute() {
  const { transferId = '' } = useParams();
  return <TransferScreen key={transferId} id={transferId} />;
}
