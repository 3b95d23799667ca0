import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LacasaApp, lacasaApp } from '../testing/building-app.ts';
import { resolvedPaths } from '../testing/resolved-paths.ts';
import { make, type Sample, samplesOf } from './samples.ts';

let app: LacasaApp;
let samples: Sample[];
beforeAll(async () => {
  app = await lacasaApp();
  samples = await samplesOf(app);
});
afterAll(() => app.close());

const LONG_AGO = new Date('2001-02-03T04:05:06Z');
const SENTINELS: Record<string, unknown> = {
  number: 4711,
  string: 'sentinel',
  boolean: true,
  date: LONG_AGO,
  json: { sentinel: true },
  array: ['sentinel'],
};

/** What the call may be told, by the names its own document gives. */
function namesOf({ call }: Sample): Set<string> {
  const [method = '', path = ''] = call.split(' ');
  const operation = resolvedPaths(app.app)[`/api${path}`]?.[method.toLowerCase()];
  const schema = operation?.requestBody?.content['application/json']?.schema;
  if (!schema?.properties) throw new Error(`${call} has no body in the OpenAPI document`);
  return new Set(Object.keys(schema.properties));
}

/** Every column of the table that is not among them, with a value that would be noticed. */
function extrasOf({ table, body }: Sample, named: Set<string>) {
  const sent = new Set([...named, ...Object.keys(body(0))]);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !sent.has(name));
  return Object.fromEntries(columns.map(([name, { dataType }]) => [name, SENTINELS[dataType] ?? 'sentinel']));
}

/** What a write sets by itself. */
const BY_ITSELF = new Set([
  ...['id', 'createdAt', 'updatedAt', 'soldAt', 'version', 'slug', 'username', 'passwordHash'],
  ...['idempotencyKey', 'apartmentId', 'addressId', 'search', 'soldNo', 'reservationNo'],
  // of a quote
  ...['number', 'token'],
]);

async function written(sample: Sample, body: object) {
  const answer = await make(app, sample, body);
  expect(answer.statusCode, `${sample.call}: ${answer.body}`).toBeLessThan(300);
  const [row] = await app.db
    .select()
    .from(sample.table)
    .where(eq(sample.key ?? sample.table.id, sample.idOf(answer.json())));
  if (!row) throw new Error(`${sample.call} wrote no row`);
  return row as Record<string, unknown>;
}

test('no call takes over a field that it does not name, whatever the table calls it', async () => {
  for (const [n, sample] of samples.entries()) {
    const plain = await written(sample, sample.body(2 * n));
    const extras = extrasOf(sample, namesOf(sample));
    expect(Object.keys(extras).length, sample.call).toBeGreaterThan(2);
    const greedy = await written(sample, { ...sample.body(2 * n + 1), ...extras });
    for (const [name, value] of Object.entries(greedy)) {
      const was = `${sample.call}: ${name}`;
      expect(value, was).not.toEqual(4711);
      expect(value, was).not.toEqual('sentinel');
      expect(value, was).not.toEqual(LONG_AGO);
      if (!BY_ITSELF.has(name)) expect(value, was).toEqual(plain[name]);
    }
  }
});

test('nobody makes themselves more than they are', async () => {
  const me = (await app.as('ADMIN').get('/auth/me')).json();
  for (const [method, url] of [
    ['PATCH', `/admin/users/${me.id}`],
    ['PUT', '/auth/me'],
    ['PATCH', '/auth/me'],
  ] as const)
    await app.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${app.token('ADMIN')}` },
      payload: { role: 'SUPERADMIN', isActive: true },
    });
  expect((await app.as('ADMIN').get('/auth/me')).json().role).toBe('ADMIN');
});
