import type { Message } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';

type Named = Pick<Message, 'senderName' | 'phone'>;

/** How a sender is called in a sentence: by name, else by number. */
export function useSenderName() {
  const { messages: t } = useAdminTexts();
  return (message: Named) => message.senderName || message.phone || t.noName;
}

export const SenderName = ({ message }: { message: Named }) => useSenderName()(message);
