import { expect, test } from 'vitest';
import { User } from '../users.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';
import { readUser, readUsers } from './users.ts';

const rana = {
  id: 3,
  username: 'rana',
  fullName: 'Rana Odeh',
  phone: '0599123456',
  isActive: false,
  role: 'LACASA' as const,
  buildings: [] as number[],
  createdAt: '2026-11-15T07:00:00.000Z',
  lastSignInAt: null,
};

test('our own shape and its snake_case come out as they are', () => {
  expect(readUser(rana)).toEqual(rana);
  expect(readUser(snakeCased(rana))).toEqual(rana);
});

test('other names', () => {
  const odd = {
    userId: '3',
    username: 'rana',
    name: 'Rana Odeh',
    mobile: '0599123456',
    enabled: 0,
    roles: ['lacasa'],
    created: rana.createdAt,
  };
  expect(readUser(odd)).toEqual(rana);
});

test('without an id it is no user; what is not said is active', () => {
  expect(readUser({ username: 'x' })).toBeNull();
  expect(readUser({ id: 1 })).toMatchObject({ isActive: true, role: 'ADMIN', lastSignInAt: null });
  expect(readUsers({ content: [rana, 'x'] }).items).toEqual([rana]);
});

test('whatever comes, what is read has our shape', () => {
  expectShape(User, readUser, Object.keys(rana));
});
