import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrTakeFirst } from './first-answers.ts';

const ADDRESS = 'https://site.example/api/admin/messages';
const headers = { Authorization: 'Bearer abc' };
const sent = vi.fn<typeof fetch>();

/** As hydration/first-calls.ts leaves it. */
function asked(url: string, answer: Promise<Response>, at = performance.now()) {
  answer.catch(() => {});
  vi.stubGlobal('__firstCalls', new Map([[url, { authorization: 'Bearer abc', answer, at }]]));
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://site.example/admin' });
  vi.stubGlobal('fetch', sent);
  sent.mockReset().mockImplementation(async () => new Response('asked now'));
});
afterEach(() => vi.unstubAllGlobals());

const textOf = async (address: string, init: RequestInit = { headers }) =>
  (await fetchOrTakeFirst(address, init)).text();

test('what was asked while the scripts loaded is taken once, whatever the order of its parameters', async () => {
  asked(`${ADDRESS}?page=1&tab=all`, Promise.resolve(new Response('asked first')));
  expect(await textOf('/api/admin/messages?tab=all&page=1')).toBe('asked first');
  expect(await textOf('/api/admin/messages?tab=all&page=1')).toBe('asked now');
  expect(sent).toHaveBeenCalledOnce();
});

test('another address, another token, a write and an old answer are asked for', async () => {
  const fresh = () => asked(ADDRESS, Promise.resolve(new Response('asked first')));
  fresh();
  expect(await textOf('/api/admin/users')).toBe('asked now');
  fresh();
  expect(await textOf(ADDRESS, { headers: { Authorization: 'Bearer other' } })).toBe('asked now');
  fresh();
  expect(await textOf(ADDRESS, { headers, method: 'POST' })).toBe('asked now');
  asked(ADDRESS, Promise.resolve(new Response('asked first')), performance.now() - 60_000);
  expect(await textOf(ADDRESS)).toBe('asked now');
});

test('a call that failed is made again', async () => {
  asked(ADDRESS, Promise.reject(new TypeError('the network is away')));
  expect(await textOf(ADDRESS)).toBe('asked now');
});
