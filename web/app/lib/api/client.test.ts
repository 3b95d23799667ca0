import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { EMPTY_BODY, isEmptyBody } from './body.ts';
import { type ClientSettings, createClient } from './client.ts';

const onUnauthorized = vi.fn();
const send = vi.fn<typeof fetch>();

const client = (settings: Partial<ClientSettings> = {}) =>
  createClient({
    baseUrl: 'https://api.example/',
    token: () => 'T',
    language: () => 'ar',
    onUnauthorized,
    fetch: send,
    ...settings,
  });

const respond = (body: string, init?: ResponseInit) =>
  send.mockImplementation(async () => new Response(body, init));
const sent = () => new Request(...(send.mock.lastCall as Parameters<typeof fetch>));

beforeEach(() => {
  vi.clearAllMocks();
  respond('{}');
});
afterEach(() => vi.useRealTimers());

test('calls the base URL with exactly one slash, in the user’s language', async () => {
  await client().request('GET', '//admin/users', { query: { page: 2 } });
  expect(sent().url).toBe('https://api.example/admin/users?page=2');
  expect(sent().headers.get('accept-language')).toBe('ar');
});

test('sends JSON', async () => {
  await client().request('POST', '/admin/users', { body: { username: 'rana' } });
  expect(sent().method).toBe('POST');
  expect(sent().headers.get('content-type')).toBe('application/json');
  expect(await sent().json()).toEqual({ username: 'rana' });
});

describe('the token', () => {
  test('is attached, and dropped on public reads', async () => {
    await client().request('GET', '/admin/messages');
    expect(sent().headers.get('authorization')).toBe('Bearer T');
    await client().request('GET', '/company');
    expect(sent().headers.has('authorization')).toBe(false);
    await client().request('PUT', '/company', { body: {} });
    expect(sent().headers.get('authorization')).toBe('Bearer T');
  });

  test('without one, any Authorization header is removed', async () => {
    await client({ token: () => null }).request('GET', '/admin/users', {
      headers: { Authorization: 'Bearer old' },
    });
    expect(sent().headers.has('authorization')).toBe(false);
  });
});

test('who wants to know hears how each call ended: by its name, with its headers, also without an answer', async () => {
  const onEnd = vi.fn();
  const api = client({ onEnd });
  respond('{}', { headers: { 'x-reads': 'leads' } });
  await api.call('GET /admin/leads/{id}', { params: { id: '7' } });
  respond('{}', { status: 409, headers: { 'x-changes': 'leads' } });
  await api.request('POST', '/admin/leads/7/take').catch(() => {});
  send.mockRejectedValue(new TypeError('offline'));
  await api.request('POST', '/admin/leads/7/take').catch(() => {});
  expect(
    onEnd.mock.calls.map(([{ name, status, headers }]) => [
      name,
      status,
      headers.get('x-reads') ?? headers.get('x-changes'),
    ]),
  ).toEqual([
    ['GET /admin/leads/{id}', 200, 'leads'],
    ['POST /admin/leads/7/take', 409, 'leads'],
    ['POST /admin/leads/7/take', 0, null],
  ]);
});

test('an empty body is the marker object', async () => {
  respond('', { status: 200 });
  const response = await client().request('DELETE', '/admin/users/1');
  expect(response).toBe(EMPTY_BODY);
  expect(isEmptyBody(response)).toBe(true);
});

test('a reader gets the response and its headers', async () => {
  respond('{"x":1}', { headers: { authorization: 'Bearer H' } });
  const read = (data: unknown, headers: Headers) => [data, headers.get('authorization')];
  expect(await client().request('GET', '/x', { read })).toEqual([{ x: 1 }, 'Bearer H']);
});

describe('a failed call', () => {
  test('throws the server’s message', async () => {
    respond('{"message":"taken","code":"usernameTaken"}', { status: 409 });
    const error = await client()
      .request('POST', '/admin/users', { body: {} })
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: 'taken', code: 'usernameTaken', method: 'POST' });
  });

  test.each([
    ['GET', '/admin/users', 401, 1],
    ['PUT', '/company', 401, 1],
    ['GET', '/company', 401, 0],
    ['POST', '/admin/users', 403, 0],
    ['GET', '/admin/users', 500, 0],
  ])('%s %s with %i ends the session %i times', async (method, path, status, times) => {
    respond('{}', { status });
    await client()
      .request(method, path)
      .catch(() => {});
    expect(onUnauthorized).toHaveBeenCalledTimes(times);
  });

  test('says when it was a sign-in call', async () => {
    respond('{}', { status: 401 });
    await client()
      .request('POST', '/auth/login', { body: {} })
      .catch(() => {});
    expect(onUnauthorized).toHaveBeenCalledWith({ auth: true });
  });

  test('has status 0 and a reason when no response arrived', async () => {
    send.mockRejectedValue(new TypeError('fetch failed'));
    await expect(client().request('GET', '/x')).rejects.toMatchObject({ status: 0, reason: 'network' });
  });

  test('times out after 30 s', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(30_000);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    send.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response();
    });
    await expect(client().request('GET', '/x')).rejects.toMatchObject({ status: 0, reason: 'timeout' });
  });

  test('an abort by the caller is rethrown', async () => {
    const stop = AbortSignal.abort(new Error('left the page'));
    send.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response();
    });
    await expect(client().request('GET', '/x', { signal: stop })).rejects.toThrow('left the page');
  });
});

describe('uploads', () => {
  const upload = vi.fn<NonNullable<ClientSettings['upload']>>();

  test('carry the token and 60 s', async () => {
    upload.mockResolvedValue({ data: { fileId: 3 }, headers: new Headers(), status: 201 });
    const onProgress = vi.fn();
    expect(await client({ upload }).upload('/files', new FormData(), { onProgress })).toEqual({ fileId: 3 });
    const [call] = upload.mock.lastCall ?? [];
    expect(call).toMatchObject({
      method: 'POST',
      url: 'https://api.example/files',
      timeout: 60_000,
      onProgress,
    });
    expect(call?.headers.get('authorization')).toBe('Bearer T');
  });

  test('end the session on 401 too', async () => {
    upload.mockRejectedValue(new ApiError({ status: 401, url: '/files', method: 'POST' }));
    await expect(client({ upload }).upload('/files', new FormData(), {})).rejects.toMatchObject({
      status: 401,
    });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('where the password is asked again', () => {
  const REFUSED = JSON.stringify({ code: 'confirmationNeeded', message: 'again' });
  const refused = () => new ApiError({ status: 403, data: JSON.parse(REFUSED), url: '/x', method: 'POST' });

  test('every kind of call is repeated once it was given', async () => {
    const onConfirmation = vi.fn(async () => true);
    const upload = vi
      .fn<NonNullable<ClientSettings['upload']>>()
      .mockRejectedValueOnce(refused())
      .mockResolvedValue({ data: { id: 7 }, headers: new Headers(), status: 201 } as never);
    const api = client({ onConfirmation, upload });
    const once = () => send.mockImplementationOnce(async () => new Response(REFUSED, { status: 403 }));
    const calls = [
      () => api.request('GET', '/admin/sign-ins'),
      () => api.request('POST', '/admin/users', { body: {} }),
      () => api.request('PATCH', '/admin/users/1', { body: {} }),
      () => api.request('PUT', '/admin/x', { body: {} }),
      () => api.request('DELETE', '/admin/persons/1'),
    ];
    for (const call of calls) {
      once();
      expect(await call()).toEqual({});
    }
    expect(await api.upload('/files', new FormData(), {})).toEqual({ id: 7 });
    expect(onConfirmation).toHaveBeenCalledTimes(6);
  });

  test('says whether the password or which factor is wanted', async () => {
    const needs: unknown[] = [];
    const api = client({
      onConfirmation: async (need) => {
        needs.push(need);
        return true;
      },
    });
    for (const body of [{ code: 'confirmationNeeded' }, { code: 'factorNeeded', factor: 7 }])
      send.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status: 403 }));
    await api.request('DELETE', '/account/factors/passkeys/7');
    expect(needs).toEqual(['password', { factor: 7 }]);
  });

  test('and refused, in the words of the server, where it was not', async () => {
    send.mockImplementation(async () => new Response(REFUSED, { status: 403 }));
    const api = client({ onConfirmation: async () => false });
    await expect(api.request('DELETE', '/admin/persons/1')).rejects.toMatchObject({
      code: 'confirmationNeeded',
    });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a write whose answer is lost', () => {
  const own = () => client({ baseUrl: '/api' });
  const keys = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

  test('is sent again under the same key, and anything else under another', async () => {
    send.mockRejectedValueOnce(new TypeError('offline'));
    await expect(
      own().request('POST', '/admin/selled', { body: { apartmentName: 'A-1' } }),
    ).rejects.toThrow();
    await own().request('POST', '/admin/selled', { body: { apartmentName: 'A-1' } });
    // it was answered: the same once more is a second record
    await own().request('POST', '/admin/selled', { body: { apartmentName: 'A-1' } });
    await own().request('POST', '/admin/selled', { body: { apartmentName: 'A-2' } });
    const [first, repeated, second, other] = keys();
    expect(first).toMatch(/^[\d-]{20,}$/);
    expect(repeated).toBe(first);
    expect(new Set([first, second, other]).size).toBe(3);
  });

  test('keeps its key while only a proxy answers, and drops it after a refusal', async () => {
    respond('', { status: 502 });
    await expect(own().request('POST', '/admin/leads', { body: { name: 'x' } })).rejects.toThrow();
    respond('{}', { status: 422 });
    await expect(own().request('POST', '/admin/leads', { body: { name: 'x' } })).rejects.toThrow();
    respond('{}');
    await own().request('POST', '/admin/leads', { body: { name: 'x' } });
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('other servers and visitors get no such header', async () => {
    await client().request('POST', '/admin/selled', { body: {} });
    await client({ baseUrl: '/api', token: () => null }).request('POST', '/public/messages', { body: {} });
    await own().request('PUT', '/company', { body: {} });
    expect(keys()).toEqual([null, null, null]);
  });
});
