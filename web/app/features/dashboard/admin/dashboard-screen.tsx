import { toRole } from '@diyar/contract/rules/roles';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLive } from '~/lib/admin/live.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useSession } from '~/lib/session/session.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { QuickActions } from '~/ui/admin/layout/quick-actions.tsx';
import './dashboard.css';
import { useDashboard } from './dashboard-api.ts';
import { Figures } from './figures.tsx';
import { useQuickNotes } from './quick-notes.ts';
import { RecentProjects } from './recent-projects.tsx';
import { UnitBars } from './unit-bars.tsx';
import { Waiting } from './waiting.tsx';

/** SPEC §2.9. The quick actions stand whatever becomes of the figures. */
export function DashboardScreen() {
  const { dashboard: t, ui } = useAdminTexts();
  const query = useDashboard();
  const navigate = useNavigate();
  const notes = useQuickNotes();
  const now = useSession();
  const role = now.status === 'signedIn' ? toRole(now.user.role) : null;
  const { data } = query;
  useLive(['messages', 'sold', 'projects', 'company', 'users', 'lacasa'], ['dashboard']);
  useShortcut('n', () => void navigate('/admin/projects/new'), { label: t.newProject });
  return (
    <Page
      title={t.title}
      actions={
        <>
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
          <LinkButton variant="primary" icon="plus" to="/admin/projects/new">
            {t.newProject}
          </LinkButton>
        </>
      }
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<Figures />}>
        {(figures) => <Figures data={figures} />}
      </QueryView>
      <div className="cols">
        {(data || !query.isError) && (
          <div className="stack">
            <RecentProjects projects={data?.recent} />
            {data && <UnitBars projects={data.unitsByProject} />}
          </div>
        )}
        <div className="stack">
          {data && <Waiting messages={data.waiting} />}
          <QuickActions of={role} notes={data && notes(data)} />
        </div>
      </div>
    </Page>
  );
}
