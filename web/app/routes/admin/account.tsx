import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { OwnAccount } from './own-account.tsx';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'signedIn' };

export default function AccountPage() {
  return <OwnAccount />;
}
