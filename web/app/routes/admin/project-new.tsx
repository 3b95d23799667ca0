import { ProjectEditor } from '~/features/project-editor/admin/project-editor.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

export default function ProjectNew() {
  return <ProjectEditor project={null} />;
}
