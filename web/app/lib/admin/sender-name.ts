import type { Message } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';

/** How a sender is called in a sentence: by name, else by number. */
export function useSenderName() {
  const { messages: t } = useAdminTexts();
  return (message: Pick<Message, 'senderName' | 'phone'>) => message.senderName || message.phone || t.noName;
}
