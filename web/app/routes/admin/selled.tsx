import { SoldScreen } from '~/features/sold/admin/sold-screen.tsx';
import { UnitChoice } from '~/features/sold/admin/unit-choice.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'sold' };

export default function SoldPage() {
  return <SoldScreen unitChoice={UnitChoice} />;
}
