import type { OutgoingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from './config.ts';
import { testSite } from './plugins/response-cache/test-site.ts';
import { overHttp } from './testing/over-http.ts';
import { ONE_PROXY, testApp } from './testing/test-app.ts';

/** A site behind a proxy, whose pages show the address they were rendered for. */
async function siteBehindProxy(settings: Partial<Config> = {}) {
  const all = { trustProxy: ONE_PROXY, ...settings };
  const app = await testApp(
    all,
    testSite((page) => page(), all),
  );
  const http = await overHttp(app.app);
  onTestFinished(async () => {
    http.hangUp();
    await app.close();
  });
  return (path: string, headers: OutgoingHttpHeaders = {}) =>
    http.call(path, { headers: { host: 'diyar.example', ...headers } });
}

const PATHS = ['/diyar', '/sitemap.xml', '/robots.txt'];

test('a forged host of one client does not reach others', async () => {
  const get = await siteBehindProxy();
  const viaProxy = { 'x-forwarded-proto': 'https' };
  for (const path of PATHS) {
    for (const forged of ['undefined', 'null', 'evil.example', 'diyar.example undefined', '', ' '])
      for (const protocol of ['https', 'undefined', ''])
        await get(path, { 'x-forwarded-host': forged, 'x-forwarded-proto': protocol });
    for (const [headers, own] of [
      [viaProxy, 'https://diyar.example/'],
      [{}, 'http://diyar.example/'],
    ] as const) {
      const { status, text } = await get(path, headers);
      expect([status, text.includes(own)], path).toEqual([200, true]);
      expect(text).not.toMatch(/undefined|null|evil/);
    }
  }
});

test('the nearest proxy names host and protocol', async () => {
  const get = await siteBehindProxy();
  const forwarded = { 'x-forwarded-host': 'evil.example, www.example', 'x-forwarded-proto': 'http, https' };
  for (const path of PATHS) expect((await get(path, forwarded)).text).toContain('https://www.example/');
});

test.each([undefined, 'https://www.example'])(
  'an invalid host or protocol is a client error, with PUBLIC_URL %s',
  async (publicUrl) => {
    const get = await siteBehindProxy({ publicUrl });
    const paths = [...PATHS, '/api/company', '/diyar/nothing', '/healthz'];
    for (const path of paths) {
      await get(path);
      for (const headers of [
        { host: 'a b' },
        { host: 'diyar.example/evil' },
        { host: 'user@diyar.example' },
        { host: 'diyar.example:99999' },
        { 'x-forwarded-host': '[' },
        { 'x-forwarded-proto': 'gopher' },
        { 'x-forwarded-proto': 'https://evil.example/?' },
      ])
        expect((await get(path, headers)).status, JSON.stringify([path, headers])).toBe(400);
    }
  },
);

test('an address that names another host does not change the origin of a page', async () => {
  const get = await siteBehindProxy({ basePath: '/' });
  expect((await get('//evil.example/diyar')).text).toContain('http://diyar.example//evil.example/diyar');
  expect((await get('http://evil.example/diyar')).status).toBe(400);
});
