import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

/** Several proxies each append a value; the nearest one wrote the last. */
const lastValue = (header: string | string[] | undefined) =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/**
 * The origin that pages, the sitemap and headers use, and therefore a part of the response cache's key. Null where the
 * request names an invalid host or protocol, also when PUBLIC_URL overrides it.
 */
export function originOf(
  { headers, socket }: IncomingMessage,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): string | null {
  const forwarded = trustProxy?.(socket.remoteAddress ?? '', 0) ? headers : {};
  const protocol = lastValue(forwarded['x-forwarded-proto']) || 'http';
  const host = lastValue(forwarded['x-forwarded-host']) || headers.host || 'localhost';
  if (!/^https?$/.test(protocol) || /[/?#@\\]/.test(host)) return null;
  const own = URL.parse(`${protocol}://${host}`);
  return own && (publicUrl ?? own.origin);
}
