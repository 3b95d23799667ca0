import { useParams } from 'react-router';
import { OpenProject } from '~/features/projects/admin/editor/open-project.tsx';
import { ImportScreen } from '~/features/projects/admin/import/import-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectImport() {
  const { projectId = '' } = useParams();
  return <OpenProject id={projectId}>{(project) => <ImportScreen project={project} />}</OpenProject>;
}
