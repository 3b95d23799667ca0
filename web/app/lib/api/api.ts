import { documentLanguage } from '../language.tsx';
import { storedToken } from '../session/stored-token.ts';
import { browserSite } from '../site.ts';
import { noteBuild } from './build.ts';
import { type Api, type Caller, createClient, type EndedCall } from './client.ts';
import { askForConfirmation } from './confirmation.ts';
import { fetchOrTakeFirst } from './first-answers.ts';

type Unauthorized = { auth: boolean };
const listeners = new Set<(call: Unauthorized) => void>();

/** Called after a 401 that ends the session (docs/product/calls-and-errors.md#session-end-on-401). */
export function whenUnauthorized(listener: (call: Unauthorized) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const endListeners = new Set<(call: EndedCall) => void>();

/** Called after every call, whatever its answer. */
export function whenEnded(listener: (call: EndedCall) => void) {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

let client: Api | undefined;

/**
 * Created at the first call: the base URL is on <html>, which does not exist while the server imports this.
 */
function browserClient(): Api {
  client ??= createClient({
    baseUrl: browserSite().apiBase,
    token: storedToken,
    language: documentLanguage,
    fetch: fetchOrTakeFirst,
    onConfirmation: askForConfirmation,
    onEnd: (call) => {
      noteBuild(call.headers.get('x-build'));
      for (const listener of endListeners) listener(call);
    },
    onUnauthorized: (call) => {
      for (const listener of listeners) listener(call);
    },
  });
  return client;
}

/** Makes a call of the contract: `api('GET /admin/leads', { query, signal })`. */
export const api = ((...args: Parameters<Caller>) => browserClient().call(...args)) as Caller;

/** Any path: `request('GET', '/x')`. */
export const request: Api['request'] = (...args) => browserClient().request(...args);

/** A form with a file to any path, with progress. */
export const upload: Api['upload'] = (...args) => browserClient().upload(...args);
