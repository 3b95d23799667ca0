import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { EMPTY_BODY } from './body.ts';
import { isOwnAnswer, ownAnswer } from './own-answer.ts';

test('an object is taken as it is', () => {
  const answer = { items: [] };
  expect(ownAnswer<typeof answer>(answer)).toBe(answer);
});

test('what is no object is refused as if no answer had come', () => {
  for (const data of ['<html>Sign in to this network</html>', 7, null, EMPTY_BODY])
    expect(() => ownAnswer(data)).toThrow(ApiError);
});

test("another server's answer lacks a field of ours", () => {
  type Ours = { id: number; deal: string | null };
  expect(isOwnAnswer<Ours>({ id: 1, deal: null }, 'id', 'deal')).toBe(true);
  for (const data of [{ id: 1 }, 'a page', null]) expect(isOwnAnswer<Ours>(data, 'id', 'deal')).toBe(false);
});
