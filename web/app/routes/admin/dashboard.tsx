import { DashboardScreen } from '~/features/dashboard/admin/dashboard-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'dashboard' };

export default DashboardScreen;
