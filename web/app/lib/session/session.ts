import { STORAGE_KEYS } from '@diyar/contract/limits';
import { type ReadStep, readAuthUser, readSecondStep, readToken } from '@diyar/contract/readers/auth';
import { hasSession } from '@diyar/contract/rules/token';
import { useSyncExternalStore } from 'react';
import { api, whenUnauthorized } from '../api/api.ts';
import { keepDevice, ownDevice } from './device.ts';
import { askForPasskey } from './passkey.ts';
import { createSessionStore, SecondStepNeeded, type Session } from './store.ts';

export type { Session, SessionUser } from './store.ts';

/** The token of a sign-in, unless the server asks for more. */
function readEntry(data: unknown, headers: Headers): string | null {
  keepDevice(headers);
  const step = readSecondStep(data);
  if (step) throw new SecondStepNeeded(step);
  return readToken(data, headers);
}

/**
 * The session of this browser: `session.signIn`, `session.signOut`, `session.check`. Components read it with
 * useSession.
 */
export const session = createSessionStore({
  login: ({ username, password }) =>
    api('POST /auth/login', { body: { username, password, ...ownDevice() }, read: readEntry }),
  me: () => api('GET /auth/me', { read: readAuthUser }),
  logout: (token) => {
    // a server without sessions has nothing to end; the page may be gone before the answer
    if (hasSession(token)) void api('POST /auth/logout', { keepalive: true }).catch(() => {});
  },
});

/** A code of the app or a recovery code. */
export const signInWithCode = ({ ticket }: ReadStep, code: string, remember: boolean) =>
  session.enter(
    () => api('POST /auth/second-factor', { body: { ticket, code, ...ownDevice() }, read: readEntry }),
    remember,
  );

/** The passkey of a user whose password was right. */
export const signInWithSecondPasskey = ({ ticket, passkey }: ReadStep, remember: boolean) =>
  session.enter(async () => {
    const answer = await askForPasskey(passkey ?? {});
    const body = { ticket, passkey: answer, ...ownDevice() };
    return api('POST /auth/second-factor', { body, read: readEntry });
  }, remember);

/** A passkey alone, without a name. */
export const signInWithPasskey = (remember: boolean) =>
  session.enter(async () => {
    const { ticket, options } = await api('POST /auth/passkey/options');
    const body = { ticket, passkey: await askForPasskey(options), ...ownDevice() };
    return api('POST /auth/passkey', { body, read: readEntry });
  }, remember);

whenUnauthorized(({ auth }) => {
  if (!auth) session.refused();
});

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token) session.changedElsewhere();
  });
  // check again after a device slept past the expiry, or a server was unreachable
  document.addEventListener('visibilitychange', () => {
    const now = session.get();
    if (document.visibilityState === 'visible' && now.status === 'signedIn') void session.check();
  });
}

const LOADING: Session = { status: 'loading' };

/** loading | signedIn (user) | signedOut (reason). The server always renders 'loading'. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get, () => LOADING);
