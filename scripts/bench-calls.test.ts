import { expect, test } from 'vitest';
import { forgotten } from '../bench/calls-list.ts';
import { CALLS } from '../server/src/security-tests/calls.ts';

test('the benchmark of calls knows every call that reads', () => {
  expect(forgotten(Object.keys(CALLS).filter((call) => call.startsWith('GET ')))).toEqual([]);
});
