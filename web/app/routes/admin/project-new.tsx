import { ProjectEditor } from '~/features/projects/admin/editor/project-editor.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

/** SPEC §2.15, create. */
export default function ProjectNew() {
  return <ProjectEditor project={null} />;
}
