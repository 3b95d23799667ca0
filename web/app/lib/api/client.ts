import type { AnswerOf, AskOf, CallName } from '@diyar/contract/calls/types';
import type { FactorAsked } from '@diyar/contract/factors';
import { UPLOAD_TIMEOUT_MS } from '@diyar/contract/limits';
import { ApiError } from './api-error.ts';
import type { Need } from './confirmation.ts';
import { jsonCall } from './json-call.ts';
import { ownAnswer } from './own-answer.ts';
import { isAuthCall, isPublicRead, joinUrl, type Query, withQuery } from './paths.ts';
import { contentOf, isAnswer, unanswered } from './unanswered.ts';
import { sendForm, type UploadProgress } from './upload.ts';

type Read<T> = (data: unknown, headers: Headers, status: number) => T;

const NO_CONTENT = 204;
/** It was stopped: what the server did of it is not known. */
const NOT_ANSWERED = { status: 0 };

type CallOptions<T> = {
  query?: Query;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Is sent even if the page is left at once. */
  keepalive?: boolean;
  /**
   * Converts the response to what the caller needs: a tolerant reader of the contract, or a schema's parse.
   */
  read?: Read<T>;
};
type SendOptions<T> = CallOptions<T> & { body?: unknown };
type UploadOptions<T> = CallOptions<T> & { onProgress?: UploadProgress };

/** A call by the name it was made with; status 0 and no headers where no answer arrived. */
export type EndedCall = { name: string; status: number; headers: Headers };

export type ClientSettings = {
  baseUrl: string;
  token: () => string | null;
  language: () => string;
  /** Runs after a 401 that ends the session; `auth` is true for a sign-in call. */
  onUnauthorized: (call: { auth: boolean }) => void;
  /** The server wants the password or a factor again; resolves to whether it was given, and the call is repeated. */
  onConfirmation?: (need: Need) => Promise<boolean>;
  /** Sees every call that has ended. */
  onEnd?: (call: EndedCall) => void;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  upload?: typeof sendForm;
};

export type Api = ReturnType<typeof createClient>;

/** The client for our own API and for other servers (docs/product/calls-and-errors.md#another-server). */
export function createClient(settings: ClientSettings) {
  const upload = settings.upload ?? sendForm;

  function headersFor(method: string, path: string, extra: Record<string, string> = {}) {
    const headers = new Headers({
      Accept: 'application/json',
      'Accept-Language': settings.language(),
      ...extra,
    });
    const token = isPublicRead(method, path) ? null : settings.token();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    else headers.delete('Authorization');
    return headers;
  }

  function keyed(headers: Headers, method: string, path: string, content: unknown): () => void {
    if (method !== 'POST' || !settings.baseUrl.startsWith('/') || !headers.has('Authorization'))
      return () => {};
    const { key, answered } = unanswered(`${path} ${content}`);
    headers.set('Idempotency-Key', key);
    return answered;
  }

  function failed(error: ApiError, path: string): never {
    if (error.status === 401 && !isPublicRead(error.method, path)) {
      settings.onUnauthorized({ auth: isAuthCall(path) });
    }
    throw error;
  }

  async function isConfirmed(error: unknown): Promise<boolean> {
    const need = neededFor(error);
    return need !== null && ((await settings.onConfirmation?.(need)) ?? false);
  }

  function ended(name: string, { status, headers = new Headers() }: { status: number; headers?: Headers }) {
    settings.onEnd?.({ name, status, headers });
  }

  async function request<T>(
    method: string,
    path: string,
    options: SendOptions<T> = {},
    name = `${method} ${path}`,
  ): Promise<T> {
    const url = joinUrl(settings.baseUrl, withQuery(path, options.query));
    const headers = headersFor(method, path, options.headers);
    const { body, signal, read, keepalive } = options;
    const answered = keyed(headers, method, path, JSON.stringify(body));
    try {
      const done = await jsonCall({ method, url, headers, body, signal, keepalive, send: settings.fetch });
      answered();
      ended(name, done);
      return parse(done, read);
    } catch (error) {
      if (isAnswer(error)) answered();
      if (await isConfirmed(error)) return request(method, path, options, name);
      ended(name, error instanceof ApiError ? error : NOT_ANSWERED);
      return error instanceof ApiError ? failed(error, path) : Promise.reject(error);
    }
  }

  /** A multipart form with progress; aborting `signal` stops it. */
  async function send<T>(
    method: string,
    path: string,
    form: FormData,
    options: UploadOptions<T>,
    name = `${method} ${path}`,
  ): Promise<T> {
    const url = joinUrl(settings.baseUrl, withQuery(path, options.query));
    const headers = headersFor(method, path, options.headers);
    const { signal, onProgress } = options;
    const answered = keyed(headers, method, path, contentOf(form));
    try {
      const done = await upload({
        method,
        url,
        headers,
        form,
        signal,
        onProgress,
        timeout: UPLOAD_TIMEOUT_MS,
      });
      answered();
      ended(name, done);
      return parse(done, options.read);
    } catch (error) {
      if (isAnswer(error)) answered();
      if (await isConfirmed(error)) return send(method, path, form, options, name);
      ended(name, error instanceof ApiError ? error : NOT_ANSWERED);
      return error instanceof ApiError ? failed(error, path) : Promise.reject(error);
    }
  }

  return {
    /** Any path, as of another server. */
    request: <T>(method: string, path: string, options?: SendOptions<T>) => request(method, path, options),
    upload: <T>(path: string, form: FormData, options: UploadOptions<T>) => send('POST', path, form, options),
    call: ((name: CallName, { params = {}, form, ...rest }: Options<unknown> = {}) => {
      const [method = '', template = ''] = name.split(' ');
      const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(String(params[key])),
      );
      const options = { read: answered, ...rest };
      return form ? send(method, path, form, options, name) : request(method, path, options, name);
    }) as Caller,
  };
}

type Options<T> = SendOptions<T> & {
  params?: Record<string, string | number | null>;
  form?: FormData;
  onProgress?: UploadProgress;
};
type Extras = Omit<Options<never>, 'params' | 'query' | 'body' | 'form' | 'read'>;
type Arguments<Ask> = Record<string, never> extends Ask ? [options?: Ask & Extras] : [options: Ask & Extras];

/**
 * A call of the contract by its name. Its answer is what our own server has checked; or what `read` makes of it, as where
 * another server may answer (docs/product/calls-and-errors.md#another-server).
 */
export interface Caller {
  <Name extends CallName, T>(name: Name, options: AskOf<Name> & Extras & { read: Read<T> }): Promise<T>;
  <Name extends CallName>(name: Name, ...options: Arguments<AskOf<Name>>): Promise<AnswerOf<Name>>;
}

/** An answer of our own server; nothing where it has no body. */
const answered = (data: unknown, _headers: Headers, status: number) =>
  status === NO_CONTENT ? undefined : ownAnswer<object>(data);

/** docs/product/sign-in-and-roles.md#asking-again */
export function neededFor(error: unknown): Need | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'confirmationNeeded') return 'password';
  const { factor } = (error.data ?? {}) as { factor?: FactorAsked };
  return error.code === 'factorNeeded' && factor !== undefined ? { factor } : null;
}

type Done = { data: unknown; headers: Headers; status: number };

/** Without a reader the caller asserts the type. */
const parse = <T>({ data, headers, status }: Done, read?: Read<T>): T =>
  read ? read(data, headers, status) : (data as T);
