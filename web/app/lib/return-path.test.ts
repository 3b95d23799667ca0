import { expect, test } from 'vitest';
import { loginPath, returnPathFrom } from './return-path.ts';

test('the sign-in address contains the path to return to', () => {
  expect(loginPath('/admin/users?page=2')).toBe('/login?from=%2Fadmin%2Fusers%3Fpage%3D2');
  expect(loginPath('/')).toBe('/login');
  expect(loginPath(null)).toBe('/login');
  expect(returnPathFrom('?from=%2Fadmin%2Fusers%3Fpage%3D2')).toBe('/admin/users?page=2');
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/login',
  '/admin/login',
  'javascript:alert(1)',
  '',
])('%j leads nowhere', (from) => {
  expect(returnPathFrom(new URLSearchParams({ from }))).toBeNull();
  expect(loginPath(from)).toBe('/login');
});
