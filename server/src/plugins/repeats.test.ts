import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes } from '../db/schema.ts';
import { overHttp } from '../testing/over-http.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let http: Awaited<ReturnType<typeof overHttp>>;
beforeAll(async () => {
  app = await testApp();
  http = await overHttp(app.app);
});
afterAll(async () => {
  http.hangUp();
  await app.close();
});

type Role = 'ADMIN' | 'SUPERADMIN';

const send = (path: string, body: unknown, key: string, role: Role = 'ADMIN') =>
  http.call(`/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.token(role)}`, 'idempotency-key': key },
    body,
  });

/** Counted in the tables, not by the calls. */
const rowsIn = async (table: string) =>
  Number(
    (await app.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]?.n,
  );

const TEMPLATE = { kind: 'general', nameEn: 'Thanks', nameAr: 'شكرًا', bodyEn: 'Thanks', bodyAr: 'شكرًا' };

const CREATES: [string, unknown, string][] = [
  ['/admin/selled', { apartmentName: 'A-1', buyerName: 'Layla' }, 'deals'],
  ['/admin/leads', { name: 'Sami', channel: 'phone' }, 'leads'],
  ['/admin/answer-templates', TEMPLATE, 'answer_templates'],
];

test.each(CREATES)(
  '%s sent twice with a key is stored once and answered alike',
  async (path, body, table) => {
    const before = await rowsIn(table);
    const first = await send(path, body, `twice ${path}`);
    expect([path, first.status < 300]).toEqual([path, true]);
    const again = await send(path, body, `twice ${path}`);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await rowsIn(table)).toBe(before + 1);
    // without a key, or with another one, it is another record
    await send(path, body, `other ${path}`);
    expect(await rowsIn(table)).toBe(before + 2);
  },
);

test('sent at the same time it is stored once', async () => {
  const before = await rowsIn('deals');
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => send('/admin/selled', { apartmentName: 'B-2' }, 'at once')),
  );
  expect(await rowsIn('deals')).toBe(before + 1);
  const statuses = sent.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect((await send('/admin/selled', { apartmentName: 'B-2' }, 'at once')).status).toBe(201);
  expect(await rowsIn('deals')).toBe(before + 1);
});

test('a form with a file is stored once, too', async () => {
  const before = await rowsIn('deals');
  const form = () => {
    const made = new FormData();
    made.append('apartmentName', 'C-3');
    made.append('contract', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'contract.pdf');
    return made;
  };
  const upload = async () => {
    const answer = await fetch(`http://127.0.0.1:${http.port}/api/admin/selled`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.token('ADMIN')}`, 'idempotency-key': 'form' },
      body: form(),
    });
    return { status: answer.status, id: ((await answer.json()) as { id: number }).id };
  };
  const first = await upload();
  expect(first.status).toBe(201);
  expect(await upload()).toEqual(first);
  expect(await rowsIn('deals')).toBe(before + 1);
});

test('what was refused may be sent again; a key belongs to its sender and its address', async () => {
  const refused = await send('/admin/selled', { apartmentName: 'D-4', price: -1 }, 'corrected');
  expect(refused.status).toBe(422);
  expect(
    (await send('/admin/selled', { apartmentName: 'D-4', price: 1, currency: 'USD' }, 'corrected')).status,
  ).toBe(201);
  const own = await send('/admin/selled', { apartmentName: 'E-5' }, 'mine');
  const theirs = await send('/admin/selled', { apartmentName: 'E-5' }, 'mine', 'SUPERADMIN');
  expect(theirs.status).toBe(201);
  expect(JSON.parse(theirs.text).id).not.toBe(JSON.parse(own.text).id);
});

test('a write whose answer was never stored is not repeated', async () => {
  const first = await send('/admin/selled', { apartmentName: 'F-6' }, 'cut off');
  expect(first.status).toBe(201);
  // the process died between the write and its answer
  await app.db.execute(sql`update request_keys set status = null, answer = null`);
  const logged = await app.db.$count(changes);
  const again = await send('/admin/selled', { apartmentName: 'F-6' }, 'cut off');
  expect([again.status, JSON.parse(again.text).code]).toEqual([409, 'repeated']);
  expect(await app.db.$count(changes)).toBe(logged);
});

test('an answer is stored so that only whoever has the key can read it', async () => {
  await send('/admin/selled', { apartmentName: 'Readable' }, 'a secret key');
  const { rows } = await app.db.execute<{ line: string }>(
    sql`select to_jsonb(r)::text as line from request_keys r`,
  );
  for (const { line } of rows) expect(line).not.toMatch(/Readable|a secret key/);
});
