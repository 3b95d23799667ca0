import { mayEnter } from '@diyar/contract/rules/roles';
import { DashboardScreen } from '~/features/dashboard/admin/dashboard-screen.tsx';
import { SenderName } from '~/features/messages/admin/sender-name.ts';
import { ViewingLine } from '~/features/messages/admin/viewing-line.tsx';
import { QuickActions } from '~/features/navigation/admin/quick-actions.tsx';
import { StatusTag } from '~/features/projects/admin/status-tag.tsx';
import { NinetyDays } from '~/features/today/admin/ninety-days.tsx';
import { TodaySection } from '~/features/today/admin/today-section.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { useHolder } from '~/lib/session/holder.ts';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { lazyPart } from '~/ui/admin/lazy-part.tsx';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = {
  area: 'dashboard',
  texts: ['first'],
  firstCalls: ['/admin/dashboard', '/admin/today'],
  firstCallsOf: 'projects',
};

/** Title and place of a page that is on its way. */
function Coming() {
  const { nav } = useAdminTexts();
  return (
    <Page title={nav.pages.dashboard}>
      <Skeleton width="24em" />
    </Page>
  );
}

const SalesStart = lazyPart(
  async () => (await import('~/features/today/admin/start/sales-start.tsx')).SalesStart,
  Coming,
  { isAhead: false },
);
const AccountantStart = lazyPart(
  async () => (await import('~/features/today/admin/start/accountant-start.tsx')).AccountantStart,
  Coming,
  { isAhead: false },
);

/** Only of a company that begins. */
const FirstSteps = lazyPart(
  async () => (await import('~/features/first-steps/admin/first-steps.tsx')).FirstSteps,
  () => <Skeleton width="24em" />,
  { isAhead: false },
);

/** By what somebody works on: the site, leads, or money. */
export default function DashboardPage() {
  const who = useHolder();
  if (!mayEnter(who, 'projects')) return mayEnter(who, 'leads') ? <SalesStart /> : <AccountantStart />;
  return (
    <DashboardScreen
      today={<TodaySection />}
      renderFirstSteps={(steps) => <FirstSteps data={steps} />}
      ninetyDays={<NinetyDays />}
      renderStatus={(project) => <StatusTag project={project} />}
      renderSender={(message) => <SenderName message={message} />}
      renderViewing={(message) => <ViewingLine message={message} className="dashboard-ref" />}
      renderQuickActions={(notes) => <QuickActions notes={notes} />}
    />
  );
}
