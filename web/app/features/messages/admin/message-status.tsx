import type { Message } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** New, Read or Answered; 'Saving…' while it changes. */
export function MessageStatus({ message, isPending }: { message: Message; isPending: boolean }) {
  const { messages: t, ui } = useAdminTexts();
  if (isPending) return <Busy>{ui.saving}</Busy>;
  if (!message.isRead) return <Tag tone="new">{t.isNew}</Tag>;
  if (message.answeredAt === null) return <span className="dim small">{t.isRead}</span>;
  return (
    <span className="inbox-answered">
      <Icon name="check" />
      {t.isAnswered}
    </span>
  );
}
