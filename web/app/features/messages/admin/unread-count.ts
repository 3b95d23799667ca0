import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useUnread } from './messages-api.ts';

/** The unread count beside 'Inbox' in the sidebar, updated live. */
export function useUnreadCount({ isEnabled }: { isEnabled: boolean }) {
  const { messages: t } = useAdminTexts();
  const { data: unread } = useUnread({ isEnabled });
  return unread ? { value: unread, label: t.unread(unread) } : undefined;
}
