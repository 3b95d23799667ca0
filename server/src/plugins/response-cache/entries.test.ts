import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { ResponseCache } from './cache.ts';
import { CachedResponse, etagOf } from './cached-response.ts';

const responseOf = (bytes: number) => {
  const body = randomBytes(bytes);
  return new CachedResponse({ etag: etagOf(body), 'content-type': 'text/html' }, body);
};

/** A cache of 100 kB that is never opened, so that the database is not used. */
const smallCache = () =>
  new ResponseCache({ kind: 'embedded' } as Database, loadConfig({ LOG_LEVEL: 'silent' }, 'test'), 100_000);
const NOW = { generation: 0 };

function send(cache: ResponseCache, key: string, encoding: string): void {
  const cached = cache.entries.get(key);
  const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse;
  const request = { headers: { 'accept-encoding': encoding } } as IncomingMessage;
  if (cached) cache.send(cached, key, 'id', request, response);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('never holds more bytes than allowed, and knows how many', () => {
  const steps = fc.array(fc.record({ key: fc.nat(30), bytes: fc.nat(20_000), encodes: fc.boolean() }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(steps, (given) => {
      const cache = smallCache();
      for (const { key, bytes, encodes } of given) {
        cache.store(String(key), NOW, responseOf(bytes));
        if (encodes) for (const encoding of ['gzip', 'br']) send(cache, String(key), encoding);
        expect(cache.entries.calculatedSize).toBeLessThanOrEqual(100_000);
        const sum = [...cache.entries].reduce((all, [k, one]) => all + one.bytes + k.length * 2, 0);
        expect(cache.entries.calculatedSize).toBe(sum);
      }
    }),
    { numRuns: 30 },
  );
});

test('the least recently used entry goes first', () => {
  const cache = smallCache();
  for (let key = 0; key < 9; key++) {
    cache.store(String(key), NOW, responseOf(9000));
    cache.entries.get('0');
  }
  for (let key = 9; key < 14; key++) cache.store(String(key), NOW, responseOf(9000));
  expect(['0', '1'].map((key) => cache.entries.has(key))).toEqual([true, false]);
});

test('an entry expires after an hour, also when it got another encoding meanwhile', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const now = vi.spyOn(performance, 'now');
  const passTo = (ms: number) => {
    now.mockReturnValue(ms);
    vi.runAllTimers();
  };
  passTo(1000);
  const cache = smallCache();
  cache.store('old', NOW, responseOf(2000));
  passTo(3_500_000);
  send(cache, 'old', 'br');
  expect(cache.entries.has('old')).toBe(true);
  passTo(3_602_000);
  expect(cache.entries.get('old')).toBeUndefined();
});

test('an entry that would take much of the space is not stored', () => {
  const cache = smallCache();
  cache.store('large', NOW, responseOf(50_000));
  expect([cache.entries.size, cache.entries.calculatedSize]).toEqual([0, 0]);
});

test('a response of an older generation is not stored', () => {
  const cache = smallCache();
  cache.store('old', { generation: -1 }, responseOf(100));
  expect(cache.entries.size).toBe(0);
});

test('every encoding has the same content, and only compressed bodies are stored', () => {
  const body = Buffer.from('stone and light '.repeat(1000));
  const response = new CachedResponse({ etag: etagOf(body) }, body);
  const before = response.bytes;
  response.encode('br');
  response.encode('gzip');
  expect(response.bytes).toBeLessThan(before / 4);
  expect(response.encode(undefined).body).toEqual(body);
  expect(response.bytes).toBeLessThan(before / 4);
});
