import { TemplatesScreen } from '~/features/contracts/admin/templates/templates-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'contractTemplates' };

export default TemplatesScreen;
