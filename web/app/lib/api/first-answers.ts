type FirstCall = { authorization: string; answer: Promise<Response>; at: number };

/** What nobody asked for by then is too old to be shown. */
const FRESH_MS = 20_000;

const isAsked = (value: unknown): value is Map<string, FirstCall> => value instanceof Map;

function taken(address: string, headers: HeadersInit | undefined): Promise<Response> | null {
  const asked: unknown = Reflect.get(globalThis, '__firstCalls');
  if (!isAsked(asked)) return null;
  const url = new URL(address, location.href);
  url.searchParams.sort();
  const call = asked.get(url.href);
  asked.delete(url.href);
  if (!call || call.authorization !== new Headers(headers).get('authorization')) return null;
  return performance.now() - call.at < FRESH_MS ? call.answer : null;
}

/**
 * `fetch`, except for the calls that the page made while its scripts loaded (hydration/first-calls.ts): the first who
 * wants such an answer gets it.
 */
export function fetchOrTakeFirst(address: string, init: RequestInit = {}): Promise<Response> {
  const first = (init.method ?? 'GET') === 'GET' ? taken(address, init.headers) : null;
  return first ? first.catch(() => fetch(address, init)) : fetch(address, init);
}
