import { Outlet } from 'react-router';
import { BuildingTracker } from '~/features/buildings/admin/list/tracker-route.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'buildings' };

/** Every screen below is about the building of the address. */
export default function BuildingRoute() {
  return (
    <BuildingTracker>
      <Outlet />
    </BuildingTracker>
  );
}
