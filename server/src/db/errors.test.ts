import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import {
  isDatabaseUnreachable,
  isDiskFull,
  isRetryable,
  isUnstorable,
  violatedConstraint,
} from './errors.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);
/** As Drizzle throws it: its message quotes the statement and the values. */
const wrapped = (cause: Error, message = 'Failed query') => new Error(message, { cause });

test.each([
  failure('', { code: 'ECONNREFUSED', syscall: 'connect' }),
  failure('read ECONNRESET', { code: 'ECONNRESET' }),
  failure('connect ENOENT /run/postgresql', { code: 'ENOENT', syscall: 'connect' }),
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('the database system is starting up', { code: '57P03' }),
  failure('sorry, too many clients already', { code: '53300' }),
  failure('connection failure', { code: '08006' }),
  failure('Connection terminated unexpectedly'),
  failure('timeout exceeded when trying to connect'),
  failure('Query read timeout'),
  failure('Connection terminated due to connection timeout'),
  failure('Cannot use a pool after calling end on the pool'),
  new AggregateError([failure('', { code: 'ECONNREFUSED' })]),
])('unreachable: %s', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(true);
  expect(isDatabaseUnreachable(wrapped(error))).toBe(true);
});

test.each([
  failure('duplicate key', { code: '23505' }),
  failure("ENOENT: no such file, open 'x'", { code: 'ENOENT', syscall: 'open' }),
  failure('canceling statement due to statement timeout', { code: '57014' }),
  wrapped(failure('value too long', { code: '22001' }), 'Connection terminated'),
  failure('Something else'),
  'ECONNREFUSED',
  null,
  undefined,
])('not unreachable: %s', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(false);
});

test('the violated constraint is found in a wrapped error', () => {
  const refused = failure('duplicate key', { code: '23505', constraint: 'users_username_live' });
  expect(violatedConstraint(wrapped(refused))).toBe('users_username_live');
  expect(violatedConstraint(failure('other', { code: '42P01', constraint: 'x' }))).toBeUndefined();
});

test('a deadlock is retryable', () => {
  expect(isRetryable(wrapped(failure('deadlock detected', { code: '40P01' })))).toBe(true);
  expect(isRetryable(failure('duplicate key', { code: '23505' }))).toBe(false);
});

test('a full disk is distinguished from too many connections', () => {
  expect(isDiskFull(wrapped(failure('could not extend file', { code: '53100' })))).toBe(true);
  expect(isDiskFull(failure('write', { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(failure('sorry, too many clients already', { code: '53300' }))).toBe(false);
});

test('a character that PostgreSQL cannot store is a client error', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const refused = await db.execute(sql`select ${'a\0b'}::text`).catch((error: unknown) => error);
  expect(isUnstorable(refused)).toBe(true);
  expect(isUnstorable(failure('duplicate key', { code: '23505' }))).toBe(false);
});
