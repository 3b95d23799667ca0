import { FloorsScreen } from '~/features/buildings/admin/floors/floors-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = {
  area: 'buildings',
  texts: ['first', 'buildings'],
  firstCalls: ['/admin/buildings/:buildingId/floors'],
};

export default FloorsScreen;
