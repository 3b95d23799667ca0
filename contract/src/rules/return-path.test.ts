import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withBase, withoutBase } from './base-path.ts';
import { afterSignIn, returnPath } from './return-path.ts';

describe('the page you came from', () => {
  test.each(['/admin/users', '/admin/projects/3/edit?tab=2#media', '/', '/admin/messages?q=a//b', '/%D8%B1'])(
    '%s is inside',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  test.each([
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    'admin/users',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/admin\u0000',
    '/\u202Eadmin',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/a//b',
    '/a\\b',
    '/login',
    '/admin/login?from=/admin',
    '',
    null,
    undefined,
    7,
  ])('%j is not', (path) => {
    expect(returnPath(path)).toBeNull();
  });

  test('under a base path only what lies under it', () => {
    expect(returnPath('/diyar/admin/users', '/diyar')).toBe('/diyar/admin/users');
    expect(returnPath('/diyar', '/diyar/')).toBe('/diyar');
    expect(returnPath('/diyar/login', '/diyar')).toBeNull();
    expect(returnPath('/admin/users', '/diyar')).toBeNull();
    expect(returnPath('/diyarx/admin', '/diyar')).toBeNull();
    expect(returnPath('/diyar/../admin', '/diyar')).toBeNull();
    expect(returnPath('/diyar//elsewhere.example', '/diyar')).toBeNull();
  });

  test('whatever is remembered, a browser that follows it stays here', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(...'/\\.:@?#%\t\n ad', '//', '..', 'https:', 'x.example', '%5c', '%2f'),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((rest) => `/diyar${rest}`),
        ),
        (from) => {
          for (const base of ['/', '/diyar']) {
            const path = returnPath(from, base);
            if (path === null) continue;
            const url = new URL(path, 'https://site.example/admin/x');
            expect(url.origin).toBe('https://site.example');
            expect(withoutBase(url.pathname, base)).not.toBeNull();
            expect(returnPath(path, base)).toBe(path);
            const inner = withoutBase(path, base) ?? '';
            expect(new URL(inner, 'https://site.example').origin).toBe('https://site.example');
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('back to where one came from, else where the role begins', () => {
  expect(afterSignIn('ADMIN', '/admin/users')).toBe('/admin/users');
  expect(afterSignIn('LACASA', '//elsewhere.example')).toBe('/admin/lacasa/dashboard');
  expect(afterSignIn('ADMIN', null, '/diyar')).toBe('/diyar/admin');
  expect(afterSignIn(null, null, '/diyar')).toBe('/diyar/');
});

test('the base path goes on and off', () => {
  expect(withBase('/admin', '/')).toBe('/admin');
  expect(withBase('/', '')).toBe('/');
  expect(withBase('/admin', 'diyar/')).toBe('/diyar/admin');
  expect(withoutBase('/diyar/admin', '/diyar')).toBe('/admin');
  expect(withoutBase('/diyar?x=1', '/diyar')).toBe('/?x=1');
  expect(withoutBase('/other', '/diyar')).toBeNull();
});
