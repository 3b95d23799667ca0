import { useParams } from 'react-router';
import { OpenProject } from '~/features/project-editor/admin/open-project.tsx';
import { ImportScreen } from '~/features/unit-imports/admin/import-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectImport() {
  const { projectId = '' } = useParams();
  return <OpenProject id={projectId}>{(project) => <ImportScreen project={project} />}</OpenProject>;
}
