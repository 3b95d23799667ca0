import { ASK_AGAIN } from '@diyar/contract/rules/asking-again';
import { AREAS } from '@diyar/contract/rules/roles';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../testing/test-app.ts';
import { CALLS, pathOf } from './calls.ts';
import { DAILY_WORK, OWN_PROOF } from './daily-work.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await testApp({ askAgainMinutes: 5 });
  const answer = await app.anonymous.post('/auth/login', { username: 'superadmin', password: TEST_PASSWORD });
  token = answer.json().token;
  await app.db.update(sessions).set({ confirmedAt: sql`now() - interval '6 minutes'` });
});
afterAll(() => app.close());

const asked = Object.keys(ASK_AGAIN).sort();
const isWrite = (call: string) => !call.startsWith('GET ');

/** As registered, by the document that the server makes of its routes. */
async function registered(): Promise<string[]> {
  const { paths } = (await app.anonymous.get('/api/openapi.json')).json();
  return Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
}

describe('the list', () => {
  test('names calls that there are', async () => {
    const calls = await registered();
    expect(asked.filter((call) => !calls.includes(call))).toEqual([]);
  });

  test('has every call that writes, or it is daily work by a decision', async () => {
    const decided = [...asked.filter(isWrite), ...DAILY_WORK, ...OWN_PROOF];
    const half = Object.keys(ASK_AGAIN).filter((call) => ASK_AGAIN[call]?.where);
    const writes = (await registered()).filter((call) => isWrite(call) && !call.startsWith('HEAD '));
    expect([...new Set(decided)].sort()).toEqual(writes.sort());
    // in one of them only, but for calls of which a part asks
    expect(DAILY_WORK.filter((call) => asked.includes(call))).toEqual(half);
  });

  test('has what only SUPERADMIN may write, and every export of people and money', async () => {
    const owners = Object.entries(CALLS).filter(
      ([call, [area]]) => isWrite(call) && AREAS[area] !== 'everyone' && AREAS[area].length === 1,
    );
    const exports = Object.entries(CALLS).filter(
      ([call, [area]]) => call.endsWith('/export') && area !== 'projects',
    );
    const needed = [...owners, ...exports].map(([call]) => call).filter((call) => !DAILY_WORK.includes(call));
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((call) => !asked.includes(call))).toEqual([]);
  });
});

async function statusOf(call: string, url: string): Promise<string> {
  const [method = 'GET'] = call.split(' ');
  const answer = await app.app.inject({
    method: method as InjectOptions['method'],
    url,
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
    headers: { authorization: `Bearer ${token}` },
  });
  return `${call} ${answer.statusCode} ${answer.headers['content-type'] ? answer.json().code : ''}`;
}

/** With the parameters that the list wants. */
const askedPath = (call: string) =>
  pathOf(
    Object.entries(ASK_AGAIN[call]?.where ?? {}).reduce(
      (path, [name, value]) => path.replace(`{${name}}`, value),
      call,
    ),
  );

describe('in a session whose password was typed six minutes ago', () => {
  for (const prefix of ['/api', ''])
    test(`${prefix || 'at the root'}: every call of the list asks`, async () => {
      const wrong = [];
      for (const call of asked) {
        const got = await statusOf(call, prefix + askedPath(call));
        if (got !== `${call} 403 confirmationNeeded`) wrong.push(got);
      }
      expect(wrong).toEqual([]);
    });

  test('daily work does not ask', async () => {
    const me = app.withToken(token);
    expect((await me.post('/admin/trash/project/999999/restore')).statusCode).toBe(404);
    expect((await me.delete('/admin/projects/999999')).statusCode).toBe(404);
    expect((await me.get('/admin/users')).statusCode).toBe(200);
  });
});
