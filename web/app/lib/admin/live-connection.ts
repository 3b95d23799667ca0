import type { ServerEvent } from '@diyar/contract/events';
import { EVENT_ACTIONS, EVENT_TOPICS } from '@diyar/contract/rules/events';
import { ownAnswer } from '../api/own-answer.ts';
import { createEventParser } from './live-parse.ts';

/** The events that were received; 'ready' means that the shown data may be outdated (contract/events). */
export type LiveEvent = ServerEvent | 'ready';

/** The server sends a comment every 15 s. A connection that is silent for this long is considered dead. */
const SILENCE_MS = 40_000;
const WAIT_MIN_MS = 1000;
const WAIT_MAX_MS = 30_000;

export type LiveSettings = {
  url: string;
  token: () => string | null;
  onEvent: (event: LiveEvent) => void;
  /** The token is rejected: the user has to sign in first. */
  onRefused: () => void;
  fetch?: typeof fetch;
};

type End = { kind: 'over' } | { kind: 'again'; afterMs?: number };

/** Reads one stream until it ends, for any reason. */
async function listen(settings: LiveSettings, signal: AbortSignal, onReady: () => void): Promise<End> {
  const { url, onEvent, onRefused, fetch: send = fetch } = settings;
  const token = settings.token();
  if (token === null) return { kind: 'over' };
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
  const silent = new AbortController();
  let silence = setTimeout(() => silent.abort(), SILENCE_MS);
  try {
    const response = await send(url, { headers, signal: AbortSignal.any([signal, silent.signal]) });
    if (response.status === 401) {
      onRefused();
      return { kind: 'over' };
    }
    // another server without events, or a role that receives none
    if ([403, 404, 405].includes(response.status)) return { kind: 'over' };
    if (!response.ok || !response.body) return { kind: 'again', afterMs: retryAfter(response) };
    const parse = createEventParser((name, data) => {
      if (name === 'ready') onReady();
      const event = name === 'ready' ? readReady(data) : readEvent(data);
      if (event) onEvent(event);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => silent.abort(), SILENCE_MS);
      parse(part.value);
    }
  } catch {
    // the connection broke: the next attempt shows whether the server is reachable
  } finally {
    clearTimeout(silence);
  }
  return { kind: 'again' };
}

/** Nothing to tell where nothing has changed since the page began to load: all it shows was read after that. */
function readReady(data: string): 'ready' | null {
  try {
    const { quietMs = 0 } = ownAnswer<{ quietMs?: number }>(JSON.parse(data));
    // performance.now() stands still while a laptop sleeps
    return quietMs > Date.now() - performance.timeOrigin ? null : 'ready';
  } catch {
    return 'ready';
  }
}

function readEvent(data: string): ServerEvent | null {
  try {
    const event = ownAnswer<ServerEvent>(JSON.parse(data));
    // a newer server may have topics that this page does not know
    return EVENT_TOPICS.includes(event.topic) && EVENT_ACTIONS.includes(event.action) ? event : null;
  } catch {
    return null;
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : undefined;
}

/** Exponential backoff with jitter, so that not all clients reconnect in the same second. */
const waitFor = (failures: number) =>
  Math.min(WAIT_MAX_MS, WAIT_MIN_MS * 2 ** failures) * (0.75 + Math.random() / 2);

/** Holds a stream open, reconnecting when it ends. Returns a function that closes it. */
export function openLive(settings: LiveSettings): () => void {
  const stop = new AbortController();
  let reconnect = () => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      reconnect = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  // a device that resumed or a network that is back: reconnect now instead of after the delay
  const reconnectIfVisible = () => document.visibilityState === 'visible' && reconnect();

  async function run() {
    let failures = 0;
    while (!stop.signal.aborted) {
      const end = await listen(settings, stop.signal, () => {
        failures = 0;
      });
      if (end.kind === 'over' || stop.signal.aborted) return;
      await sleep(end.afterMs ?? waitFor(failures));
      failures += 1;
    }
  }
  addEventListener('online', reconnectIfVisible);
  document.addEventListener('visibilitychange', reconnectIfVisible);
  void run();
  return () => {
    removeEventListener('online', reconnectIfVisible);
    document.removeEventListener('visibilitychange', reconnectIfVisible);
    stop.abort();
    reconnect();
  };
}
