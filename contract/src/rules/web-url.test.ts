import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWebUrl } from './web-url.ts';

test.each([
  'https://maps.app.goo.gl/x',
  'HTTP://example.com',
  'https://example.com/a?b=c#d',
  'https://ديار.فلسطين/',
])('%s is a link', (url) => {
  expect(isWebUrl(url)).toBe(true);
});

test.each([
  '',
  'example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https:example.com',
  '//example.com',
  'https://a b.com',
  'https://example.com/"onclick=',
  'https://example.com\\@evil.example',
  ' https://example.com',
])('%s is none', (url) => {
  expect(isWebUrl(url)).toBe(false);
});

// fc.webUrl() takes seconds; this is enough of a URL
const url = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTPS://'),
    fc.constantFrom('example.com', 'a.b.example:8080', '127.0.0.1', 'xn--mgb.example'),
    fc.string({ unit: fc.constantFrom(...'abc/?=&#.-%20') }),
  )
  .map(([scheme, host, rest]) => `${scheme}${host}/${rest}`);

test('what passes is http or https for a browser too', () => {
  const any = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `https://${rest}`),
    fc.string().map((rest) => `http:${rest}`),
  );
  fc.assert(
    fc.property(any, (text) => {
      if (isWebUrl(text)) expect(['http:', 'https:']).toContain(new URL(text).protocol);
    }),
  );
});

test('every ordinary link passes', () => {
  fc.assert(
    fc.property(url, (link) => {
      expect(isWebUrl(link)).toBe(true);
    }),
  );
});
