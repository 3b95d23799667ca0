/** A failed call. `status` is 0 when no response arrived (offline, timeout). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly data: unknown;
  readonly url: string;
  readonly method: string;
  /** Why no response arrived. */
  readonly reason: 'network' | 'timeout' | undefined;
  /** The server's own message, for screens that have a better fallback. */
  readonly serverMessage: string | undefined;
  /** Of the response, if one arrived. */
  readonly headers: Headers | undefined;

  constructor(failure: {
    status: number;
    data?: unknown;
    url: string;
    method: string;
    statusText?: string;
    reason?: 'network' | 'timeout';
    cause?: unknown;
    headers?: Headers;
  }) {
    const serverMessage = messageInBody(failure.data);
    super(serverMessage ?? (failure.statusText || GENERIC), { cause: failure.cause });
    this.serverMessage = serverMessage;
    this.status = failure.status;
    this.data = failure.data;
    this.url = failure.url;
    this.method = failure.method;
    this.reason = failure.reason;
    this.headers = failure.headers;
  }

  /** Our own server's closed list (contract/errors); undefined from other servers. */
  get code(): string | undefined {
    return textAt(this.data, 'code');
  }
}

const GENERIC = 'Request failed';

/**
 * The message in a response: a string body, or its message, error, detail or first error
 * (docs/product/calls-and-errors.md#reading-an-error).
 */
export function messageInBody(data: unknown): string | undefined {
  if (typeof data === 'string') return /^\s*</.test(data) ? undefined : data.trim() || undefined;
  for (const key of ['message', 'error', 'detail']) {
    const text = textAt(data, key);
    if (text) return text;
  }
  const errors = fieldAt(data, 'errors');
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  return typeof first === 'string' ? first.trim() || undefined : textAt(first, 'message');
}

/** The errors the server reported, by field path. */
export function fieldErrors(error: unknown): Record<string, string> {
  const list = error instanceof ApiError ? fieldAt(error.data, 'errors') : undefined;
  const found: Record<string, string> = {};
  for (const entry of Array.isArray(list) ? list : []) {
    const path = textAt(entry, 'path');
    const message = textAt(entry, 'message');
    if (path && message) found[path] ??= message;
  }
  return found;
}

const fieldAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function textAt(value: unknown, key: string): string | undefined {
  const text = fieldAt(value, key);
  return typeof text === 'string' ? text.trim() || undefined : undefined;
}
