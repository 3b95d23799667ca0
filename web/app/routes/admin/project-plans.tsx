import { useParams } from 'react-router';
import { OpenProject } from '~/features/projects/admin/editor/open-project.tsx';
import { PlansScreen } from '~/features/projects/admin/plans/plans-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectPlans() {
  const { projectId = '' } = useParams();
  return <OpenProject id={projectId}>{(project) => <PlansScreen project={project} />}</OpenProject>;
}
