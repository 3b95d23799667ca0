import { useParams } from 'react-router';
import { SetupScreen } from '~/features/building-setup/admin/setup-screen.tsx';
import { OpenProject } from '~/features/project-editor/admin/open-project.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectBuilding() {
  const { projectId = '' } = useParams();
  return <OpenProject id={projectId}>{(project) => <SetupScreen project={project} />}</OpenProject>;
}
