import { useParams } from 'react-router';
import { ProjectViewScreen } from '~/features/projects/admin/project-view-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectView() {
  const { projectId = '' } = useParams();
  return <ProjectViewScreen id={projectId} />;
}
