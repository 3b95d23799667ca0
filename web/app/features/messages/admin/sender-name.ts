import type { Message } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';

type Named = Pick<Message, 'senderName' | 'phone'>;

/** The sender's name in a sentence, else the number. */
export function useSenderName() {
  const { messages: t } = useAdminTexts();
  return (message: Named) => message.senderName || message.phone || t.noName;
}

export const SenderName = ({ message }: { message: Named }) => useSenderName()(message);
