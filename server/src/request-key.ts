import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';
import { digestOf } from './features/changes/index.ts';

/**
 * An idempotency key as it is stored: it belongs to whoever sent it and to what it is about, such as `building:5`. The
 * same text from somebody else, or for another building, is another request, and nobody is answered with what is not
 * theirs. Null for a request without one.
 */
export const requestKey = (actor: Pick<Actor, 'id'> | null, about: string, key: string | null) =>
  key ? `${actor?.id ?? ''}/${about}/${key}` : null;

/** What was sent under a key, without the key itself and the version that the sender had seen. */
export function requestDigest(input: object): string {
  const { key: _, version: __, ...content } = input as { key?: string; version?: number | null };
  return digestOf(content);
}

/**
 * A repeated request has the same content. Another one under the same key was not stored, and its sender must not
 * believe that it was. Null: stored by a version that did not keep it.
 */
export function requireSameContent(stored: string | null, input: object): void {
  if (stored !== null && stored !== requestDigest(input)) throw new AppError('keyReused');
}
