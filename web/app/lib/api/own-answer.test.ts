import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { EMPTY_BODY } from './body.ts';
import { ownAnswer } from './own-answer.ts';

test('an object is taken as it is', () => {
  const answer = { items: [] };
  expect(ownAnswer<typeof answer>(answer)).toBe(answer);
});

test('what is no object is refused as if no answer had come', () => {
  for (const data of ['<html>Sign in to this network</html>', 7, null, EMPTY_BODY])
    expect(() => ownAnswer(data)).toThrow(ApiError);
});
