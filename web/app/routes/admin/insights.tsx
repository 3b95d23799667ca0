import { InsightsScreen } from '~/features/money-desk/admin/insights/insights-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'insights' };

export default InsightsScreen;
