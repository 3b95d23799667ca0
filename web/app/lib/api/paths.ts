/** Removes trailing slashes of the base; the path starts with exactly one slash. */
export const joinUrl = (base: string, path: string) =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

export type Query = Record<string, string | number | boolean | null | undefined>;

/**
 * Appends the parameters that are set. An empty one is left out, so that an unused filter is not in the URL.
 */
export function withQuery(path: string, query: Query = {}): string {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (entries.length === 0) return path;
  const params = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return `${path}${path.includes('?') ? '&' : '?'}${params}`;
}

/** The public paths, each also under an api prefix (docs/product/calls-and-errors.md#public-paths). */
const PUBLIC_READ = /^\/*(?:api\/+)?(?:company|brand|hero-media|uploads|projects|units|places)(?:[/?#]|$)/;
const AUTH = /^\/*(?:api\/+)?auth(?:[/?#]|$)/;

/** Reading these needs no token, so none is sent; writing to them does. */
export const isPublicRead = (method: string, path: string) =>
  (method === 'GET' || method === 'HEAD') && PUBLIC_READ.test(path);

export const isAuthCall = (path: string) => AUTH.test(path);

/** Media URLs are paths of the API (`/uploads/<key>`); absolute URLs stay unchanged. */
export const mediaUrl = (apiBase: string, url: string) =>
  /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) ? url : joinUrl(apiBase, url);
