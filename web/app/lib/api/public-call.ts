import { documentLanguage } from '../language.tsx';
import { browserSite } from '../site.ts';
import { jsonCall } from './json-call.ts';
import { joinUrl, type Query, withQuery } from './paths.ts';

type PublicCall<T> = { query?: Query; body?: unknown; read: (data: unknown) => T };

/**
 * API calls of public pages. Visitors have no session, so the client's code for tokens, sign-in and uploads
 * (client.ts) stays out of their bundle.
 */
export async function publicCall<T>(
  method: 'GET' | 'POST',
  path: string,
  { query, body, read }: PublicCall<T>,
): Promise<T> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': documentLanguage() });
  const url = joinUrl(browserSite().apiBase, withQuery(path, query));
  return read((await jsonCall({ method, url, headers, body })).data);
}
