import { ApiError } from './api-error.ts';

const keys = new Map<string, string>();

/**
 * The key under which this is sent. It stays until an answer arrived, so that whoever presses again after a lost one
 * repeats the same request, and the server stores it once (docs/product/calls-and-errors.md#repeating-a-call).
 */
export function unanswered(content: string): { key: string; answered: () => void } {
  const key = keys.get(content) ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-');
  keys.set(content, key);
  return { key, answered: () => void keys.delete(content) };
}

/** A proxy that answers for a server that is away does not know what became of the request. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && error.status < 502;

/** What a form sends; a file by its name, size and time. */
export const contentOf = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
