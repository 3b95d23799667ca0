import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../testing/test-app.ts';
import { CALLS, pathOf } from './calls.ts';

const KB = 1024;

/** How much a call may be sent, in bytes, where it is not what most may. */
const BYTES: Record<string, number> = {
  'POST /auth/login': 10_000,
  'POST /auth/second-factor': 10_000,
  'POST /auth/passkey/options': 10_000,
  'POST /auth/passkey': 10_000,
  'POST /public/messages': 64 * KB,
  'PUT /company': 256 * KB,
  'POST /projects': 32 * KB * KB,
  'PUT /projects/{id}': 32 * KB * KB,
  'POST /admin/projects': 32 * KB * KB,
  'PUT /admin/projects/{id}': 32 * KB * KB,
  'POST /admin/previews': 32 * KB * KB,
  'PUT /admin/projects/{id}/building': 8 * KB * KB,
  'POST /admin/projects/{id}/imports': 10 * KB * KB,
  'POST /admin/moving-in/imports': 10 * KB * KB,
  'POST /admin/moving-in/imports/{importId}/files': 10 * KB * KB,
};
const MOST = 128 * KB;
/** Forms with files: security-tests/upload-matrix.test.ts. */
const FORMS = /^POST \/(uploads|files|apartments)/;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Exactly so many bytes of JSON, made once: most calls take equally many. */
const bodies = new Map<number, Buffer>();
const bodyOf = (bytes: number) => {
  const body = bodies.get(bytes) ?? Buffer.from(`{"x":"${'a'.repeat(bytes - 8)}"}`);
  bodies.set(bytes, body);
  return body;
};

/** With a session of its own: some calls end it, some want one that was confirmed a moment ago. */
const freshToken = async () => {
  const credentials = { username: 'superadmin', password: TEST_PASSWORD };
  return (await app.anonymous.post('/auth/login', credentials)).json().token as string;
};

const send = (call: string, bytes: number, token: string) =>
  app.app.inject({
    method: call.split(' ')[0] as InjectOptions['method'],
    url: `/api${pathOf(call)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: bodyOf(bytes),
  });

const writes = Object.keys(CALLS).filter((call) => /^(POST|PUT|PATCH) /.test(call) && !FORMS.test(call));

test.each(writes)('%s takes as much as it needs, and not a byte more', async (call) => {
  const bytes = BYTES[call] ?? MOST;
  const token = await freshToken();
  const refused = await send(call, bytes + 1, token);
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'tooLarge']);
  expect((await send(call, bytes, token)).statusCode).not.toBe(413);
});

test('nobody reads what somebody without the right sends', async () => {
  for (const call of writes.filter((one) => CALLS[one]?.access !== 'public'))
    expect((await send(call, 33 * KB * KB, 'garbage')).statusCode, call).toBe(401);
});
