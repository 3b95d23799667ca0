import { DashboardScreen } from '~/features/buildings/admin/dashboard/dashboard-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'buildings' };

export default DashboardScreen;
