import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveEvent, openLive } from './live-connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const READY = 'event: ready\ndata: {}\n\n';
const CREATED = 'event: messages\ndata: {"topic":"messages","id":7,"action":"created"}\n\n';

/** A server that returns these responses one after the other, then none. */
function serverOf(...responses: (() => Response)[]) {
  const received: LiveEvent[] = [];
  const onRefused = vi.fn();
  const send = vi.fn(() => {
    const next = responses.shift();
    return next ? Promise.resolve(next()) : new Promise<Response>(() => {});
  });
  const close = openLive({
    url: '/api/admin/events',
    token: () => 'abc',
    onEvent: (event) => received.push(event),
    onRefused,
    fetch: send as typeof fetch,
  });
  return { received, send, close, onRefused };
}

test('forwards events, sends the token, and reconnects when the stream ends', async () => {
  const { received, send, close } = serverOf(
    () => new Response(READY + CREATED),
    () => new Response(`${READY}event: messages\ndata: not json\n\n`),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(received).toEqual(['ready', { topic: 'messages', id: 7, action: 'created' }]);
  expect(send).toHaveBeenCalledWith(
    '/api/admin/events',
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer abc' }) }),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(received.length).toBe(3);
  close();
});

test('backs off with each failure, and honours Retry-After', async () => {
  const down = () => new Response('', { status: 503 });
  const busy = () => new Response('', { status: 429, headers: { 'retry-after': '30' } });
  const { send, close } = serverOf(down, down, busy, down);
  await vi.advanceTimersByTimeAsync(1300);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2600);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1500);
  expect(send).toHaveBeenCalledTimes(4);
  close();
});

test('a rejected token is reported once; a server without events is not retried', async () => {
  const refused = serverOf(() => new Response('', { status: 401 }));
  const absent = serverOf(() => new Response('', { status: 404 }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refused.onRefused).toHaveBeenCalledTimes(1);
  expect([refused.send.mock.calls.length, absent.send.mock.calls.length]).toEqual([1, 1]);
});

test('closed is closed', async () => {
  const { send, close } = serverOf(() => new Response(READY));
  await vi.advanceTimersByTimeAsync(10);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('is silent at the start where nothing has changed since the page began to load', async () => {
  const ready = (data: object) => () => new Response(`event: ready\ndata: ${JSON.stringify(data)}\n\n`);
  const { received, close } = serverOf(
    ready({ quietMs: Date.now() - performance.timeOrigin + 60_000 }),
    ready({ quietMs: 0 }),
    // after a gap, or from an older server
    ready({}),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(received).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(received).toEqual(['ready', 'ready']);
  close();
});

test('tells a laptop that has slept: what changed meanwhile is older than the page has been awake', async () => {
  const HOUR_MS = 3_600_000;
  vi.setSystemTime(Date.now() + 8 * HOUR_MS);
  const { received, close } = serverOf(
    () => new Response(`event: ready\ndata: ${JSON.stringify({ quietMs: 4 * HOUR_MS })}\n\n`),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(received).toEqual(['ready']);
  close();
});
