import { InboxScreen } from '~/features/messages/admin/inbox-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'messages' };

export default InboxScreen;
