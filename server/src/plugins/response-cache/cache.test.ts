import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { saveFiveProjects } from '../../testing/five-projects.ts';
import { type Heard, overHttp } from '../../testing/over-http.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { BOOT, testSite } from './test-site.ts';

let app: TestApp;
let http: Awaited<ReturnType<typeof overHttp>>;
const rendered = vi.fn<(page: () => Promise<Response>, request: Request) => Promise<Response>>();

beforeAll(async () => {
  app = await testApp({}, testSite(rendered));
  await saveFiveProjects(app);
  http = await overHttp(app.app);
  // the cache opens a moment after the server listens
  rendered.mockImplementation((page) => page());
  await vi.waitUntil(async () => {
    await get('/diyar');
    const { length } = rendered.mock.calls;
    await get('/diyar');
    return rendered.mock.calls.length === length;
  }, 10_000);
});
afterAll(async () => {
  http.hangUp();
  await app.close();
});
beforeEach(async () => {
  rendered.mockReset().mockImplementation((page) => page());
  // a name as before would change nothing, and the cache would stay
  await rename('Diyar anew');
  await rename('Diyar');
});

const rename = (name: string) => app.as('ADMIN').put('/api/company', { name });
const get = (path: string, headers = {}) => http.call(path, { headers });
const idOf = ({ headers }: Heard) => String(headers['x-request-id']);
/** The headers that do not belong to the single response. */
const shared = ({ date: _, 'x-request-id': __, ...headers }: Record<string, unknown>) => headers;

describe('a cached response', () => {
  test.each(['/diyar', '/api/projects?size=2', '/api/company', '/sitemap.xml'])(
    '%s equals the first one: status, headers and bytes',
    async (path) => {
      for (const encoding of ['br', 'gzip, deflate', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const [first, second] = [await get(path, headers), await get(path, headers)];
        expect([second.status, shared(second.headers)]).toEqual([200, shared(first.headers)]);
        expect(second.raw.equals(first.raw)).toBe(true);
      }
      const texts = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (one) => (await get(path, { 'accept-encoding': one })).text),
      );
      expect(new Set(texts).size).toBe(1);
    },
  );

  test('has the headers of every response, and the policy with the hashes of its scripts', async () => {
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

  test('is revalidated with 304; HEAD has the headers alone', async () => {
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

  test('is never served in the other language', async () => {
    const [ar, en] = [await get('/diyar'), await get('/diyar', { cookie: 'lang_v2=en' })];
    expect([ar.text, en.text].map((text) => /lang="(..)"/.exec(text)?.[1])).toEqual(['ar', 'en']);
    expect((await get('/diyar', { cookie: 'x=1; lang_v2=en' })).text).toBe(en.text);
    expect((await get('/diyar', { cookie: 'lang_v2=ar' })).text).toBe(ar.text);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test('is served for every spelling of its address, and no other', async () => {
    for (const query of ['?b=2&a=1', '?a=1&b=2', '?a=1&b=2&utm_source=mail', '?a=1&c=&b=2'])
      expect((await get(`/diyar/properties${query}`)).text).toContain('/diyar/properties?a=1&b=2');
    expect(rendered).toHaveBeenCalledTimes(1);
    await get('/diyar/properties?a=1&b=3');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test('is rendered from its key alone: no other header of a client gets into it', async () => {
    await get('/diyar', { cookie: 'secret=1; lang_v2=en', 'user-agent': 'somebody', 'x-token': 'abc' });
    const [, request] = rendered.mock.lastCall ?? [];
    expect([...(request?.headers ?? [])]).toEqual([['cookie', 'lang_v2=en']]);
  });

  test('has a request id of its own: when it is rendered, cached, coalesced and not modified', async () => {
    const etag = (await get('/diyar')).headers.etag;
    rendered.mockImplementation(async (page) => {
      await sleep(50);
      return page();
    });
    const responses = [
      ...(await Promise.all(Array.from({ length: 5 }, () => get('/diyar?burst=ids')))),
      await get('/diyar?burst=ids'),
      await get('/diyar', { 'if-none-match': etag }),
      await get('/diyar', { 'if-none-match': etag }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 304, 304]);
    const ids = responses.map(idOf);
    for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is counted and logged like any other, under its request id', async () => {
    await get('/diyar');
    const { log } = app.app;
    log.level = 'info';
    const info = vi.spyOn(log, 'info').mockImplementation(() => {});
    const counted = vi.fn();
    app.app.countCacheHit = counted;
    const hit = await get('/diyar?utm_source=mail');
    app.app.countCacheHit = undefined;
    const lines = info.mock.calls;
    info.mockRestore();
    log.level = 'silent';
    expect(counted.mock.calls).toEqual([[{ method: 'GET', route: '/diyar', status: 200 }]]);
    expect(lines).toEqual([
      [
        { reqId: idOf(hit), req: expect.anything(), res: { statusCode: 200 }, cached: true },
        'request completed',
      ],
    ]);
  });

  test('is not served while the process is overloaded', async () => {
    await get('/diyar');
    rendered.mockClear();
    app.app.isOverloaded = () => true;
    await get('/diyar');
    app.app.isOverloaded = undefined;
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe('a missing entry', () => {
  test('is rendered once for a burst of requests', async () => {
    rendered.mockImplementation(async (page) => {
      await sleep(50);
      return page();
    });
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('/diyar?burst=1')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('is rendered by the next request when the first client disconnects', async () => {
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    rendered.mockImplementationOnce(async (page) => {
      begun.resolve();
      await released.promise;
      return page();
    });
    const client = new AbortController();
    const aborted = fetch(`http://127.0.0.1:${http.port}/diyar?left=1`, { signal: client.signal });
    await begun.promise;
    const others = Promise.all(Array.from({ length: 5 }, () => get('/diyar?left=1')));
    await sleep(50);
    client.abort();
    await expect(aborted).rejects.toThrow();
    expect((await others).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(rendered).toHaveBeenCalledTimes(2);
    released.resolve();
  });

  test('that cannot be rendered is not stored, and does not block other requests', async () => {
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

describe('never cached', () => {
  const twice = async (path: string, headers = {}) => {
    await get(path, headers);
    rendered.mockClear();
    return get(path, headers);
  };

  test('a response to a request with a token, of any route', async () => {
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
    ['a page that does not exist', () => new Response('not here', { status: 404 })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/diyar' } })],
    ['a page with no-store', () => new Response('x', { headers: { 'cache-control': 'no-store' } })],
    ['a page with a cookie of its own', () => new Response('x', { headers: { 'set-cookie': 'session=1' } })],
  ])('%s', async (_name, answer) => {
    rendered.mockImplementation(async () => answer());
    await twice(`/diyar/other`);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('the language cookie is an exception: it is part of the key', async () => {
    rendered.mockImplementation(
      async () => new Response('x', { headers: { 'set-cookie': 'lang_v2=en; Path=/' } }),
    );
    const again = await twice('/diyar?lang=en');
    expect([rendered.mock.calls.length, again.headers['set-cookie']]).toEqual([0, ['lang_v2=en; Path=/']]);
  });
});

test('a cacheable route that is not public stops the start', async () => {
  const pages = async (site: FastifyInstance) => {
    site.get('/secret', { config: { access: 'users', cacheable: true } }, async () => 'x');
  };
  const config = loadConfig({ LOG_LEVEL: 'silent' }, 'test');
  await expect(buildApp({ config, database: app.database, pages })).rejects.toThrow(
    /is cacheable but not public/,
  );
});
