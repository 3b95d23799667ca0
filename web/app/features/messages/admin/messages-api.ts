import { PAGE_SIZE } from '@diyar/contract/limits';
import type { MessageDetail, MessageFilters, MessageList } from '@diyar/contract/messages';
import { readMessage, readMessages } from '@diyar/contract/readers/messages';
import { containsText, pageOfList } from '~/lib/admin/local-list.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { ApiError } from '~/lib/api/api-error.ts';

export type InboxView = MessageFilters & { page: number };

export const useMessages = (view: InboxView) =>
  useRead(
    'GET /admin/messages',
    { query: { ...view, size: PAGE_SIZE } },
    { read: (data) => readInbox(data, view), keepsPrevious: true },
  );

/** A server that sends everything at once is filtered here (docs/product/calls-and-errors.md#lists). */
function readInbox(
  data: unknown,
  { tab, phone, q, sender, answered, channel, page }: InboxView,
): MessageList {
  const list = readMessages(data);
  const found = pageOfList(list, {
    page,
    matches: (one) =>
      (tab === 'all' || one.isRead === (tab === 'read')) &&
      (phone === 'any' || (one.phone !== '') === (phone === 'has')) &&
      (!sender || one.senderKey === sender) &&
      (!answered || one.answeredAt === null) &&
      (!channel || one.channel === channel) &&
      containsText(q, one.senderName, one.phone, one.body),
  });
  return { ...found, unread: list.unread, more: list.more };
}

/** One message with the earlier ones of its sender. */
export const useMessage = (id: number | null) =>
  useRead('GET /admin/messages/{id}', { params: { id } }, { read: readDetail });

function readDetail(data: unknown): MessageDetail {
  const message = readMessage(data);
  if (!message) throw new ApiError({ status: 404, url: '/admin/messages', method: 'GET' });
  const earlier: unknown = typeof data === 'object' && data && Reflect.get(data, 'earlierMessages');
  const earlierMessages = Array.isArray(earlier)
    ? earlier.map(readMessage).filter((one) => one !== null)
    : [];
  return { ...message, earlierMessages };
}

/** The unread count, for the sidebar. */
export const useUnread = ({ isEnabled }: { isEnabled: boolean }) =>
  useRead(
    'GET /admin/messages',
    { query: { tab: 'unread', size: 1 } },
    { read: readMessages, select: ({ unread }) => unread, enabled: isEnabled },
  );
