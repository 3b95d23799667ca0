import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { testApp, testAppForThisTest } from './testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('every route declares who may call it', () => {
  test('a route without a declaration stops the start', async () => {
    const config = loadConfig({ LOG_LEVEL: 'silent' }, 'test');
    const pages = async (site: FastifyInstance) => {
      site.get('/forgotten', async () => 'open to everyone');
    };
    await expect(buildApp({ config, database: app.database, pages })).rejects.toThrow(
      /GET \/forgotten declares no access/,
    );
  });

  test('a response to a token is never stored by a cache', async () => {
    const answer = await app.as('ADMIN').get('/api/auth/me');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('one API, mounted twice', () => {
  test('at the root and under /api', async () => {
    const [root, prefixed] = [await app.anonymous.get('/company'), await app.anonymous.get('/api/company')];
    expect(root.statusCode).toBe(200);
    expect(root.json()).toEqual(prefixed.json());
  });

  test('with BASE_PATH=/ only under /api, where no page can collide', async () => {
    const mine = await testAppForThisTest({ basePath: '/' });
    expect((await mine.anonymous.get('/api/company')).statusCode).toBe(200);
    expect((await mine.anonymous.get('/company')).statusCode).toBe(404);
  });
});

describe('errors', () => {
  test('have one shape, in the language of Accept-Language, Arabic by default', async () => {
    const ask = (language?: string) =>
      app.app.inject({ url: '/api/nowhere', headers: language ? { 'accept-language': language } : {} });
    expect((await ask('en-GB,ar;q=0.5')).json()).toEqual({ message: 'Not found.', code: 'notFound' });
    expect((await ask('ar-PS')).json().message).toBe('غير موجود.');
    expect((await ask('fr')).json().message).toBe('غير موجود.');
    expect((await ask()).headers['content-language']).toBe('ar');
  });

  test('never show a stack, an SQL text or a path', async () => {
    const mine = await testApp();
    await mine.database.close();
    const answer = await mine.anonymous.get('/company');
    await mine.app.close();
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.body).not.toMatch(/select|node_modules|at \w+ \(|\/work|\.ts/i);
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message']);
  });

  test('a body over the limit is 413', async () => {
    const answer = await app.anonymous.post('/auth/login', {
      username: 'x'.repeat(20_000),
      password: 'abcd',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
  });
});

describe('headers', () => {
  test('are on every response, without a banner', async () => {
    for (const url of ['/api/company', '/api/nowhere', '/healthz']) {
      const { headers } = await app.anonymous.get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('CORS allows the API and not the pages', async () => {
    const allowed = async (url: string) =>
      (await app.anonymous.get(url, { headers: { origin: 'https://elsewhere.example' } })).headers[
        'access-control-allow-origin'
      ];
    expect(await allowed('/api/company')).toBe('*');
    expect(await allowed('/api/docs')).toBeUndefined();
  });

  test('HSTS behind https', async () => {
    const mine = await testAppForThisTest({ publicUrl: 'https://diyar.example' });
    expect((await mine.anonymous.get('/healthz')).headers['strict-transport-security']).toMatch(
      /max-age=31536000/,
    );
  });
});

describe('health', () => {
  test('alive and ready', async () => {
    expect((await app.anonymous.get('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await app.anonymous.get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('a burst of checks queries the database once a second at most', async () => {
    let pings = 0;
    const database = {
      ...app.database,
      ping: async () => {
        pings++;
      },
    };
    const mine = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }, 'test'), database });
    await Promise.all(Array.from({ length: 50 }, () => mine.inject('/readyz')));
    expect(pings).toBe(1);
    await mine.close();
  });

  test('without a database it is 503 with Retry-After, and still alive', async () => {
    const database = { ...app.database, ping: () => Promise.reject(new Error('away')) };
    const mine = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }, 'test'), database });
    const answer = await mine.inject('/readyz');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await mine.inject('/healthz')).statusCode).toBe(200);
    await mine.close();
  });
});

test.each([`/api/units/${'x'.repeat(300)}`, '/api/admin/messages/%zz'])(
  'an address that no route can read is answered as every error is: %#',
  async (url) => {
    const answer = await app.anonymous.get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
  },
);

describe('documentation', () => {
  test('OpenAPI 3.1 of the /api mount, with the access of each call', async () => {
    const document = (await app.anonymous.get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).every((path) => path.startsWith('/api/'))).toBe(true);
    expect(document.paths['/api/admin/users'].post.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/api/auth/login'].post.security).toEqual([]);
    expect(document.components.schemas.LoginInput.required).toContain('username');
  });

  test('a page that shows it, without scripts', async () => {
    const answer = await app.anonymous.get('/api/docs');
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toContain('/api/admin/users');
    expect(answer.body).not.toContain('<script');
  });
});
