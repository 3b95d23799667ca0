import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { ProjectEditor } from './project-editor.tsx';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'projects' };

/** SPEC §2.15, create. */
export default function ProjectNew() {
  return <ProjectEditor project={null} />;
}
