import { STORAGE_KEYS } from '@diyar/contract/limits';
import { readAuthUser, readToken } from '@diyar/contract/readers/auth';
import { useSyncExternalStore } from 'react';
import { api, whenUnauthorized } from '../api/api.ts';
import { createSessionStore, type Session } from './store.ts';

export type { Session, SessionUser } from './store.ts';

/**
 * The session of this browser: `session.signIn`, `session.signOut`, `session.check`. Components read it with
 * useSession.
 */
export const session = createSessionStore({
  login: ({ username, password }) =>
    api.post('/auth/login', { username, password }, { read: (data, headers) => readToken(data, headers) }),
  me: () => api.get('/auth/me', { read: readAuthUser }),
});

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
