import { type LiveEvent, type LiveSettings, openLive } from './live-connection.ts';

/**
 * One stream for all tabs of one person: a browser opens only six connections to a server, and forty tabs
 * would leave none for their work. The tab that holds the lock listens and tells the others; when it closes,
 * the next one takes over. Where a browser has no locks (plain http on an intranet) each tab listens itself.
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
        // the lock goes to a tab whose token may be better
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
  // leaving while waiting for the lock rejects, which is what was asked for
  navigator.locks.request(name, { signal: leave.signal }, lead).catch(() => {});
  return () => {
    leave.abort();
    channel.close();
  };
}
