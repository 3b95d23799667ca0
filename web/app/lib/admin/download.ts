import { ApiError } from '~/lib/api/api-error.ts';
import { parseBody } from '~/lib/api/body.ts';
import { joinUrl, type Query, withQuery } from '~/lib/api/paths.ts';
import { documentLanguage } from '~/lib/language.tsx';
import { storedToken } from '~/lib/session/stored-token.ts';
import { browserSite } from '~/lib/site.ts';

/** Fetches a file that needs the token and starts a download in the browser. */
export async function download(path: string, query: Query, name: string): Promise<void> {
  const url = joinUrl(browserSite().apiBase, withQuery(path, query));
  const headers = { Authorization: `Bearer ${storedToken() ?? ''}`, 'Accept-Language': documentLanguage() };
  const response = await fetch(url, { headers }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, url, method: 'GET', reason: 'network', cause });
  });
  if (!response.ok) {
    const { status, statusText } = response;
    throw new ApiError({ status, statusText, data: parseBody(await response.text()), url, method: 'GET' });
  }
  const object = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = object;
  link.download = name;
  link.click();
  // the browser has started the download by the next task; the delay is a margin
  setTimeout(() => URL.revokeObjectURL(object), 60_000);
}
