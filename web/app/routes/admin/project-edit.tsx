import { useParams } from 'react-router';
import { OpenEditedProject } from '~/features/project-editor/admin/open-project.tsx';
import { ProjectEditor } from '~/features/project-editor/admin/project-editor.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = {
  area: 'projects',
  texts: ['first', 'projects'],
  firstCalls: ['/admin/projects/:projectId', '/admin/projects/:projectId/sheet'],
};

export default function ProjectEdit() {
  const { projectId = '' } = useParams();
  return (
    <OpenEditedProject id={projectId}>{(project) => <ProjectEditor project={project} />}</OpenEditedProject>
  );
}
