import { TillScreen } from '~/features/money-desk/admin/till/till-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'tills' };

export default TillScreen;
