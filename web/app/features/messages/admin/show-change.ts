import type { Message, MessageDetail, MessageList } from '@diyar/contract/messages';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readKey } from '~/lib/admin/use-read.ts';

const LISTS = readKey('GET /admin/messages');
const isOfMessages = ({ queryKey }: Query) => String(queryKey[0]).startsWith('GET /admin/messages');
export const oneKey = (id: number) => readKey('GET /admin/messages/{id}', { params: { id } });

/** The cached inbox before a change; restoring it undoes the change. */
export type Shown = ReturnType<QueryClient['getQueriesData']>;

export async function snapshotInbox(client: QueryClient): Promise<Shown> {
  await client.cancelQueries({ predicate: isOfMessages });
  return client.getQueriesData({ predicate: isOfMessages });
}

export function restoreInbox(client: QueryClient, shown: Shown | undefined) {
  for (const [key, data] of shown ?? []) client.setQueryData(key, data);
}

/** The row changes in place; filters apply at the next refetch. */
export function showRead(client: QueryClient, message: Message, isRead: boolean) {
  const step = message.isRead === isRead ? 0 : isRead ? -1 : 1;
  client.setQueriesData<MessageList>(
    { queryKey: LISTS },
    (list) =>
      list && {
        ...list,
        unread: Math.max(0, list.unread + step),
        items: list.items.map((one) => (one.id === message.id ? { ...one, isRead } : one)),
      },
  );
  client.setQueryData<MessageDetail>(oneKey(message.id), (one) => one && { ...one, isRead });
}

export function showDeleted(client: QueryClient, message: Message) {
  const step = message.isRead ? 0 : -1;
  client.setQueriesData<MessageList>({ queryKey: LISTS }, (list) => {
    if (!list) return list;
    const items = list.items.filter((one) => one.id !== message.id);
    const total = list.total - (list.items.length - items.length);
    return { ...list, items, total, unread: Math.max(0, list.unread + step) };
  });
}
