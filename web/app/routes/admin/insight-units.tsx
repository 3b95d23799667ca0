import { InsightUnitsScreen } from '~/features/money-desk/admin/insights/lists-screens.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'insights' };

export default InsightUnitsScreen;
