import { mayEnter, ROLES } from '@diyar/contract/rules/roles';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilding } from '../features/buildings/index.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../testing/test-app.ts';
import { CALLS, statusOf as expectedStatus, pathOf } from './calls.ts';

let app: TestApp;
/** Who asks, by the token they hold. */
let tokens: Record<string, string | undefined>;

beforeAll(async () => {
  app = await testApp();
  await ensureBuilding(app.db);
  const input = { username: 'off', password: TEST_PASSWORD, role: 'SUPERADMIN' };
  const { id } = (await app.as('SUPERADMIN').post('/admin/users', input)).json();
  await app.as('SUPERADMIN').patch(`/admin/users/${id}/status`, { isActive: false });
  const day = Math.floor(Date.now() / 1000) - 86_400;
  tokens = {
    nobody: undefined,
    garbage: 'not.a.token',
    expired: app.app.jwt.sign({ sub: '1', ver: 1, iat: day - 86_400 } as { sub: string; ver: number }),
    // With the version of now: it is the account that is refused, not an old token.
    disabled: app.app.jwt.sign({ sub: String(id), ver: 2 }),
  };
  for (const role of ROLES) tokens[role] = app.token(role);
});
afterAll(() => app.close());

async function statusOf(call: string, prefix: string, token: string | undefined): Promise<number> {
  const [method = 'GET'] = call.split(' ');
  const answer = await app.app.inject({
    method: method as InjectOptions['method'],
    url: prefix + pathOf(call),
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    // The live events never end.
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return answer.statusCode;
}

test('every call is in the table, and the table has no other', async () => {
  const { paths } = (await app.anonymous.get('/api/openapi.json')).json();
  const declared = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  const hidden = declared.filter((call) => !call.startsWith('HEAD '));
  expect(hidden.sort()).toEqual(Object.keys(CALLS).sort());
});

/** By hand: nothing becomes open to everyone by a word in the table alone. */
const OPEN = [
  'POST /auth/login',
  'POST /auth/second-factor',
  'POST /auth/passkey/options',
  'POST /auth/passkey',
  'GET /uploads/{key}',
  'GET /uploads/{key}/{variant}',
  'GET /private-files/{id}',
  'GET /units',
  'GET /projects',
  'GET /projects/{id}',
  'GET /places',
  'GET /addresses/{id}',
  'GET /brand',
  'GET /brand/manifest',
  'GET /brand/{key}/{picture}',
  'GET /company',
  'GET /hero-media',
  'POST /public/messages',
  'GET /calendars/{token}/viewings.ics',
  'GET /viewings/{token}/viewing.ics',
  'GET /quotes/{token}',
  'POST /quotes/{token}/agree',
  'GET /visits/{token}',
  'POST /visits/{token}/move',
  'POST /visits/{token}/cancel',
];

test('these calls are open to everyone, and no other', () => {
  const open = Object.keys(CALLS).filter((name) => CALLS[name]?.access === 'public');
  expect(open.sort()).toEqual(OPEN.sort());
});

/** Both mounts have the same routes with the same access: at the root, two see that it is asked for. */
const ASKS = {
  '/api': () => true,
  '': (who: string) => process.env.LONG === 'yes' || ['nobody', 'LACASA'].includes(who),
};

for (const [prefix, asks] of Object.entries(ASKS))
  test(`${prefix || 'at the root'}: every call × everyone has exactly its status`, async () => {
    const wrong: string[] = [];
    for (const [call, { access: area }] of Object.entries(CALLS))
      for (const [who, token] of Object.entries(tokens).filter(([one]) => asks(one))) {
        const status = expectedStatus(call);
        const role = ROLES.find((one) => one === who) ?? null;
        const right = area === 'public' ? status : role === null ? 401 : mayEnter(role, area) ? status : 403;
        const got = await statusOf(call, prefix, token);
        if (got !== right) wrong.push(`${call} as ${who}: ${got}, not ${right}`);
      }
    expect(wrong).toEqual([]);
  });
