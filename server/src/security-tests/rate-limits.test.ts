import { expect, test } from 'vitest';
import { testAppForThisTest } from '../testing/test-app.ts';

/** Everything by which a caller might say that it is somebody else. */
const rotated = (n: number) => ({
  'x-forwarded-for': `198.51.100.${n}, 203.0.113.${n}`,
  forwarded: `for=198.51.100.${n};proto=https`,
  'x-real-ip': `198.51.100.${n}`,
  'x-client-ip': `198.51.100.${n}`,
  'true-client-ip': `198.51.100.${n}`,
  'cf-connecting-ip': `198.51.100.${n}`,
  'x-originating-ip': `198.51.100.${n}`,
  'x-forwarded-host': `host-${n}.example`,
  host: `host-${n}.example`,
  'user-agent': `agent ${n}`,
  'accept-language': n % 2 === 0 ? 'en' : 'ar',
  cookie: `session=${n}`,
});

const LIMITED = {
  'sign-in under ever new names': [
    30,
    '/auth/login',
    (n: number) => ({ username: `n${n}`, password: 'wrong one' }),
  ],
  'sign-in under one name': [10, '/auth/login', () => ({ username: 'admin', password: 'wrong one' })],
  messages: [
    20,
    '/public/messages',
    (n: number) => ({
      fullName: `N ${n}`,
      mobile: `05991234${n}`,
      content: `text ${n}`,
      idempotencyKey: `k${n}`,
    }),
  ],
} as const;

test.each(Object.entries(LIMITED))(
  '%s: rotated headers change nothing, at either mount',
  async (_, [most, path, body]) => {
    const { anonymous } = await testAppForThisTest();
    const statuses: number[] = [];
    for (let n = 10; n < 10 + most + 5; n++) {
      const url = n % 2 === 0 ? path : `/api${path}`;
      statuses.push((await anonymous.post(url, body(n), { headers: rotated(n) })).statusCode);
    }
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(statuses.slice(most)).toEqual(Array(5).fill(429));
  },
);
