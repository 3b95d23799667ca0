import type { Project } from '@diyar/contract/projects';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import { EditorSkeleton } from '~/features/projects/admin/editor-skeleton.tsx';
import { ProjectNotFound } from '~/features/projects/admin/project-not-found.tsx';
import { useEditedProject, useProject } from '~/features/projects/admin/projects-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';

type Props<Found> = { id: string; children: (project: Found) => ReactNode };

/** The project to edit in each of its states: loading, failed, missing, loaded. */
export const OpenProject = ({ id, children }: Props<Project>) => (
  <Opened query={useProject(id)}>{children}</Opened>
);

/** The same with the sheet of its units. */
export const OpenEditedProject = ({ id, children }: Props<EditedProject>) => (
  <Opened query={useEditedProject(id)}>{children}</Opened>
);

type OpenedProps<Found> = { query: UseQueryResult<Found>; children: (project: Found) => ReactNode };

function Opened<Found>({ query, children }: OpenedProps<Found>) {
  const { projects: t } = useAdminTexts();
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
