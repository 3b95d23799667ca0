import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages, throttles } from '../../db/schema.ts';
import { ONE_PROXY, testApp, testAppForThisTest } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(throttles);
});

const send = (body: object) => app.anonymous.post('/public/messages', body);
const total = async () => (await app.db.select().from(messages)).length;

describe('sent twice', () => {
  const body = (idempotencyKey: string, message = 'once') => ({
    name: 'A',
    phone: '0599123456',
    message,
    idempotencyKey,
  });

  test('the second answers the first', async () => {
    const before = await total();
    const first = await send(body('key-1'));
    const second = await send(body('key-1', 'changed'));
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await total()).toBe(before + 1);
    expect((await send(body('key-2'))).json().id).not.toBe(first.json().id);
    expect((await send(body(''))).json().id).not.toBe((await send(body(''))).json().id);
  });

  test('also when ten arrive at once', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body('at-once'))));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });
});

describe('limits per address', () => {
  const from = (address: string) =>
    app.app.inject({
      method: 'POST',
      url: '/public/messages',
      remoteAddress: address,
      headers: { 'accept-language': 'en' },
      payload: { name: 'A', phone: '0599123456', message: 'x' },
    });

  test('20 a minute, then 429 with Retry-After; another address goes on', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 21 }, () => from('192.0.2.1')));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(20);
    const refused = answers.find((answer) => answer.statusCode === 429);
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(120);
    expect(refused?.json()).toEqual({
      // from a minute on in minutes
      message: expect.stringMatching(
        /^Too many attempts\. Please try again in (\d+ s|a minute|2 minutes)\.$/,
      ),
      code: 'tooManyRequests',
    });
    expect(await total()).toBe(before + 20);
    expect((await from('192.0.2.2')).statusCode).toBe(201);
  });

  test('100 an hour', async () => {
    const windowStart = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 30 * 60_000);
    await app.db.insert(throttles).values({ key: 'messages:hour:192.0.2.9', windowStart, count: 99 });
    expect((await from('192.0.2.9')).statusCode).toBe(201);
    expect((await from('192.0.2.9')).statusCode).toBe(429);
  });

  test('a caller cannot choose its address; behind a trusted proxy the proxy names it', async () => {
    const behind = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const through = (header: string) =>
      behind.app.inject({
        method: 'POST',
        url: '/public/messages',
        headers: { 'x-forwarded-for': header },
        payload: { name: 'A', phone: '0599123456', message: 'x' },
      });
    for (let i = 0; i < 20; i++) await through(`198.51.100.${i}, 203.0.113.7`);
    expect((await through('198.51.100.99, 203.0.113.7')).statusCode).toBe(429);
    expect((await through('198.51.100.99, 203.0.113.8')).statusCode).toBe(201);
  });
});
