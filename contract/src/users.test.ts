import { expect, test } from 'vitest';
import { fieldMessage } from './field-issues.ts';
import { PasswordInput, UserInput, UsersQuery } from './users.ts';

const messages = (value: unknown) =>
  (UserInput.safeParse(value).error?.issues ?? []).map((issue) => fieldMessage(issue.message, 'en'));

test('a new user is ADMIN and active by default', () => {
  expect(UserInput.parse({ username: ' rana ', password: '1234' })).toEqual({
    username: 'rana',
    fullName: '',
    phone: '',
    password: '1234',
    isActive: true,
    role: 'ADMIN',
  });
});

test('a role is taken in any case', () => {
  const role = (value: string) => UserInput.parse({ username: 'rana', password: '1234', role: value }).role;
  expect(['lacasa', 'Admin', 'ROLE_SUPERADMIN'].map(role)).toEqual(['LACASA', 'ADMIN', 'SUPERADMIN']);
});

test('its messages', () => {
  expect(messages({ password: '123' })).toEqual([
    'Username is required',
    'Password must be at least 4 characters',
  ]);
  expect(messages({ username: 'rana', password: '1234', role: 'OWNER' })).toEqual(['Role is required']);
  expect(messages({ username: 'a b', password: '1234' }).length).toBe(1);
  expect(messages({ username: 'رنا.عودة', password: '1234', phone: '٠٥٩٩١٢٣٤٥٦' })).toEqual([]);
});

test('fields that are not asked for do not get in', () => {
  const user = UserInput.parse({ username: 'rana', password: '1234', id: 1, tokenVersion: 9 });
  expect(Object.keys(user).sort()).toEqual(['fullName', 'isActive', 'password', 'phone', 'role', 'username']);
});

test('a new password, and the list', () => {
  expect(PasswordInput.safeParse({ password: '123' }).success).toBe(false);
  expect(PasswordInput.safeParse({ password: 'x'.repeat(201) }).success).toBe(false);
  expect(UsersQuery.parse({ isActive: 'false', page: '2' })).toEqual({
    q: '',
    page: 2,
    size: 24,
    isActive: false,
    sort: 'name',
  });
  expect(UsersQuery.safeParse({ sort: '-lastSignIn' }).success).toBe(true);
  expect(UsersQuery.safeParse({ sort: 'passwordHash' }).success).toBe(false);
});

test('a password that is too long is not called too short', () => {
  expect(messages({ username: 'rana', password: 'x'.repeat(201) })).toEqual(['At most 200 characters.']);
});
