import { storedToken } from '~/lib/session/stored-token.ts';

/** SPEC §4: 'remember me' keeps the token in local storage. Asked while signed in; later the token is gone. */
export function isTokenRemembered(): boolean {
  try {
    return storedToken(() => [localStorage]) !== null;
  } catch {
    return false;
  }
}
