import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { pages } from './pages.ts';
import { LIBRARY_STYLES } from './pages-policy.ts';
import type { Page, Site } from './pages-site.ts';
import { ResponseCache } from './response-cache/cache.ts';
import { encodingsOf } from './response-cache/encodings.ts';
import { responseCache } from './response-cache/index.ts';

const HTML = `<!DOCTYPE html><title>page</title>${'<p>stone and light</p>'.repeat(100)}`;
const page = (body = HTML, status = 200, headers = new Headers({ 'content-type': 'text/html' })): Page => ({
  status,
  headers,
  body,
  nonce: 'n0nce',
});
const SHEET = '@font-face{src:url(./face.woff2)}p{color:red}';
const LINK = '<link rel="stylesheet" href="/diyar/assets/page-h4sh.css#"/>';

let files: string;
let app: FastifyInstance;
const answer = vi.fn<Site['answer']>();

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'diyar-pages-'));
  await mkdir(join(files, 'assets'));
  await writeFile(join(files, 'assets/app-h4sh.js'), 'console.log(1)');
  await writeFile(join(files, 'assets/app-h4sh.js.br'), 'brotli bytes');
  await writeFile(join(files, 'assets/page-h4sh.css'), SHEET);
  await writeFile(join(files, 'humans.txt'), 'hello');
  await writeFile(
    join(files, 'assets/manifest-1.js'),
    'window.m={"module":"/assets/a.js","imports":["/assets/b.js"]}',
  );
});
afterAll(() => rm(files, { recursive: true }));
afterEach(() => app.close());

/** The plugin with a fake site in place of React Router. */
async function open(env: Record<string, string> = {}) {
  answer.mockReset().mockImplementation(async () => page());
  const config = loadConfig({ ...env, LOG_LEVEL: 'silent' }, 'test');
  const site: Site = {
    answer,
    handled: async () => false,
    inlineScripts: ['boot()'],
    paperHtml: null,
    files,
    build: 'b1',
  };
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  // `inject` bypasses the cache, so the database is never used
  const database = { kind: 'embedded' } as Database;
  await app.register(responseCache, { cache: new ResponseCache(database, config) });
  app.get('/api/company', { config: { access: 'public' } }, () => ({ name: 'Diyar' }));
  const readsFor = () => {
    throw new Error('not used');
  };
  await app.register((scope) => pages(scope, { config, readsFor, open: async () => site }));
  return app;
}

test.each([
  ['/diyar/properties/olive', 'public, no-cache'],
  ['/diyar/properties/olive/units/3', 'public, no-cache'],
  ['/diyar/properties/olive/units/3?down=30&months=12', 'no-cache'],
  ['/diyar/properties/olive?rooms=3&order=area', 'no-cache'],
  ['/diyar/list?u=3.4', 'no-cache'],
  ['/diyar/list.data?u=3.4', 'no-cache'],
  ['/diyar/quote/abc', 'no-cache'],
  ['/diyar/preview/abc', 'no-cache'],
  ['/diyar/properties?priceMax=200', 'public, no-cache'],
])('what one visitor chose makes no entry in the cache: %s', async (url, control) => {
  const response = await (await open()).inject(url);
  expect(response.headers['cache-control']).toBe(control);
});

test.each(['/diyar', '/diyar/', '/diyar/projects/7', '/diyar.data'])('%s is a page', async (url) => {
  const response = await (await open()).inject(url);
  expect([response.statusCode, response.body]).toEqual([200, HTML]);
  expect(new URL(answer.mock.lastCall?.[0].url ?? '').pathname).toBe(url);
});

test('a public page contains its style sheets, with their hashes in its policy', async () => {
  await open();
  answer.mockImplementation(async () => page(LINK + HTML));
  const { body, headers } = await app.inject('/diyar');
  const css = SHEET.replace('./', '/diyar/assets/');
  expect(body).toBe(`<style data-href="/diyar/assets/page-h4sh.css#">${css}</style>${HTML}`);
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  // the back office hydrates at once and has links
  const staff = await app.inject('/diyar/admin/users');
  expect(staff.body).toBe(LINK + HTML);
  expect(staff.headers['content-security-policy']).not.toContain(hash);
});

test('the root redirects to the base path', async () => {
  const response = await (await open()).inject('/');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/diyar']);
});

test('with the base path /, unknown calls of the API are 404 as JSON', async () => {
  await open({ BASE_PATH: '/' });
  expect((await app.inject('/')).body).toBe(HTML);
  expect((await app.inject('/login')).body).toBe(HTML);
  expect((await app.inject('/api/company')).json()).toEqual({ name: 'Diyar' });
  expect((await app.inject('/api/nothing')).statusCode).toBe(404);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('status, headers and cookies of a page are passed on', async () => {
  await open();
  const headers = new Headers({ 'content-type': 'text/html' });
  headers.append('set-cookie', 'lang_v2=en; Path=/');
  headers.append('set-cookie', 'other=1');
  answer.mockResolvedValue(page('not here', 404, headers));
  const response = await app.inject('/diyar/nothing');
  expect([response.statusCode, response.body]).toEqual([404, 'not here']);
  expect(response.headers['set-cookie']).toEqual(['lang_v2=en; Path=/', 'other=1']);
});

test('an address with NUL, which nothing stored contains, is not asked for', async () => {
  await open();
  expect((await app.inject('/diyar/properties?q=%00')).statusCode).not.toBe(200);
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['plain text', 'text/plain', 'name=Layan'],
  ['JSON', 'application/json', '{"name":"Layan"}'],
  ['a form that is cut off', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition'],
  ['a form without its boundary', 'multipart/form-data', 'name=Layan'],
  ['no type', undefined, 'name=Layan'],
  ['nothing', undefined, undefined],
])('%s is no form, for no page', async (_, type, payload) => {
  await open();
  answer.mockImplementation(async (request) => page(String((await request.formData()).get('name'))));
  for (const url of ['/diyar', '/diyar.data', '/diyar/properties/olive', '/diyar/list', '/diyar/login']) {
    const refused = await app.inject({
      method: 'POST',
      url,
      ...(type && { headers: { 'content-type': type } }),
      ...(payload && { payload }),
    });
    expect([refused.statusCode, refused.headers['cache-control']], url).toEqual([415, 'no-store']);
    for (const words of ['ارجع إلى الصفحة', 'Please go back']) expect(refused.body).toContain(words);
  }
  expect(answer).not.toHaveBeenCalled();
});

test('the body of a form is passed on unchanged', async () => {
  await open();
  answer.mockImplementation(async (request) => page(await request.text()));
  const response = await app.inject({
    method: 'POST',
    url: '/diyar/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'lang_v2=en' },
    payload: 'name=rana&city=%D8%B1%D8%A7%D9%85',
  });
  expect(response.body).toBe('name=rana&city=%D8%B1%D8%A7%D9%85');
  expect(answer.mock.lastCall?.[0].headers.get('cookie')).toBe('lang_v2=en');
});

test('only our own inline scripts are allowed', async () => {
  const response = await (await open({ API_BASE_URL: 'https://api.example/v1' })).inject('/diyar');
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
});

test('the router’s scripts in the back office have a nonce, and nothing else has', async () => {
  await open();
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
  expect(await policyOf('/diyar/admin/users')).toMatch(/script-src [^;]* 'nonce-n0nce';/);
  for (const url of ['/diyar', '/diyar/login', '/diyar/admin/login'])
    expect(await policyOf(url)).not.toContain('nonce');
});

test('public pages name the rules of what may be fetched ahead, the others do not', async () => {
  await open();
  const named = String((await app.inject('/diyar/properties')).headers['speculation-rules']);
  const answer = await app.inject(JSON.parse(named));
  expect(answer.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  for (const page of ['quote', 'preview', 'admin', 'list'])
    expect(answer.json().prefetch[0].where.and).toContainEqual({ not: { href_matches: `/diyar/${page}*` } });
  expect((await app.inject('/diyar/admin')).headers['speculation-rules']).toBeUndefined();
});

test('the back office allows only the style elements of its library, whose text has not changed', async () => {
  const response = await (await open()).inject('/diyar/admin/users');
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toMatch(/style-src 'self' ('sha256-[\w+/]{43}='( |;)){2}/);
  expect(policy).toContain("style-src-attr 'none';");
  const library = new URL('../../../node_modules/react-aria/dist/private/', import.meta.url);
  const written = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => {
    const source = readFileSync(new URL(file, library), 'utf8');
    const [, text = ''] = /style\.textContent = `(.*?)`\.trim\(\)/s.exec(source) ?? [];
    return text.replace(/\$\{\$\w+\$var\$PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
  });
  expect(written).toEqual(LIBRARY_STYLES);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('comes compressed as %s', async (encoding, decode) => {
  const response = await (await open()).inject({ url: '/diyar', headers: { 'accept-encoding': encoding } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decode(response.rawPayload).toString()).toBe(HTML);
});

test('a page is revalidated with 304', async () => {
  const { headers } = await (await open()).inject('/diyar');
  const again = await app.inject({ url: '/diyar', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('when rendering fails, a static page says so in both languages', async () => {
  await open();
  for (const failure of [Promise.reject(new Error('secret detail')), Promise.resolve(page('', 500))]) {
    answer.mockReturnValue(failure);
    const response = await app.inject('/diyar');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('تعذّر عرض هذه الصفحة');
    expect(response.body).toContain('This page cannot be shown');
    expect(response.body).not.toContain('secret');
  }
});

test('built files are cacheable forever, in an encoding that the client accepts', async () => {
  await open();
  const plain = await app.inject('/diyar/assets/app-h4sh.js');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const url = '/diyar/assets/app-h4sh.js';
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'brotli bytes']);
  const known = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect(known.statusCode).toBe(304);
  // the base path is known when the server starts
  const manifest = '/diyar/assets/manifest-1.js';
  expect((await app.inject(manifest)).body).toBe('window.m={"module":"/diyar/assets/a.js","imports":[]}');
  const asked = { url: manifest, headers: { 'accept-encoding': 'br' } };
  await vi.waitFor(
    async () => expect((await app.inject(asked)).headers['content-encoding']).toBe('br'),
    20_000,
  );
  expect((await app.inject('/diyar/humans.txt')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await app.inject('/diyar/assets/nothing.js')).statusCode).toBe(404);
  expect((await app.inject('/diyar/assets/../../package.json')).statusCode).not.toBe(200);
});

test('a new build in the same folder does not disturb the pages of a running process', async () => {
  const { inlineSheets } = await import('./pages-styles.ts');
  const own = await mkdtemp(join(tmpdir(), 'diyar-replaced-'));
  await mkdir(join(own, 'assets'));
  await writeFile(join(own, 'assets/page-h4sh.css'), SHEET);
  const inlined = inlineSheets(own, '/diyar');
  await rm(own, { recursive: true });
  expect(inlined(LINK).html).toContain('color:red');
});

test('an encoding with q=0 is not used', () => {
  expect(encodingsOf('gzip;q=0, br;q=0.5')).toEqual(['br']);
  expect(encodingsOf(undefined)).toEqual([]);
});
