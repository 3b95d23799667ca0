import { LimitsScreen } from '~/features/role-limits/admin/limits-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'users' };

export default LimitsScreen;
