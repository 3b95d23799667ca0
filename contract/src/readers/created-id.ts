import { objectOf, pickId } from './pick.ts';

/** SPEC §7: a created message with an id means success; null means it was not created. */
export function readCreatedId(answer: unknown): number | null {
  const body = objectOf(answer);
  return pickId(body, 'id', 'messageId') ?? pickId(objectOf(body.data ?? body.message), 'id', 'messageId');
}
