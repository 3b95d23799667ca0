import type { Project } from '@diyar/contract/projects';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLive } from '~/lib/admin/live.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ProjectNotFound } from '../project-not-found.tsx';
import { useProject } from '../projects-api.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';

type Props = { id: string; children: (project: Project) => ReactNode };

/** The project to edit in each of its states: loading, failed, missing, loaded. */
export function OpenProject({ id, children }: Props) {
  const { projects: t } = useAdminTexts();
  const query = useProject(id);
  // detects a newer version while this one is being edited
  useLive(['projects']);
  if (query.data) return children(query.data);
  if (query.error instanceof ApiError && query.error.status === 404) return <ProjectNotFound />;
  return (
    <Page title={t.edit} parent={{ label: t.title, to: '/admin/projects' }}>
      <QueryView query={query} failed={t.loadOneFailed} skeleton={<EditorSkeleton />}>
        {() => null}
      </QueryView>
    </Page>
  );
}
