import { PAGE_SIZE } from '@diyar/contract/limits';
import { InboxScreen } from '~/features/messages/admin/inbox-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = {
  area: 'messages',
  texts: ['first'],
  firstCalls: [`/admin/messages?tab=all&phone=any&page=1&size=${PAGE_SIZE}`],
};

export default InboxScreen;
