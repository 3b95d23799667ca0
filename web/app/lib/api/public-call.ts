import { documentLanguage } from '../language.tsx';
import { browserSite } from '../site.ts';
import { jsonCall } from './json-call.ts';
import { joinUrl, type Query, withQuery } from './paths.ts';

type PublicCall<T> = { query?: Query; body?: unknown; read: (data: unknown) => T };

/**
 * What a visitor's page asks of the API. Visitors have no session, so nothing of the client (client.ts) that is
 * about tokens, sign-in or uploads has to travel to their phones.
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
