import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { saveFiveProjects } from '../../testing/five-projects.ts';
import { overHttp } from '../../testing/over-http.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { BOOT, testSite } from './test-site.ts';

let app: TestApp;
let http: Awaited<ReturnType<typeof overHttp>>;
const rendered = vi.fn<(page: () => Promise<Response>, request: Request) => Promise<Response>>();

beforeAll(async () => {
  app = await testApp({}, testSite(rendered));
  await saveFiveProjects(app);
  http = await overHttp(app.app);
  // that it listens is told before the cache, which opens then, is open
  await vi.waitUntil(async () => {
    const [first, again] = [await idOf('/api/company'), await idOf('/api/company')];
    return first === again;
  });
});
afterAll(async () => {
  http.hangUp();
  await app.close();
});
beforeEach(async () => {
  rendered.mockReset().mockImplementation((page) => page());
  await rename('Diyar');
});

const rename = (name: string) => app.as('ADMIN').put('/api/company', { name });
const get = (path: string, headers = {}) => http.call(path, { headers });
const idOf = async (path: string) => (await get(path)).headers['x-request-id'];
const withoutDate = ({ date: _, ...headers }: Record<string, unknown>) => headers;

describe('a kept answer', () => {
  test.each(['/diyar', '/api/projects?size=2', '/api/company', '/sitemap.xml'])(
    '%s is the first one again: status, headers and bytes',
    async (path) => {
      for (const encoding of ['br', 'gzip, deflate', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const [first, second] = [await get(path, headers), await get(path, headers)];
        expect([second.status, withoutDate(second.headers)]).toEqual([200, withoutDate(first.headers)]);
        expect(second.raw.equals(first.raw)).toBe(true);
      }
      const texts = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (one) => (await get(path, { 'accept-encoding': one })).text),
      );
      expect(new Set(texts).size).toBe(1);
    },
  );

  test('carries what every answer carries, with the policy that names this page’s scripts', async () => {
    await get('/diyar');
    const { headers, text } = await get('/diyar');
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'public, no-cache',
      vary: 'cookie, accept-encoding',
    });
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(text) ?? [];
    expect(script).toBe(BOOT);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test('is not sent again to who has it; HEAD gives its head alone', async () => {
    const first = await get('/diyar', { 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    for (const copy of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await get('/diyar', { 'if-none-match': copy, 'accept-encoding': 'br' });
      expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, tag]);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
    expect((await get('/diyar', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await http.call('/diyar', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.raw.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(first.raw.length),
    ]);
  });

  test('of one language is never given in the other', async () => {
    const [ar, en] = [await get('/diyar'), await get('/diyar', { cookie: 'lang_v2=en' })];
    expect([ar.text, en.text].map((text) => /lang="(..)"/.exec(text)?.[1])).toEqual(['ar', 'en']);
    expect((await get('/diyar', { cookie: 'x=1; lang_v2=en' })).text).toBe(en.text);
    expect((await get('/diyar', { cookie: 'lang_v2=ar' })).text).toBe(ar.text);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test('answers every spelling of its question, and no other', async () => {
    for (const query of ['?b=2&a=1', '?a=1&b=2', '?a=1&b=2&utm_source=mail', '?a=1&c=&b=2'])
      expect((await get(`/diyar/properties${query}`)).text).toContain('/diyar/properties?a=1&b=2');
    expect(rendered).toHaveBeenCalledTimes(1);
    await get('/diyar/properties?a=1&b=3');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test('is rendered from what its key names: no header of one reader gets into it', async () => {
    await get('/diyar', { cookie: 'secret=1; lang_v2=en', 'user-agent': 'somebody', 'x-token': 'abc' });
    const [, request] = rendered.mock.lastCall ?? [];
    expect([...(request?.headers ?? [])]).toEqual([['cookie', 'lang_v2=en']]);
  });

  test('is counted and leaves a line in the log like any other', async () => {
    await get('/diyar');
    const { log } = app.app;
    log.level = 'info';
    const info = vi.spyOn(log, 'info').mockImplementation(() => {});
    const counted = vi.fn();
    app.app.countAnswer = counted;
    await get('/diyar?utm_source=mail');
    app.app.countAnswer = undefined;
    const lines = info.mock.calls;
    info.mockRestore();
    log.level = 'silent';
    expect(counted.mock.calls).toEqual([[{ method: 'GET', route: '/diyar', status: 200 }]]);
    expect(lines).toEqual([
      [
        { reqId: expect.any(String), req: expect.anything(), res: { statusCode: 200 }, kept: true },
        'request completed',
      ],
    ]);
  });

  test('waits behind an app that is overloaded', async () => {
    await get('/diyar');
    rendered.mockClear();
    app.app.isOverloaded = () => true;
    await get('/diyar');
    app.app.isOverloaded = undefined;
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe('a cold one', () => {
  test('is made once for a whole burst', async () => {
    rendered.mockImplementation(async (page) => {
      await sleep(50);
      return page();
    });
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('/diyar?burst=1')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('is made by the next one when its first reader leaves', async () => {
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    rendered.mockImplementationOnce(async (page) => {
      begun.resolve();
      await released.promise;
      return page();
    });
    const leaver = new AbortController();
    const leaving = fetch(`http://127.0.0.1:${http.port}/diyar?left=1`, { signal: leaver.signal });
    await begun.promise;
    const others = Promise.all(Array.from({ length: 5 }, () => get('/diyar?left=1')));
    await sleep(50);
    leaver.abort();
    await expect(leaving).rejects.toThrow();
    expect((await others).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(rendered).toHaveBeenCalledTimes(2);
    released.resolve();
  });

  test('that fails is not kept, and does not hold the others up', async () => {
    rendered.mockImplementation(async () => {
      await sleep(30);
      throw new Error('broken');
    });
    const failed = await Promise.all(Array.from({ length: 4 }, () => get('/diyar?broken=1')));
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    rendered.mockImplementation((page) => page());
    expect((await get('/diyar?broken=1')).status).toBe(200);
  });
});

describe('never kept', () => {
  const twice = async (path: string, headers = {}) => {
    await get(path, headers);
    rendered.mockClear();
    return get(path, headers);
  };

  test('what comes with a token, from any route', async () => {
    const authorization = `Bearer ${app.token('ADMIN')}`;
    await get('/api/projects', { authorization });
    await twice('/diyar', { authorization });
    expect(rendered).toHaveBeenCalledTimes(1);
    const own = await get('/api/admin/projects', { authorization });
    expect(own.headers['cache-control']).toBe('no-store');
    const stranger = await get('/api/admin/projects');
    expect([stranger.status, stranger.text]).toEqual([401, expect.not.stringContaining('items')]);
  });

  test('the back office and the sign-in', async () => {
    for (const path of ['/diyar/admin', '/diyar/admin/messages', '/diyar/login', '/diyar/admin.data']) {
      await twice(path);
      expect(rendered).toHaveBeenCalledTimes(1);
    }
  });

  test.each([
    ['a page that is not there', () => new Response('not here', { status: 404 })],
    ['a way to somewhere else', () => new Response(null, { status: 302, headers: { location: '/diyar' } })],
    ['a page that lacks something', () => new Response('x', { headers: { 'cache-control': 'no-store' } })],
    ['a page with a cookie of its own', () => new Response('x', { headers: { 'set-cookie': 'session=1' } })],
  ])('%s', async (_name, answer) => {
    rendered.mockImplementation(async () => answer());
    await twice(`/diyar/other`);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('the language cookie is an exception: the address decides it', async () => {
    rendered.mockImplementation(
      async () => new Response('x', { headers: { 'set-cookie': 'lang_v2=en; Path=/' } }),
    );
    const again = await twice('/diyar?lang=en');
    expect([rendered.mock.calls.length, again.headers['set-cookie']]).toEqual([0, ['lang_v2=en; Path=/']]);
  });
});

test('a start that would keep what is not public is refused', async () => {
  const pages = async (site: FastifyInstance) => {
    site.get('/secret', { config: { access: 'users', kept: true } }, async () => 'x');
  };
  const config = loadConfig({ LOG_LEVEL: 'silent' }, 'test');
  await expect(buildApp({ config, database: app.database, pages })).rejects.toThrow(
    /would keep what is not public/,
  );
});
