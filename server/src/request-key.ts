import type { Actor } from './features/auth/index.ts';

/**
 * An idempotency key as it is stored: it belongs to whoever sent it and to what it is about, such as `building:5`. The
 * same text from somebody else, or for another building, is another request, and nobody is answered with what is not
 * theirs. Null for a request without one.
 */
export const requestKey = (actor: Pick<Actor, 'id'> | null, about: string, key: string | null) =>
  key ? `${actor?.id ?? ''}/${about}/${key}` : null;
