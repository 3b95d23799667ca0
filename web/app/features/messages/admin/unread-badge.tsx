import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLive } from '~/lib/admin/live.ts';
import { Count } from '~/ui/admin/values/tag.tsx';
import { useUnread } from './messages-api.ts';

/** The unread count beside 'Inbox' in the sidebar, updated live. */
export function UnreadBadge() {
  const { messages: t } = useAdminTexts();
  const { data: unread } = useUnread();
  useLive(['messages']);
  return unread ? <Count value={unread} label={t.unread(unread)} /> : null;
}
