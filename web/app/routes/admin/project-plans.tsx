import { useParams } from 'react-router';
import { PlansScreen } from '~/features/plan-templates/admin/plans-screen.tsx';
import { OpenProject } from '~/features/project-editor/admin/open-project.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectPlans() {
  const { projectId = '' } = useParams();
  return <OpenProject id={projectId}>{(project) => <PlansScreen project={project} />}</OpenProject>;
}
