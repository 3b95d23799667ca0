import { type LiveEvent, type LiveSettings, openLive } from './live-connection.ts';

/**
 * One stream for all tabs of a browser: a browser opens only six connections to a server, and many tabs would
 * use them up. The tab that holds the lock receives the events and forwards them to the others; when it
 * closes, the next tab takes over. Without the Web Locks API (plain http on an intranet) each tab opens its
 * own stream.
 */
export function shareLive(name: string, settings: LiveSettings): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return openLive(settings);
  const channel = new BroadcastChannel(name);
  const leave = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => settings.onEvent(data);
  const lead = () =>
    new Promise<void>((done) => {
      const close = openLive({
        ...settings,
        onEvent: (event) => {
          settings.onEvent(event);
          channel.postMessage(event);
        },
        // release the lock to a tab whose token may be valid
        onRefused: () => {
          settings.onRefused();
          done();
        },
      });
      leave.signal.addEventListener('abort', () => {
        close();
        done();
      });
    });
  // aborting the wait for the lock rejects, which is intended here
  navigator.locks.request(name, { signal: leave.signal }, lead).catch(() => {});
  return () => {
    leave.abort();
    channel.close();
  };
}
