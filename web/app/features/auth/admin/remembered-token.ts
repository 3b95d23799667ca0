import { storedToken } from '~/lib/session/stored-token.ts';

/** Whether the token is in local storage ('remember me'). Read while signed in; later the token is gone. */
export function isTokenRemembered(): boolean {
  try {
    return storedToken(() => [localStorage]) !== null;
  } catch {
    return false;
  }
}
