import type { Message, MessageList } from '@diyar/contract/messages';
import { useEffect, useRef } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
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
  const index = items.findIndex((one) => one.id === openId);
  // the position of the open one, for when it has left the list (marked read under 'Unread', or deleted)
  const place = useRef(-1);
  useEffect(() => {
    if (index >= 0 || openId === null) place.current = index;
  }, [index, openId]);

  const step = (by: 1 | -1) => {
    const from = index >= 0 ? index : place.current;
    const isGone = index < 0 && openId !== null && by === 1;
    const next = items[isGone ? from : from + by];
    if (next) on.open(next.id);
  };
  const current = items[index];
  useShortcut('j', () => step(1), { label: t.next });
  useShortcut('k', () => step(-1), { label: t.previous });
  useShortcut('e', () => current && on.toggleRead(current), {
    label: t.readOrUnread,
    isEnabled: may('answers'),
  });
  useShortcut('delete', () => current && on.askDelete(current), {
    label: ui.delete,
    isEnabled: may('messageRemoval'),
  });
}
