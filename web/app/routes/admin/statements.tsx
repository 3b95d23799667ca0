import { StatementsScreen } from '~/features/papers/admin/statements-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default StatementsScreen;
