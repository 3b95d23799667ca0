import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from '~/testing/fake-storage.ts';
import { clearToken, storedRole, storedToken, storeRole, storeToken } from './stored-token.ts';

let local: FakeStorage;
let tab: FakeStorage;
const stores = () => [local, tab];

beforeEach(() => {
  local = new FakeStorage();
  tab = new FakeStorage();
});

test.each(['token', 'accessToken', 'jwt', 'access_token', 'id_token'])('is found under %s', (name) => {
  tab.setItem(name, '"Bearer abc"');
  expect(storedToken(stores)).toBe('abc');
});

test.each(['', 'null', 'undefined', '"null"', '   '])('%j is no token', (text) => {
  local.setItem('token', text);
  expect(storedToken(stores)).toBeNull();
});

test("stored in local storage with 'remember me', otherwise for the tab; the role in upper case", () => {
  storeToken('abc', 'admin', true, stores);
  expect([local.getItem('token'), local.getItem('role'), tab.length]).toEqual(['abc', 'ADMIN', 0]);
  storeToken('def', 'lacasa', false, stores);
  expect([local.length, tab.getItem('token'), tab.getItem('role')]).toEqual([0, 'def', 'LACASA']);
  expect(storedRole(stores)).toBe('LACASA');
});

test('a changed role goes where the token is', () => {
  storeToken('abc', 'admin', false, stores);
  storeRole('superadmin', stores);
  expect([local.length, tab.getItem('role')]).toEqual([0, 'SUPERADMIN']);
});

test('clearing removes every name, the refresh token and the role, and nothing else', () => {
  for (const store of stores()) {
    for (const name of ['token', 'jwt', 'refresh_token', 'role', 'theme']) store.setItem(name, 'x');
  }
  clearToken(stores);
  expect([local.length, tab.length, local.getItem('theme')]).toEqual([1, 1, 'x']);
});
