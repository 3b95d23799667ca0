import { TemplatesScreen } from '~/features/leads/admin/answers/templates-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'leads' };

export default TemplatesScreen;
