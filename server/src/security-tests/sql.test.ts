import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import { type LacasaApp, lacasaApp } from '../testing/building-app.ts';
import { make, type Sample, samplesOf } from './samples.ts';

const METAS: readonly string[] = [
  "'",
  '"',
  '\\',
  "' or '1'='1",
  "'; drop table users; --",
  "x' union select password_hash from users --",
  "1) or pg_notify('attacked', '') is null --",
  '$1',
  '%',
  '_',
  'a\u0000b',
];
/** All of them in one, but for what no text may hold. */
const ALL = METAS.slice(0, -1).join(' ');

let app: LacasaApp;
let samples: Sample[];
beforeAll(async () => {
  app = await lacasaApp();
  samples = await samplesOf(app);
});
afterAll(() => app.close());

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; schema: { type?: string; enum?: unknown[] } }[];
}

/** What ends a text, what stands for anything, all in one, and what no text may hold. `npm run test:long` sends every one. */
const SENT = process.env.LONG === 'yes' ? METAS : ["'", '%', ALL, 'a\u0000b'];

/** A number or a choice never reaches a query as text, whatever it is: two are enough to see that it is refused. */
const valuesFor = ({ type, enum: choices }: { type?: string; enum?: unknown[] }) =>
  type === 'string' && !choices ? SENT : [ALL, 'a\u0000b'];

/** Every call with every one of its parameters. */
async function parameters() {
  const { paths } = (await app.anonymous.get('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path !== '/api/admin/events')
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters: named = [] }]) =>
        named.map((parameter) => ({ path, method, ...parameter })),
      ),
    );
}

test('in every parameter of every call: never a 5xx, nothing found by it, nothing executed, nobody gone', async () => {
  let executed = 0;
  const unlisten = await app.database.listen('attacked', () => {
    executed += 1;
  });
  const before = await app.db.$count(users);
  const all = await parameters();
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter(({ schema }) => valuesFor(schema) === SENT).length).toBeGreaterThan(20);
  for (const { path, method, name, in: where, schema } of all)
    for (const meta of valuesFor(schema)) {
      const value = encodeURIComponent(meta);
      const asked = where === 'path' ? path.replace(`{${name}}`, value) : `${path}?${name}=${value}`;
      const url = asked.replace('{kind}', 'project').replace(/\{\w+\}/g, '1');
      const answer = await app.app.inject({
        method: method.toUpperCase() as 'GET',
        url,
        headers: { authorization: `Bearer ${app.token('SUPERADMIN')}`, 'content-type': 'application/json' },
        ...(method !== 'get' && { payload: '{}' }),
      });
      const what = `${method} ${url}: ${answer.statusCode}`;
      expect(answer.statusCode, what).toBeLessThan(500);
      expect(answer.body, what).not.toMatch(/argon2|syntax error|pg_catalog/);
      if (where === 'path') expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
      // Nothing in the sample data contains one of these; the log does, since it keeps what was searched for.
      if (name === 'q' && answer.statusCode === 200 && !/(export|audit)$/.test(path)) {
        const { items, columns, groups } = answer.json() as Record<
          string,
          { items: unknown[] }[] | undefined
        >;
        // the board has a list per stage, and what looks into everything one per kind
        expect(items ?? (columns ?? groups)?.flatMap((part) => part.items), what).toEqual([]);
      }
    }
  expect(await app.db.$count(users)).toBe(before);
  expect(executed).toBe(0);
  await unlisten();
}, 300_000);

type Leaf = { path: string; with: (value: string) => unknown };

/** Every text in a body, and the body with another in its place. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, with: (other) => other }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, `${path}.${key}`).map((leaf) => ({
      path: leaf.path,
      with: (other: string) =>
        Array.isArray(value)
          ? value.map((item, n) => (String(n) === key ? leaf.with(other) : item))
          : { ...value, [key]: leaf.with(other) },
    })),
  );
}

/** A shape of its own, or thrown away on purpose. */
const NOT_KEPT = /\.(idempotencyKey|role|password|icon)$/;

test('in every text of every body: refused, or kept letter for letter', async () => {
  let kept = 0;
  for (const [n, sample] of samples.entries())
    for (const [m, leaf] of leavesOf(sample.body(0)).entries())
      for (const meta of [ALL, 'a\u0000b']) {
        const body = leaf.with(meta) as Record<string, unknown>;
        if ('username' in body && leaf.path !== '.username') body.username = `name.${n}.${m}.${meta.length}`;
        if ('idempotencyKey' in body && leaf.path !== '.idempotencyKey')
          body.idempotencyKey = `${n}.${m}.${meta.length}`;
        const answer = await make(app, sample, body);
        const what = `${sample.call} ${leaf.path}: ${answer.body.slice(0, 300)}`;
        expect([200, 201, 400, 409, 422], what).toContain(answer.statusCode);
        if (answer.statusCode >= 300 || NOT_KEPT.test(leaf.path) || meta !== ALL) continue;
        const [row] = await app.db
          .select()
          .from(sample.table)
          .where(eq(sample.key ?? sample.table.id, sample.idOf(answer.json())));
        expect(JSON.stringify([answer.json(), row]), what).toContain(JSON.stringify(meta).slice(1, -1));
        kept++;
      }
  expect(kept).toBeGreaterThan(30);
}, 300_000);
