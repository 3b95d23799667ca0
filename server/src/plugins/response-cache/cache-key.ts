import type { IncomingMessage } from 'node:http';
import { askedLang, chooseLang, type Lang, languageFromCookie } from '@diyar/contract/rules/language';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { originOf } from '../../origin.ts';

/** Everything that may influence the bytes of a public response. A cacheable page is rendered from this alone. */
export type CacheKey = { key: string; url: string; lang: Lang };

/** Parameters that advertisers append to an address; no page reads them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|igshid|mc_[ce]id)$/;

/** No link of the site is longer. */
const MAX_URL_LENGTH = 2048;

/** Sorted, without tracking parameters and without the empty fields that forms send. */
export function normalQuery(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const [name, value] of [...params])
    if (value === '' || TRACKING.test(name)) params.delete(name, value);
  params.sort();
  return params;
}

/** Parsing a query costs more than the rest of the key, and most addresses are requested again and again. */
const normalUrls = new LRUCache<string, { normal: string; lang: string | null }>({
  max: 1000,
  memoMethod(url) {
    const at = url.indexOf('?');
    const [path, params] = [url.slice(0, at), normalQuery(url.slice(at + 1))];
    return { normal: params.size > 0 ? `${path}?${params}` : path, lang: askedLang(path, params) };
  },
});

/** Null for a request whose response must not be shared. */
export function cacheKeyOf(
  request: IncomingMessage,
  config: Pick<Config, 'mode' | 'publicUrl' | 'trustProxy'>,
): CacheKey | null {
  // Vite serves the sources under the same addresses, and the query says in which form: `boot.ts?script`.
  if (config.mode === 'dev') return null;
  const { method, headers, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  if (url.length > MAX_URL_LENGTH) return null;
  const origin = originOf(request, config);
  if (origin === null) return null;
  const stored = headers.cookie && languageFromCookie(headers.cookie);
  const { normal, lang: requested } = url.includes('?') ? normalUrls.memo(url) : { normal: url, lang: null };
  const lang = chooseLang(requested, stored);
  return { key: `${lang} ${origin} ${normal}`, url: normal, lang };
}
