import { useParams } from 'react-router';
import { ClosingScreen } from '~/features/money-desk/admin/till/closing-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'tills' };

export default function TillClosingPage() {
  const { closingId = '' } = useParams();
  return <ClosingScreen key={closingId} id={closingId} />;
}
