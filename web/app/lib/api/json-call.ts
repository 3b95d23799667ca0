import { JSON_TIMEOUT_MS } from '@diyar/contract/limits';
import { ApiError } from './api-error.ts';
import { parseBody } from './body.ts';

type JsonCall = {
  method: string;
  url: string;
  headers: Headers;
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  send?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
};

/** One call with JSON in both directions. Everything but a successful response in time is an ApiError. */
export async function jsonCall({ method, url, headers, body, signal, keepalive, send = fetch }: JsonCall) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  if (text !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(JSON_TIMEOUT_MS);
  let response: Response;
  let data: unknown;
  try {
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    response = await send(url, {
      method,
      headers,
      ...(text !== undefined && { body: text }),
      signal: either,
      ...(keepalive && { keepalive }),
    });
    data = parseBody(await response.text());
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ status: 0, url, method, reason: timeout.aborted ? 'timeout' : 'network', cause });
  }
  const { ok, status, statusText } = response;
  if (!ok) throw new ApiError({ status, statusText, data, url, method, headers: response.headers });
  return { data, headers: response.headers, status };
}
