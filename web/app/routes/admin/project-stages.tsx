import { useParams } from 'react-router';
import { OpenProject } from '~/features/project-editor/admin/open-project.tsx';
import { StagesScreen } from '~/features/stages/admin/stages-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectStages() {
  const { projectId = '' } = useParams();
  return <OpenProject id={projectId}>{(project) => <StagesScreen project={project} />}</OpenProject>;
}
