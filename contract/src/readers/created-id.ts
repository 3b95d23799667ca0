import { objectOf, pickId } from './pick.ts';

/** Null: the server answered but created nothing. */
export function readCreatedId(answer: unknown): number | null {
  const body = objectOf(answer);
  return pickId(body, 'id', 'messageId') ?? pickId(objectOf(body.data ?? body.message), 'id', 'messageId');
}
