import { expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode, errorMessage, isErrorCode } from './errors.ts';

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];

test('every code has an error status and a text in both languages', () => {
  for (const code of codes) {
    expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400);
    expect(errorMessage(code, 'en')).toMatch(/[a-z]/i);
    expect(errorMessage(code, 'ar')).toMatch(/[\u0600-\u06FF]/);
    for (const lang of ['en', 'ar'] as const) expect(errorMessage(code, lang)).not.toMatch(/undefined|NaN/);
  }
});

test('the documented statuses', () => {
  const { malformed, unauthenticated, forbidden, notFound, conflict, tooLarge, unsupportedType } =
    ERROR_STATUS;
  expect([malformed, unauthenticated, forbidden, notFound, conflict, tooLarge, unsupportedType]).toEqual([
    400, 401, 403, 404, 409, 413, 415,
  ]);
  const { invalid, tooManyRequests, unavailable, overloaded, insufficientStorage } = ERROR_STATUS;
  expect([invalid, tooManyRequests, unavailable, overloaded, insufficientStorage]).toEqual([
    422, 429, 503, 503, 507,
  ]);
});

test('the fixed texts', () => {
  expect(errorMessage('sessionExpired', 'en')).toBe('Session expired');
  expect(errorMessage('unauthenticated', 'en')).toBe('You are not signed in.');
  expect(errorMessage('internal', 'en')).toBe('Internal Server Error');
  expect(errorMessage('notFound', 'en')).toBe('Not found.');
  expect(errorMessage('tooManyFiles', 'en', { max: 80 })).toBe('Too many files. Max 80.');
});

test('numbers go into the words', () => {
  expect(errorMessage('tooManyRequests', 'en', { seconds: 30 })).toContain('30');
  expect(errorMessage('tooManyRequests', 'ar', { seconds: 30 })).toContain('30');
  expect(errorMessage('tooManyRequests', 'en', { seconds: 644 })).toContain('11 minutes');
  expect(errorMessage('tooManyRequests', 'ar', { seconds: 644 })).toContain('11 دقيقة');
  expect(errorMessage('tooManyRequests', 'ar', { seconds: 180 })).toContain('3 دقائق');
  expect(errorMessage('tooLarge', 'en')).toContain('200 MB');
});

test('the list is closed', () => {
  expect(isErrorCode('stale')).toBe(true);
  expect(['toString', 'nope', 3, null].some(isErrorCode)).toBe(false);
});
