import type { Message } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** New or Read; 'Saving…' while it changes. */
export function MessageStatus({ message, isPending }: { message: Message; isPending: boolean }) {
  const { messages: t, ui } = useAdminTexts();
  if (isPending) return <Busy>{ui.saving}</Busy>;
  return message.isRead ? <span className="dim small">{t.isRead}</span> : <Tag tone="new">{t.isNew}</Tag>;
}
