import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ONE_PROXY } from '../../testing/test-app.ts';
import { cacheKeyOf, normalQuery } from './cache-key.ts';

const cacheKey = (url: string, headers: Record<string, string> = {}, method = 'GET', config = {}) =>
  cacheKeyOf({ method, url, headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage, {
    mode: 'test',
    publicUrl: undefined,
    trustProxy: undefined,
    ...config,
  });
const keyOf = (...args: Parameters<typeof cacheKey>) => cacheKey(...args)?.key;

test.each([
  ['/p?b=2&a=1', '/p?a=1&b=2'],
  ['/p?', '/p'],
  ['/p?q=&city=&type=', '/p'],
  ['/p?utm_source=x&fbclid=1&beds=2', '/p?beds=2'],
  ['/p?utm_source=ig&utm_medium=paid&utm_campaign=a+b&utm_term=%D8%B4%D9%82%D8%A9&utm_content=1', '/p'],
  ['/p?lang=en&utm_source=ig&gbraid=1&ttclid=2', '/p?lang=en'],
  ['/p?city=%D8%B1%D8%A7%D9%85', '/p?city=رام'],
  ['/p?q=a+b', '/p?q=a%20b'],
])('%s has the same key as %s', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test('normalising preserves the values of every parameter', () => {
  const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'lang'), fc.string({ minLength: 1 })));
  fc.assert(
    fc.property(pairs, (given) => {
      const read = (params: URLSearchParams) => ['a', 'b', 'lang'].map((name) => params.getAll(name));
      const query = new URLSearchParams(given);
      const normal = normalQuery(String(query));
      expect(read(normal)).toEqual(read(query));
      expect(String(normalQuery(String(normal)))).toBe(String(normal));
    }),
  );
});

test('the language is the requested one, then the stored one, then Arabic', () => {
  expect(cacheKey('/p')?.lang).toBe('ar');
  expect(cacheKey('/p', { cookie: 'a=1; lang_v2=en' })?.lang).toBe('en');
  expect(cacheKey('/p?lang=ar', { cookie: 'lang_v2=en' })?.lang).toBe('ar');
  expect(cacheKey('/diyar/admin/papers/1?lang=ar', { cookie: 'lang_v2=en' })?.lang).toBe('en');
  expect(cacheKey('/p', { cookie: 'lang_v2="en"' })?.lang).toBe('ar');
  expect(keyOf('/p')).toBe(keyOf('/p', { cookie: 'lang_v2=ar; other=1' }));
  expect(keyOf('/p')).not.toBe(keyOf('/p', { cookie: 'lang_v2=en' }));
});

test('in development every address stays as it is', () => {
  expect(cacheKey('/app/boot.ts?script', {}, 'GET', { mode: 'dev' })).toBeNull();
});

const proxied = { trustProxy: ONE_PROXY };

test('the key contains the origin that the page is rendered with', () => {
  expect(keyOf('/p', { host: 'a' })).not.toBe(keyOf('/p', { host: 'b' }));
  const known = { publicUrl: 'https://diyar.example' };
  expect(keyOf('/p', { host: 'a' }, 'GET', known)).toBe(keyOf('/p', { host: 'b' }, 'GET', known));
  const forged = { host: 'a', 'x-forwarded-host': 'evil', 'x-forwarded-proto': 'https' };
  expect(keyOf('/p', forged)).toBe(keyOf('/p', { host: 'a' }));
  expect(keyOf('/p', forged, 'GET', proxied)).not.toBe(keyOf('/p', { host: 'a' }));
});

test('no header reads as an absent one', () => {
  const plain = keyOf('/p', { host: 'a' }, 'GET', proxied);
  for (const name of ['x-forwarded-host', 'x-forwarded-proto'])
    for (const value of ['undefined', 'null', 'false'])
      expect(keyOf('/p', { host: 'a', [name]: value }, 'GET', proxied)).not.toBe(plain);
});

test('a request with a token, a write and an endless address have no key', () => {
  expect(cacheKey('/p', { authorization: 'Bearer x' })).toBeNull();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(cacheKey('/p', {}, method)).toBeNull();
  expect(cacheKey(`/p?q=${'x'.repeat(3000)}`)).toBeNull();
});
