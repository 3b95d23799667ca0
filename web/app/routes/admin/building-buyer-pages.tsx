import { useParams } from 'react-router';
import { BuyerLinksScreen } from '~/features/buyer-page/admin/buyer-links-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default function BuyerPagesRoute() {
  const { buildingId = '' } = useParams();
  return <BuyerLinksScreen buildingId={Number(buildingId)} />;
}
