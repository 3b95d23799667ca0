import { LacasaDashboardScreen } from '~/features/buildings/admin/dashboard/dashboard-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'lacasa' };

/** The landing page of LACASA. */
export default LacasaDashboardScreen;
