import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteReads } from './remote-reads.server.ts';

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  send
    .mockReset()
    .mockImplementation(async () => Response.json({ data: { name_ar: 'ديار', gmail: 'a@b.example' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('reads the company of another server tolerantly, without a token', async () => {
  const company = await remoteReads('https://other.example/v1/').company();
  expect(company).toMatchObject({ nameAr: 'ديار', email: 'a@b.example' });
  const request = new Request(...(send.mock.lastCall as Parameters<typeof fetch>));
  expect(request.url).toBe('https://other.example/v1/company');
  expect(request.headers.has('authorization')).toBe(false);
});

test('a company that only names its address has it at /addresses/{id}', async () => {
  send
    .mockResolvedValueOnce(Response.json({ name: 'Cedar', address_id: 3 }))
    .mockResolvedValueOnce(Response.json({ en: { city: 'Nablus' }, city_ar: 'نابلس' }));
  const company = await remoteReads('https://other.example').company();
  expect(new URL(String(new Request(...(send.mock.lastCall as Parameters<typeof fetch>)).url)).pathname).toBe(
    '/addresses/3',
  );
  expect(company).toMatchObject({
    name: 'Cedar',
    address: { en: { city: 'Nablus' }, ar: { city: 'نابلس' } },
  });
  send
    .mockResolvedValueOnce(Response.json({ name: 'Fig', address_id: 4 }))
    .mockRejectedValueOnce(new Error());
  expect(await remoteReads('https://another.example').company()).toMatchObject({ name: 'Fig' });
});

test('concurrent callers share one request, repeated after half a minute', async () => {
  const reads = remoteReads('https://other.example');
  await Promise.all([reads.company(), reads.company()]);
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(31_000);
  await reads.company();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failure is not cached', async () => {
  const reads = remoteReads('https://other.example');
  send.mockRejectedValueOnce(new TypeError('away'));
  await expect(reads.company()).rejects.toMatchObject({ reason: 'network' });
  expect(await reads.company()).toMatchObject({ nameAr: 'ديار' });
});

test('counts what another server has where it sends all of it, and the projects alone where it does not', async () => {
  const units = [1, 2, 3].map((id) => ({ id, is_available: id > 1 }));
  const projects = [1, 2].map((id) => ({ id, name: `P${id}`, status: 'active', units }));
  const reads = remoteReads('https://other.example');
  send.mockResolvedValueOnce(Response.json({ items: projects, total: 2, page: 1, size: 12 }));
  expect(await reads.figures()).toEqual({ projects: 2, homes: 4, currencies: [] });
  send.mockResolvedValueOnce(Response.json({ items: projects, total: 40, page: 1, size: 12 }));
  expect(await reads.figures()).toEqual({ projects: 40, homes: 0, currencies: [] });
});
