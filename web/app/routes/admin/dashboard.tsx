import { DashboardScreen } from '~/features/dashboard/admin/dashboard-screen.tsx';
import { SenderName } from '~/features/messages/admin/sender-name.ts';
import { ViewingLine } from '~/features/messages/admin/viewing-line.tsx';
import { QuickActions } from '~/features/navigation/admin/quick-actions.tsx';
import { StatusTag } from '~/features/projects/admin/status-tag.tsx';
import { NinetyDays } from '~/features/today/admin/ninety-days.tsx';
import { TodaySection } from '~/features/today/admin/today-section.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = {
  area: 'dashboard',
  texts: ['first'],
  firstCalls: ['/admin/dashboard', '/admin/today'],
};

export default function DashboardPage() {
  return (
    <DashboardScreen
      today={<TodaySection />}
      ninetyDays={<NinetyDays />}
      renderStatus={(project) => <StatusTag project={project} />}
      renderSender={(message) => <SenderName message={message} />}
      renderViewing={(message) => <ViewingLine message={message} className="dashboard-ref" />}
      renderQuickActions={(notes) => <QuickActions notes={notes} />}
    />
  );
}
