import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from './upload.ts';

/** The part of XMLHttpRequest that an upload uses; the test simulates the network. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  opened: string[] = [];
  headers: Record<string, string> = {};
  aborted = false;
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-id: 7\r\n';
  }
  abort() {
    this.aborted = true;
  }
  send() {}
  respond(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = (more: Partial<Parameters<typeof sendForm>[0]> = {}) =>
  sendForm({
    method: 'POST',
    url: '/api/files',
    headers: new Headers({ authorization: 'Bearer T' }),
    form: new FormData(),
    timeout: 60_000,
    ...more,
  });

test('reports progress and resolves to the response with its headers', async () => {
  const onProgress = vi.fn();
  const done = start({ onProgress });
  expect(FakeRequest.last.opened).toEqual(['POST', '/api/files']);
  expect(FakeRequest.last.headers.authorization).toBe('Bearer T');
  FakeRequest.last.upload.onprogress?.({ loaded: 5, total: 10 });
  FakeRequest.last.respond(201, '{"fileId":3}');
  const { data, headers } = await done;
  expect(data).toEqual({ fileId: 3 });
  expect(headers.get('x-id')).toBe('7');
  expect(onProgress).toHaveBeenCalledWith({ loaded: 5, total: 10 });
});

test('an error response is an ApiError', async () => {
  const done = start();
  FakeRequest.last.respond(413, '{"message":"too large"}');
  await expect(done).rejects.toMatchObject({ status: 413, message: 'too large', method: 'POST' });
});

test('a broken connection has its reason', async () => {
  const done = start();
  FakeRequest.last.onerror?.();
  await expect(done).rejects.toMatchObject({ status: 0, reason: 'network' });
});

test('times out after 60 s without a byte, not while bytes flow', async () => {
  const done = start();
  done.catch(() => {});
  vi.advanceTimersByTime(50_000);
  FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 10 });
  vi.advanceTimersByTime(50_000);
  expect(FakeRequest.last.aborted).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(FakeRequest.last.aborted).toBe(true);
  await expect(done).rejects.toMatchObject({ status: 0, reason: 'timeout' });
});

test('can be cancelled', async () => {
  const stop = new AbortController();
  const done = start({ signal: stop.signal });
  stop.abort(new Error('cancelled'));
  expect(FakeRequest.last.aborted).toBe(true);
  await expect(done).rejects.toThrow('cancelled');
});

test('does not start when it is already cancelled', async () => {
  await expect(start({ signal: AbortSignal.abort(new Error('cancelled')) })).rejects.toThrow('cancelled');
});
