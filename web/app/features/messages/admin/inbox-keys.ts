import type { Message, MessageList } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useStepKeys } from '~/lib/admin/use-step-keys.ts';
import { useMay } from '~/lib/session/holder.ts';

type Handlers = {
  open: (id: number) => void;
  toggleRead: (message: Message) => void;
  askDelete: (message: Message) => void;
};

/** J and K move through the messages, E toggles read, Delete asks for confirmation. */
export function useInboxKeys(list: MessageList | undefined, openId: number | null, on: Handlers) {
  const { messages: t, ui } = useAdminTexts();
  const may = useMay();
  const items = list?.items ?? [];
  const current = items[useStepKeys(items, openId, on.open, t)];
  useShortcut('e', () => current && on.toggleRead(current), {
    label: t.readOrUnread,
    isEnabled: may('answers'),
  });
  useShortcut('delete', () => current && on.askDelete(current), {
    label: ui.delete,
    isEnabled: may('messageRemoval'),
  });
}
