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

test('what passes is http or https for a browser too', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((rest) => `https://${rest}`),
      ),
      (url) => {
        if (isWebUrl(url)) expect(['http:', 'https:']).toContain(new URL(url).protocol);
      },
    ),
  );
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      fc.pre(!/['"`<>\\\s]/.test(url));
      expect(isWebUrl(url)).toBe(true);
    }),
  );
});
