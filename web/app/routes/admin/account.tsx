import { AccountScreen } from '~/features/account/admin/account-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'signedIn' };

export default function AccountPage() {
  return <AccountScreen />;
}
