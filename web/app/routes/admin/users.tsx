import { UsersScreen } from '~/features/users/admin/users-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'users', namesSession: true };

export default UsersScreen;
