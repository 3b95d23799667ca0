import type { Dashboard } from '@diyar/contract/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { BackupState } from './backups.tsx';
import './dashboard.css';
import { useDashboard } from './dashboard-api.ts';
import { Figures } from './figures.tsx';
import { type QuickNotes, useQuickNotes } from './quick-notes.ts';
import { RecentProjects } from './recent-projects.tsx';
import { UnitBars } from './unit-bars.tsx';
import { Waiting } from './waiting.tsx';

type Props = Pick<ComponentProps<typeof RecentProjects>, 'renderStatus'> &
  Pick<ComponentProps<typeof Waiting>, 'renderSender' | 'renderViewing'> & {
    renderQuickActions: (notes: QuickNotes | undefined) => ReactNode;
    /** What needs the reader now, above the figures. */
    today: ReactNode;
    /** Above it, of a company that begins. */
    renderFirstSteps: (steps: NonNullable<Dashboard['firstSteps']>) => ReactNode;
    /** Below them. */
    ninetyDays: ReactNode;
  };

/** The quick actions are shown whatever the state of the figures. */
export function DashboardScreen(props: Props) {
  const {
    renderStatus,
    renderSender,
    renderViewing,
    renderQuickActions,
    renderFirstSteps,
    today,
    ninetyDays,
  } = props;
  const { dashboard: t, ui } = useAdminTexts();
  const query = useDashboard();
  const navigate = useNavigate();
  const notes = useQuickNotes();
  const { data } = query;
  const client = useQueryClient();
  const refresh = () => {
    for (const call of ['GET /admin/dashboard', 'GET /admin/today'] as const)
      void client.invalidateQueries({ queryKey: readKey(call) });
  };
  useShortcut('n', () => void navigate('/admin/projects/new'), { label: t.newProject });
  return (
    <Page
      title={t.title}
      actions={
        <>
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={refresh} />
          <LinkButton variant="primary" icon="plus" to="/admin/projects/new">
            {t.newProject}
          </LinkButton>
        </>
      }
    >
      {data?.isDemo && (
        <Notice
          title={t.demo}
          actions={
            <LinkButton size="s" to="/admin/system#demo">
              {t.startOwn}
            </LinkButton>
          }
        >
          {t.demoBody}
        </Notice>
      )}
      {data?.firstSteps && renderFirstSteps(data.firstSteps)}
      {today}
      <QueryView query={query} failed={t.loadFailed} skeleton={<Figures />}>
        {(figures) => <Figures data={figures} />}
      </QueryView>
      {ninetyDays}
      <div className="columns">
        {(data || !query.isError) && (
          <div className="stack">
            <RecentProjects projects={data?.recent} renderStatus={renderStatus} />
            {data && <UnitBars projects={data.unitsByProject} />}
          </div>
        )}
        <div className="stack">
          {data && (
            <Waiting messages={data.waiting} renderSender={renderSender} renderViewing={renderViewing} />
          )}
          {renderQuickActions(data && notes(data))}
          {data?.backups && <BackupState backups={data.backups} />}
        </div>
      </div>
    </Page>
  );
}
