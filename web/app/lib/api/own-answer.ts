import { ApiError } from './api-error.ts';
import { isEmptyBody } from './body.ts';

/**
 * An answer of our own server, which has checked it against the same type. The schema is not loaded to check it again:
 * with Zod that is a tenth of the scripts of a screen. What is no object comes from something in between, for example
 * the sign-in page of a hotel's network.
 */
export function ownAnswer<T extends object>(data: unknown): T {
  if (typeof data === 'object' && data !== null && !isEmptyBody(data)) return data as T;
  throw new ApiError({ status: 0, data, url: '', method: 'GET', reason: 'network' });
}

/** Whether an answer is our own server's and not another one's, by fields that only ours has. */
export const isOwnAnswer = <T extends object>(data: unknown, ...fields: (keyof T & string)[]): data is T =>
  typeof data === 'object' && data !== null && fields.every((field) => field in data);
