import { expect, test } from 'vitest';
import { loginBody } from './auth.ts';
import { fieldMessage } from './field-issues.ts';

const errors = (variant: 'username' | 'email', body: unknown) => {
  const result = loginBody(variant).safeParse(body);
  if (result.success) return result.data;
  return result.error.issues.map((issue) => [issue.path.join('.'), fieldMessage(issue.message, 'en')]);
};

test('sign-in by username', () => {
  expect(errors('username', {})).toEqual([
    ['username', 'Username is required'],
    ['password', 'Password is required'],
  ]);
  expect(errors('username', { username: 'a', password: '123' })).toEqual([
    ['password', 'Minimum 4 characters'],
  ]);
  expect(errors('username', { username: ' a ', password: ' 123' })).toEqual({
    username: 'a',
    password: ' 123',
  });
});

test('sign-in by e-mail: its own texts, six characters', () => {
  expect(errors('email', {})).toEqual([
    ['email', 'Email is required'],
    ['password', 'Password is required'],
  ]);
  expect(errors('email', { email: 'x', password: '12345' })).toEqual([
    ['email', 'Enter a valid email'],
    ['password', 'Minimum 6 characters'],
  ]);
  const shape = { username: 'a@b.co', password: '123456' };
  expect(errors('email', { email: 'a@b.co', password: '123456' })).toEqual(shape);
  expect(errors('email', shape)).toEqual(shape);
});
