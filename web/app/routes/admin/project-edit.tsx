import { useParams } from 'react-router';
import { OpenProject } from '~/features/projects/admin/editor/open-project.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { ProjectEditor } from './project-editor.tsx';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

/** SPEC §2.15, edit. */
export default function ProjectEdit() {
  const { projectId = '' } = useParams();
  return <OpenProject id={projectId}>{(project) => <ProjectEditor project={project} />}</OpenProject>;
}
