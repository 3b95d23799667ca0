import { expect, test } from 'vitest';
import { fallsBackToPost, photoProblem } from './reservation-calls.ts';

test('PATCH falls back to POST on 404, 405, 415 or an error that mentions patch', () => {
  expect([404, 405, 415].every((status) => fallsBackToPost(status, ''))).toBe(true);
  expect(fallsBackToPost(500, "Request method 'PATCH' is not supported")).toBe(true);
  expect(fallsBackToPost(0, 'patch failed')).toBe(true);
  expect([400, 401, 403, 409, 500].some((status) => fallsBackToPost(status, 'no'))).toBe(false);
});

test.each([
  [200, 'image/jpeg', 10, null],
  [206, 'IMAGE/PNG; x', 1, null],
  [404, 'image/jpeg', 10, 'NOT_FOUND'],
  [500, 'image/jpeg', 10, 'HTTP 500'],
  [304, null, 0, 'HTTP 304'],
  [200, 'text/html', 10, 'Unexpected content-type'],
  [200, null, 10, 'Unexpected content-type'],
  [200, 'image/jpeg', 0, 'Empty image'],
])('photo: %s %s %s is %s', (status, type, size, problem) => {
  expect(photoProblem(status, type, size)).toBe(problem);
});
