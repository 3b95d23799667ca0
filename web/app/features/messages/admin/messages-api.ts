import { PAGE_SIZE } from '@diyar/contract/limits';
import type { MessageDetail, MessageFilters, MessageList } from '@diyar/contract/messages';
import { readMessage, readMessages } from '@diyar/contract/readers/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { containsText, pageOfList } from '~/lib/admin/local-list.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';

export const MESSAGES = ['messages'] as const;
export const LISTS = [...MESSAGES, 'list'] as const;
const ONE = [...MESSAGES, 'one'] as const;
const UNREAD = [...MESSAGES, 'unread'] as const;
export const oneKey = (id: number) => [...ONE, id] as const;

export type InboxView = MessageFilters & { page: number };

export const useMessages = (view: InboxView) =>
  useQuery({
    queryKey: [...LISTS, view],
    queryFn: ({ signal }) =>
      api('GET /admin/messages', {
        query: { ...view, size: PAGE_SIZE },
        signal,
        read: (data) => readInbox(data, view),
      }),
    placeholderData: keepPreviousData,
  });

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
  useQuery({
    queryKey: oneKey(id ?? 0),
    queryFn: ({ signal }) => api('GET /admin/messages/{id}', { params: { id }, signal, read: readDetail }),
    enabled: id !== null,
  });

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
  useQuery({
    queryKey: UNREAD,
    queryFn: ({ signal }) =>
      api('GET /admin/messages', {
        query: { tab: 'unread', size: 1 },
        signal,
        read: (data) => readMessages(data).unread,
      }),
    enabled: isEnabled,
  });

export const unreadKey = UNREAD;
