import { expect, test } from 'vitest';
import { ApiError, fieldErrors, messageInBody } from './api-error.ts';

test.each([
  ['a plain text', 'a plain text'],
  [{ message: 'm', error: 'e', detail: 'd' }, 'm'],
  [{ error: 'e', detail: 'd' }, 'e'],
  [{ message: ' ', detail: 'd' }, 'd'],
  [{ errors: [{ message: 'first' }, { message: 'second' }] }, 'first'],
  [{ errors: ['first'] }, 'first'],
  [{ message: 7 }, undefined],
  ['<html>502</html>', undefined],
  [null, undefined],
])('the message of %j is %j', (body, message) => {
  expect(messageInBody(body)).toBe(message);
});

const call = { url: '/api/x', method: 'GET' };

test('the message is the server’s, then the status text, then a generic one', () => {
  expect(
    new ApiError({ ...call, status: 409, data: { message: 'taken' }, statusText: 'Conflict' }).message,
  ).toBe('taken');
  expect(new ApiError({ ...call, status: 409, data: {}, statusText: 'Conflict' }).message).toBe('Conflict');
  expect(new ApiError({ ...call, status: 409, data: {} }).message).toBe('Request failed');
});

test('carries status, data, url, method and our code', () => {
  const error = new ApiError({ ...call, status: 422, data: { code: 'invalid' } });
  expect(error).toMatchObject({
    status: 422,
    data: { code: 'invalid' },
    url: '/api/x',
    method: 'GET',
    code: 'invalid',
  });
});

test('field errors by their path, the first one counts', () => {
  const errors = [
    { path: 'username', message: 'one' },
    { path: 'username', message: 'two' },
    { path: 'role', message: 'three' },
    { message: 'lost' },
  ];
  const error = new ApiError({ ...call, status: 422, data: { errors } });
  expect(fieldErrors(error)).toEqual({ username: 'one', role: 'three' });
  expect(fieldErrors(new Error('other'))).toEqual({});
});
