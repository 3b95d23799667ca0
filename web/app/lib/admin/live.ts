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

/** The queries that an event outdates, by the beginning of their keys. */
type Listener = { client: QueryClient; outdatedBy: (event: LiveEvent) => readonly string[] };
type Heard = (event: LiveEvent) => void;
type Stream = { userId: number; close: () => void; listeners: Set<Listener>; hearers: Set<Heard> };
let stream: Stream | undefined;

function streamOf(userId: number): Stream {
  if (stream?.userId === userId) return stream;
  stream?.close();
  const listeners = new Set<Listener>();
  const hearers = new Set<Heard>();
  const close = shareLive(`diyar-live-${userId}`, {
    url: joinUrl(browserSite().apiBase, '/admin/events'),
    token: storedToken,
    onEvent: (event) => {
      for (const heard of hearers) heard(event);
      // a badge and a list may both show messages: each key once, or the second call would cancel the first
      const outdated = new Map<string, QueryClient>();
      for (const { client, outdatedBy } of listeners)
        for (const key of outdatedBy(event)) outdated.set(key, client);
      for (const [key, client] of outdated) void client.invalidateQueries({ queryKey: [key] });
    },
    onRefused: () => void session.check(),
  });
  stream = { userId, close, listeners, hearers };
  return stream;
}

function leave(joined: Stream): void {
  setTimeout(() => {
    if (joined.listeners.size + joined.hearers.size > 0) return;
    joined.close();
    if (stream === joined) stream = undefined;
  }, LINGER_MS);
}

function follow(userId: number, listener: Listener): () => void {
  const joined = streamOf(userId);
  joined.listeners.add(listener);
  return () => {
    joined.listeners.delete(listener);
    leave(joined);
  };
}

/** Every event of the stream, which is open while somebody hears it. */
export function hear(userId: number, heard: Heard): () => void {
  const joined = streamOf(userId);
  joined.hearers.add(heard);
  return () => {
    joined.hearers.delete(heard);
    leave(joined);
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
    const shown = keyList.split(',');
    return follow(userId, {
      client,
      outdatedBy: (event) => {
        if (event === 'ready') return shown;
        const isOurs = wanted.includes(event.topic) && !isChanging(client, [event.topic, ...shown]);
        return isOurs ? shown : [];
      },
    });
  }, [client, userId, topicList, keyList]);
}
