import type { EventTopic } from '@diyar/contract/rules/events';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinUrl } from '~/lib/api/paths.ts';
import { session, useSession } from '~/lib/session/session.ts';
import { storedToken } from '~/lib/session/stored-token.ts';
import { browserSite } from '~/lib/site.ts';
import type { LiveEvent } from './live-connection.ts';
import { shareLive } from './live-tabs.ts';

/** A navigation from page to page must not close and reopen the stream. */
const LINGER_MS = 3000;

type Listener = (event: LiveEvent) => void;
type Stream = { userId: number; close: () => void; listeners: Set<Listener> };
let stream: Stream | undefined;

function streamOf(userId: number): Stream {
  if (stream?.userId === userId) return stream;
  stream?.close();
  const listeners = new Set<Listener>();
  const close = shareLive(`diyar-live-${userId}`, {
    url: joinUrl(browserSite().apiBase, '/admin/events'),
    token: storedToken,
    onEvent: (event) => {
      for (const listener of listeners) listener(event);
    },
    onRefused: () => void session.check(),
  });
  stream = { userId, close, listeners };
  return stream;
}

function follow(userId: number, listener: Listener): () => void {
  const joined = streamOf(userId);
  joined.listeners.add(listener);
  return () => {
    joined.listeners.delete(listener);
    setTimeout(() => {
      if (joined.listeners.size > 0) return;
      joined.close();
      if (stream === joined) stream = undefined;
    }, LINGER_MS);
  };
}

/** While a mutation is in flight, the server's data is older than what is shown. */
const isChanging = (client: QueryClient, keys: readonly string[]) =>
  keys.some((key) => client.isMutating({ mutationKey: [key] }) > 0);

/**
 * Refetches what changed on the server: `useLive(['messages'])` invalidates the queries whose key begins with
 * 'messages'. `keys` names other queries to invalidate instead. While a mutation with the topic or one of
 * the keys as its key is in flight, nothing is invalidated; the mutation refetches when it settles.
 */
export function useLive(topics: readonly EventTopic[], keys: readonly string[] = topics) {
  const client = useQueryClient();
  const now = useSession();
  const userId = now.status === 'signedIn' ? now.user.id : null;
  const [topicList, keyList] = [topics.join(), keys.join()];
  useEffect(() => {
    if (userId === null) return;
    const wanted = topicList.split(',');
    return follow(userId, (event) => {
      const isOurs = event === 'ready' || wanted.includes(event.topic);
      const shown = keyList.split(',');
      if (!isOurs || (event !== 'ready' && isChanging(client, [event.topic, ...shown]))) return;
      for (const key of shown) void client.invalidateQueries({ queryKey: [key] });
    });
  }, [client, userId, topicList, keyList]);
}
