import { MovingInScreen } from '~/features/moving-in/admin/moving-in-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'movingIn' };

export default MovingInScreen;
