import { joinUrl } from '~/lib/api/paths.ts';
import { session } from '~/lib/session/session.ts';
import { storedToken } from '~/lib/session/stored-token.ts';
import { browserSite } from '~/lib/site.ts';
import type { LiveEvent } from './live-connection.ts';
import { shareLive } from './live-tabs.ts';

/** A navigation from page to page must not close and reopen the stream. */
const LINGER_MS = 3000;

type Heard = (event: LiveEvent) => void;
type Stream = { userId: number; close: () => void; hearers: Set<Heard> };
let stream: Stream | undefined;

function streamOf(userId: number): Stream {
  if (stream?.userId === userId) return stream;
  stream?.close();
  const hearers = new Set<Heard>();
  const close = shareLive(`diyar-live-${userId}`, {
    url: joinUrl(browserSite().apiBase, '/admin/events'),
    token: storedToken,
    onEvent: (event) => {
      for (const heard of hearers) heard(event);
    },
    onRefused: () => void session.check(),
  });
  stream = { userId, close, hearers };
  return stream;
}

function leave(joined: Stream): void {
  setTimeout(() => {
    if (joined.hearers.size > 0) return;
    joined.close();
    if (stream === joined) stream = undefined;
  }, LINGER_MS);
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
