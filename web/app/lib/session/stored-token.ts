import { STORAGE_KEYS } from '@diyar/contract/limits';
import { cleanToken, hasSession, TOKEN_NAMES } from '@diyar/contract/rules/token';

type Stores = () => Storage[];

/** Local storage first: 'remember me' outlives a tab. Storage may be unavailable. */
const browserStores: Stores = () => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
};

/**
 * The token under any of its names, without quotes and 'Bearer '
 * (docs/product/calls-and-errors.md#token-names).
 */
export function storedToken(stores = browserStores): string | null {
  for (const store of stores()) {
    for (const name of TOKEN_NAMES) {
      const token = cleanToken(store.getItem(name));
      if (token) return token;
    }
  }
  return null;
}

/** Stored in local storage with 'remember me', else for this tab only; the role in upper case. */
export function storeToken(token: string, role: string, remember: boolean, stores = browserStores) {
  clearToken(stores);
  const [local, tab] = stores();
  const store = remember ? local : tab;
  store?.setItem(STORAGE_KEYS.token, token);
  store?.setItem(STORAGE_KEYS.role, role.toUpperCase());
}

export function storeRole(role: string, stores = browserStores) {
  const holder = stores().find((store) => store.getItem(STORAGE_KEYS.token) !== null);
  holder?.setItem(STORAGE_KEYS.role, role.toUpperCase());
}

export function storedRole(stores = browserStores): string {
  const role = stores()
    .map((store) => store.getItem(STORAGE_KEYS.role))
    .find(Boolean);
  return role?.toUpperCase() ?? '';
}

/** False on another server, which knows no sessions (docs/product/calls-and-errors.md#another-server). */
export const hasOwnSession = (): boolean => hasSession(storedToken() ?? '');

/** Whether the token outlives the tab. */
export const isRemembered = (stores = browserStores): boolean =>
  storedToken(() => stores().slice(0, 1)) !== null;

/** Removes token, refresh token and role under every name, from both storages. */
export function clearToken(stores = browserStores) {
  for (const store of stores()) {
    for (const name of [...TOKEN_NAMES, STORAGE_KEYS.refreshToken, STORAGE_KEYS.role]) store.removeItem(name);
  }
}
