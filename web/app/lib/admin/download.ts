import { ApiError } from '~/lib/api/api-error.ts';
import { parseBody } from '~/lib/api/body.ts';
import { neededFor } from '~/lib/api/client.ts';
import { askForConfirmation } from '~/lib/api/confirmation.ts';
import { joinUrl, type Query, withQuery } from '~/lib/api/paths.ts';
import { documentLanguage } from '~/lib/language.tsx';
import { storedToken } from '~/lib/session/stored-token.ts';
import { browserSite } from '~/lib/site.ts';

/** The name that the server gave the file; the encoded form wins, since it can be Arabic. */
export function nameInHeader(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return /filename="([^"]*)"/i.exec(header ?? '')?.[1];
}

/** The answer to a call that needs the token; asks for the password where the server wants it again. */
async function fetchFile(url: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${storedToken() ?? ''}`, 'Accept-Language': documentLanguage() };
  const response = await fetch(url, { headers }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, url, method: 'GET', reason: 'network', cause });
  });
  if (response.ok) return response;
  const { status, statusText } = response;
  const data = parseBody(await response.text());
  const error = new ApiError({ status, statusText, data, url, method: 'GET' });
  const need = neededFor(error);
  if (need !== null && (await askForConfirmation(need))) return fetchFile(url);
  throw error;
}

/**
 * Fetches a file that needs the token and starts a download in the browser. With `isNamedByServer` the name is a
 * fallback.
 */
export async function download(
  path: string,
  query: Query,
  name: string,
  { isNamedByServer = false } = {},
): Promise<void> {
  const url = joinUrl(browserSite().apiBase, withQuery(path, query));
  const response = await fetchFile(url);
  const object = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = object;
  link.download = (isNamedByServer && nameInHeader(response.headers.get('content-disposition'))) || name;
  link.click();
  // the browser has started the download by the next task; the delay is a margin
  setTimeout(() => URL.revokeObjectURL(object), 60_000);
}
