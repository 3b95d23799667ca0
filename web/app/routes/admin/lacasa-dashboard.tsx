import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { Page } from '~/ui/admin/shell/page.tsx';
import { QuickActions } from '~/ui/admin/shell/quick-actions.tsx';

export { PageError as ErrorBoundary } from '~/ui/admin/shell/page-error.tsx';

export const handle: AdminHandle = { area: 'lacasa' };

/** Where LACASA lands (SPEC §2.2). */
export default function LacasaDashboard() {
  const { nav } = useAdminTexts();
  return (
    <Page title={nav.pages.lacasaDashboard}>
      <QuickActions of="LACASA" except="lacasaDashboard" />
    </Page>
  );
}
