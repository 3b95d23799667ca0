import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, fakeToken } from '~/testing/fake-storage.ts';
import { ApiError } from '../api/api-error.ts';
import { createSessionStore, type SessionUser } from './store.ts';

const HOUR = 3_600_000;
const user: SessionUser = { id: 1, username: 'rana', fullName: 'Rana', role: 'ADMIN' };
const refusal = (status: number) => new ApiError({ status, url: '/auth/me', method: 'GET' });

let local: FakeStorage;
let tab: FakeStorage;
const me = vi.fn<() => Promise<SessionUser>>();
const login = vi.fn<() => Promise<string | null>>();
const store = () => createSessionStore({ login, me, stores: () => [local, tab] });

beforeEach(() => {
  vi.useFakeTimers();
  local = new FakeStorage();
  tab = new FakeStorage();
  me.mockReset().mockResolvedValue(user);
  login.mockReset().mockImplementation(async () => fakeToken(HOUR));
});
afterEach(() => vi.useRealTimers());

/** Simulates opening the page: the session is read. */
async function opened() {
  const session = store();
  const changed = vi.fn();
  session.subscribe(changed);
  await vi.advanceTimersByTimeAsync(0);
  return { session, changed };
}

describe('opening the page', () => {
  test('without a token nobody is signed in, and no call is made', async () => {
    const { session } = await opened();
    expect(session.get()).toEqual({ status: 'signedOut', reason: 'none' });
    expect(me).not.toHaveBeenCalled();
  });

  test('is loading until the identity check has finished', async () => {
    local.setItem('token', fakeToken(HOUR));
    const session = store();
    session.subscribe(() => {});
    expect(session.get()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.get()).toEqual({ status: 'signedIn', user, verified: true });
  });

  test('an expired token is cleared without a call', async () => {
    local.setItem('token', fakeToken(-1000));
    const { session } = await opened();
    expect(session.get()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect([local.length, me.mock.calls.length]).toEqual([0, 0]);
  });

  test('a rejected identity clears the session', async () => {
    me.mockRejectedValue(refusal(401));
    local.setItem('token', fakeToken(HOUR));
    const { session } = await opened();
    expect(session.get()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(local.length).toBe(0);
  });

  test.each([0, 403, 500, 503])('status %i signs nobody out', async (status) => {
    me.mockRejectedValue(refusal(status));
    local.setItem('token', fakeToken(HOUR));
    local.setItem('role', 'LACASA');
    const { session } = await opened();
    expect(session.get()).toMatchObject({ status: 'signedIn', verified: false, user: { role: 'LACASA' } });
    me.mockResolvedValue(user);
    await session.check();
    expect(session.get()).toEqual({ status: 'signedIn', user, verified: true });
  });
});

describe('the expiry of a token', () => {
  test('ends the session while the page is open', async () => {
    local.setItem('token', fakeToken(HOUR));
    const { session, changed } = await opened();
    changed.mockClear();
    await vi.advanceTimersByTimeAsync(HOUR - 1000);
    expect(session.get().status).toBe('signedIn');
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.get()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect([changed.mock.calls.length, local.length]).toEqual([1, 0]);
  });

  test('may be later than a timer can wait', async () => {
    const days = 24 * HOUR;
    local.setItem('token', fakeToken(60 * days));
    const { session } = await opened();
    await vi.advanceTimersByTimeAsync(59 * days);
    expect(session.get().status).toBe('signedIn');
    await vi.advanceTimersByTimeAsync(2 * days);
    expect(session.get()).toEqual({ status: 'signedOut', reason: 'expired' });
  });
});

describe('signing in', () => {
  const credentials = { username: 'rana', password: 'secret', remember: true };

  test('stores the token and reads the user', async () => {
    const { session } = await opened();
    expect(await session.signIn(credentials)).toEqual(user);
    expect(session.get()).toEqual({ status: 'signedIn', user, verified: true });
    expect([local.getItem('role'), tab.length]).toEqual(['ADMIN', 0]);
  });

  test('without remember me lasts for the tab', async () => {
    const { session } = await opened();
    await session.signIn({ ...credentials, remember: false });
    expect([local.length, tab.getItem('role')]).toEqual([0, 'ADMIN']);
  });

  test('a rejection is passed to the caller', async () => {
    login.mockRejectedValue(refusal(401));
    const { session } = await opened();
    await expect(session.signIn(credentials)).rejects.toMatchObject({ status: 401 });
    expect(session.get()).toEqual({ status: 'signedOut', reason: 'none' });
  });

  test('a response without a token', async () => {
    login.mockResolvedValue(null);
    const { session } = await opened();
    await expect(session.signIn(credentials)).rejects.toMatchObject({
      name: 'SignInError',
      code: 'missingToken',
    });
  });

  test('a token that the server then rejects', async () => {
    const { session } = await opened();
    me.mockRejectedValue(refusal(403));
    await expect(session.signIn(credentials)).rejects.toMatchObject({ code: 'verification', status: 403 });
    expect([session.get().status, local.length]).toEqual(['signedOut', 0]);
  });
});

test('signing out clears everything', async () => {
  local.setItem('token', fakeToken(HOUR));
  const { session } = await opened();
  session.signOut();
  expect(session.get()).toEqual({ status: 'signedOut', reason: 'signedOut' });
  expect(local.length).toBe(0);
});

test('a call with a 401 response ends the session once', async () => {
  local.setItem('token', fakeToken(HOUR));
  const { session, changed } = await opened();
  changed.mockClear();
  session.refused();
  session.refused();
  expect(session.get()).toEqual({ status: 'signedOut', reason: 'expired' });
  expect(changed).toHaveBeenCalledTimes(1);
});

describe('another tab', () => {
  test('signs out here too', async () => {
    local.setItem('token', fakeToken(HOUR));
    const { session } = await opened();
    local.clear();
    session.changedElsewhere();
    expect(session.get()).toEqual({ status: 'signedOut', reason: 'none' });
  });

  test('signs in as someone else', async () => {
    local.setItem('token', fakeToken(HOUR, 'rana'));
    const { session } = await opened();
    const other: SessionUser = { ...user, id: 2, username: 'sami', role: 'LACASA' };
    me.mockResolvedValue(other);
    local.setItem('token', fakeToken(HOUR, 'sami'));
    session.changedElsewhere();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.get()).toEqual({ status: 'signedIn', user: other, verified: true });
  });
});

test('an identity check that finishes after signing out changes nothing', async () => {
  local.setItem('token', fakeToken(HOUR));
  let resolveMe: (value: SessionUser) => void = () => {};
  me.mockReturnValue(new Promise((resolve) => (resolveMe = resolve)));
  const { session } = await opened();
  session.signOut();
  resolveMe(user);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.get()).toEqual({ status: 'signedOut', reason: 'signedOut' });
});
