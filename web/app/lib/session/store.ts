import type { ReadStep, ReadUser } from '@diyar/contract/readers/auth';
import { toRole } from '@diyar/contract/rules/roles';
import { tokenExpiry } from '@diyar/contract/rules/token';
import { ApiError } from '../api/api-error.ts';
import { atMoment } from './expiry.ts';
import { clearToken, isRemembered, storedRole, storedToken, storeRole, storeToken } from './stored-token.ts';

/** The role is '' when the server sends an unknown one. */
export type SessionUser = ReadUser;

export type Session =
  | { status: 'loading' }
  /** `verified` is false while the server is unreachable: the token exists and was not rejected. */
  | { status: 'signedIn'; user: SessionUser; verified: boolean }
  | { status: 'signedOut'; reason: 'none' | 'expired' | 'signedOut' };

/** The two failures of sign-in that have texts of their own. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly code: 'missingToken' | 'verification';
  readonly status: number;
  constructor(code: 'missingToken' | 'verification', status = 0, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.status = status;
  }
}

/** The password was right, and the server wants a second factor. */
export class SecondStepNeeded extends Error {
  override name = 'SecondStepNeeded';
  readonly step: ReadStep;
  constructor(step: ReadStep) {
    super('secondStep');
    this.step = step;
  }
}

export type Credentials = { username: string; password: string; remember: boolean };

type Deps = {
  login: (credentials: Credentials) => Promise<string | null>;
  me: () => Promise<SessionUser>;
  /** Ends the session on the server; nobody waits for it. */
  logout?: (token: string) => void;
  stores?: () => Storage[];
};

const LOADING: Session = { status: 'loading' };

/** The session store of the page; components read it through useSession(). */
export function createSessionStore({ login, me, logout, stores }: Deps) {
  let current: Session = LOADING;
  let started = false;
  let stopTimer = () => {};
  const listeners = new Set<() => void>();

  function set(next: Session) {
    current = next;
    for (const listener of listeners) listener();
  }

  function end(reason: 'none' | 'expired' | 'signedOut') {
    stopTimer();
    clearToken(stores);
    set({ status: 'signedOut', reason });
  }

  function signedIn(user: SessionUser, token: string, verified: boolean) {
    stopTimer();
    const moment = tokenExpiry(token);
    if (moment !== null) stopTimer = atMoment(moment, () => end('expired'));
    set({ status: 'signedIn', user, verified });
  }

  /** Checks the token with the server. Only a rejection ends the session, an unreachable server does not. */
  async function check(): Promise<void> {
    const token = storedToken(stores);
    if (!token) return set({ status: 'signedOut', reason: 'none' });
    const moment = tokenExpiry(token);
    if (moment !== null && moment <= Date.now()) return end('expired');
    try {
      const user = await me();
      if (storedToken(stores) !== token) return;
      storeRole(user.role, stores);
      signedIn(user, token, true);
    } catch (error) {
      if (storedToken(stores) !== token) return;
      if (error instanceof ApiError && error.status === 401) return end('expired');
      if (current.status === 'signedIn') return;
      signedIn(
        { id: null, username: '', fullName: '', role: toRole(storedRole(stores)) ?? '' },
        token,
        false,
      );
    }
  }

  function start() {
    if (started) return;
    started = true;
    void check();
  }

  async function enter(getToken: () => Promise<string | null>, remember: boolean): Promise<SessionUser> {
    started = true;
    const token = await getToken();
    if (!token) throw new SignInError('missingToken');
    storeToken(token, '', remember, stores);
    try {
      const user = await me();
      storeToken(token, user.role, remember, stores);
      signedIn(user, token, true);
      return user;
    } catch (error) {
      end('none');
      throw new SignInError('verification', error instanceof ApiError ? error.status : 0, error);
    }
  }

  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      start();
      return () => void listeners.delete(listener);
    },
    check,
    signIn: (credentials: Credentials) => enter(() => login(credentials), credentials.remember),
    /** By another way than name and password: a code, a passkey. */
    enter,
    /** The server has replaced the token of this session. */
    async replaceToken(token: string): Promise<void> {
      storeToken(token, storedRole(stores), isRemembered(stores), stores);
      await check();
    },
    signOut() {
      const token = storedToken(stores);
      if (token) logout?.(token);
      end('signedOut');
    },
    /** A call returned 401: the session has ended (docs/product/calls-and-errors.md#session-end-on-401). */
    refused() {
      if (current.status !== 'signedOut') end('expired');
    },
    /** Another tab signed in or out. */
    changedElsewhere() {
      if (started) void check();
    },
  };
}
