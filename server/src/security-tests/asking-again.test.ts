import type { Call } from '@diyar/contract/calls/call';
import { mayEnter, ROLES } from '@diyar/contract/rules/roles';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../testing/test-app.ts';
import { CALLS, pathOf } from './calls.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await testApp({ askAgainMinutes: 5 });
  const answer = await app.anonymous.post('/auth/login', { username: 'superadmin', password: TEST_PASSWORD });
  token = answer.json().token;
  await app.db.update(sessions).set({ confirmedAt: sql`now() - interval '6 minutes'` });
});
afterAll(() => app.close());

const isWrite = (call: string) => !call.startsWith('GET ');
const asks = ({ askAgain = 'no' }: Call) => askAgain !== 'no' && askAgain !== 'itself';
const asked = Object.keys(CALLS).filter((name) => asks(CALLS[name] as Call));

describe('the table', () => {
  test('decides it for every call that writes', () => {
    const undecided = Object.entries(CALLS).filter(([name, { askAgain }]) => isWrite(name) && !askAgain);
    expect(undecided).toEqual([]);
    // they ask in their own way, or are the way out
    const itself = Object.entries(CALLS).filter(([, { askAgain }]) => askAgain === 'itself');
    expect(itself.filter(([name]) => !/^POST \/(auth\/|account\/password$)/.test(name))).toEqual([]);
  });

  test('asks for what only SUPERADMIN may write, and for every export of people and money', () => {
    const owners = Object.entries(CALLS).filter(
      ([name, { access }]) =>
        // a reservation that is brought back can be removed again
        access !== 'lacasaRestore' &&
        isWrite(name) &&
        access !== 'public' &&
        ROLES.filter((role) => mayEnter(role, access)).join() === 'SUPERADMIN',
    );
    const exports = Object.entries(CALLS).filter(
      ([name, { access }]) => name.endsWith('/export') && access !== 'projects',
    );
    const needed = [...owners, ...exports].map(([name]) => name);
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((name) => !asked.includes(name))).toEqual([]);
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

/** With the parameters that the table wants. */
function askedPath(name: string): string {
  const askAgain = CALLS[name]?.askAgain;
  const where = typeof askAgain === 'object' ? Object.entries(askAgain.where) : [];
  return pathOf(where.reduce((path, [param, value]) => path.replace(`{${param}}`, value), name));
}

describe('in a session whose password was typed six minutes ago', () => {
  for (const prefix of ['/api', ''])
    test(`${prefix || 'at the root'}: every such call asks`, async () => {
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
