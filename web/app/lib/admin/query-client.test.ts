import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api/api-error.ts';
import { isWorthRetrying } from './query-client.ts';

const failed = (status: number, reason?: 'network' | 'timeout') =>
  new ApiError({ status, url: '/api/admin/users', method: 'GET', reason });

test('4xx responses are never retried', () => {
  for (const status of [400, 401, 403, 404, 409, 422, 429])
    expect(isWorthRetrying(failed(status))).toBe(false);
});

test('a busy server and a broken connection are', () => {
  for (const status of [500, 502, 503]) expect(isWorthRetrying(failed(status))).toBe(true);
  expect(isWorthRetrying(failed(0, 'network'))).toBe(true);
});

test('thirty seconds of silence are enough', () => {
  expect(isWorthRetrying(failed(0, 'timeout'))).toBe(false);
});
