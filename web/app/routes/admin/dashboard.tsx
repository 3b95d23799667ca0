import { toRole } from '@diyar/contract/rules/roles';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { useSession } from '~/lib/session/session.ts';
import { Page } from '~/ui/admin/shell/page.tsx';
import { QuickActions } from '~/ui/admin/shell/quick-actions.tsx';

export { PageError as ErrorBoundary } from '~/ui/admin/shell/page-error.tsx';

export const handle: AdminHandle = { area: 'dashboard' };

/** SPEC §2.9: the quick actions of the role. */
export default function Dashboard() {
  const { nav } = useAdminTexts();
  const now = useSession();
  const role = now.status === 'signedIn' ? toRole(now.user.role) : null;
  return (
    <Page title={nav.pages.dashboard}>
      <QuickActions of={role} />
    </Page>
  );
}
