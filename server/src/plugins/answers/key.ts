import type { IncomingMessage } from 'node:http';
import { chooseLang, type Lang, languageFromCookie } from '@diyar/contract/rules/language';
import type { Config } from '../../config.ts';
import { originOf } from '../../origin.ts';

/** Everything that may change the bytes of a public answer. A page is rendered from this and nothing else. */
export type Asked = { key: string; url: string; lang: Lang };

/** What advertisers append to an address, and no page looks at. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id)$/;

/** Addresses longer than this are nobody's honest question. */
const URL_MAX = 2048;

/** Sorted, spelled one way, without what filters nothing: forms send their empty fields too. */
export function normalQuery(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const [name, value] of [...params])
    if (value === '' || TRACKING.test(name)) params.delete(name, value);
  params.sort();
  return params;
}

type Reader = Pick<Config, 'publicUrl' | 'trustProxy'>;

type Address = { normal: string; lang: string | null };

const addresses = new Map<string, Address>();
const ADDRESSES_MAX = 1000;

/** An address spelled one way, and the language it names. Most are asked for again and again: each is read once. */
function addressOf(url: string): Address {
  const known = addresses.get(url);
  if (known) return known;
  const at = url.indexOf('?');
  const [path, params] = [url.slice(0, at), normalQuery(url.slice(at + 1))];
  const address = { normal: params.size > 0 ? `${path}?${params}` : path, lang: params.get('lang') };
  if (addresses.size >= ADDRESSES_MAX) addresses.clear();
  addresses.set(url, address);
  return address;
}

/** Null for what is no question anybody else would ask as well. */
export function askedBy(request: IncomingMessage, reader: Reader): Asked | null {
  const { method, headers, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  if (url.length > URL_MAX) return null;
  const origin = originOf(request, reader);
  if (origin === null) return null;
  const stored = headers.cookie && languageFromCookie(headers.cookie);
  const { normal, lang: named } = url.includes('?') ? addressOf(url) : { normal: url, lang: null };
  const lang = chooseLang(named, stored);
  return { key: `${lang} ${origin} ${normal}`, url: normal, lang };
}
