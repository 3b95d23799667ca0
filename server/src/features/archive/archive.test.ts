import { hash } from 'node:crypto';
import { companyDay } from '@diyar/contract/rules/dates';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts, files, persons } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpeg } from '../../testing/pictures.ts';
import { TEST_PASSWORD } from '../../testing/test-app.ts';
import { unzip, unzipBytes } from '../../testing/unzip.ts';
import { OWN_TABLES } from '../backup/index.ts';
import { LEFT_OUT } from './kinds.ts';

let app: LacasaApp;
let owner: ReturnType<LacasaApp['withToken']>;
beforeAll(async () => {
  app = await lacasaApp();
  // signed in a moment ago: it asks for the password otherwise
  const signedIn = await app.anonymous.post('/auth/login', {
    username: 'superadmin',
    password: TEST_PASSWORD,
  });
  owner = app.withToken(signedIn.json().token);
});
afterAll(() => app.close());

test('every table is in it with all its rows, or is left out on purpose', async () => {
  const reserved = await app.reserve({ name: 'رانية عودة', dueAmountStr: '1000 ILS' });
  await app.pay(reserved, cash(250, 'ILS'));
  const answer = await owner.get('/admin/archive');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const entries = unzip(answer.rawPayload);
  const tables = OWN_TABLES.map(({ name }) => name);
  expect([...LEFT_OUT].filter((name) => !tables.includes(name))).toEqual([]);
  for (const name of tables) {
    const csv = entries.get(`data/${name}.csv`);
    if (LEFT_OUT.some((one) => one === name)) {
      expect(csv, name).toBeUndefined();
      continue;
    }
    const rows: object[] = parse(csv ?? '', { bom: true, columns: true });
    const { rows: counted } = await app.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    // the write of the log about the archive itself comes after
    expect([name, rows.length]).toEqual([name, name === 'changes' ? expect.any(Number) : counted[0]?.n]);
  }
  expect(entries.get('data/deals.csv')).toContain('رانية عودة');
  expect(entries.get('README.txt')).toContain('CSV');
});

test('no password, token or secret is in it, and only the owner gets it', async () => {
  for (const role of ['ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'] as const)
    expect((await app.as(role).get('/admin/archive')).statusCode).toBe(403);
  const entries = unzip((await owner.get('/admin/archive')).rawPayload);
  const { rows } = await app.db.execute<{ secret: string }>(
    sql`select password_hash as secret from users union all select token from quotes union all select token from viewings`,
  );
  const all = [...entries.values()].join('\n');
  for (const { secret } of rows) expect(all).not.toContain(secret);
  for (const header of ['password_hash', 'sealed', 'token_version']) expect(all).not.toContain(header);
});

test('numbers of identity papers come only where they are asked for', async () => {
  const reserved = await app.reserve({ name: 'سلوى', phone: '0599888001' });
  const id = await app.dealOf(reserved);
  const path = `/admin/deals/${id}/parties`;
  const { version } = (await owner.get(path)).json();
  const party = { name: 'سلوى', phone: '0599888001', idKind: 'national', idNumber: '987650001' };
  expect((await owner.put(path, { parties: [party], version })).statusCode).toBe(200);
  const handed = await owner.post(`/admin/deals/${id}/transfers`, {
    ...{ to: [{ name: 'رهف', idKind: 'national', idNumber: '987650002' }], on: companyDay(), cheques: [] },
    version: (await owner.get(path)).json().version,
  });
  expect(handed.statusCode, handed.body).toBe(201);
  // a contract is kept with the values that it was made with
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.insert(contracts).values({
      ...{ year: 2026, number: 1, dealId: id, template: 'بيع', templateVersion: 1, lang: 'ar' },
      ...{ onDay: companyDay(), used: [], values: { number: '987650003' } as never, fileId: 999_999 },
    });
  });
  const all = async (query = '') =>
    [...unzip((await owner.get(`/admin/archive${query}`)).rawPayload).values()].join('\n');
  const [without, asked] = [await all(), await all('?numbers=true')];
  // and with what its buyers may see of it
  expect(without).toMatch(/shown_to_buyers,shown_at,shown_by/);
  for (const number of ['987650001', '987650002', '987650003']) {
    expect(without).not.toContain(number);
    expect(asked).toContain(number);
  }
  const [salwa] = await app.db
    .select({ id: persons.id })
    .from(persons)
    .where(eq(persons.idNumber, '987650001'));
  const own = [...unzip((await owner.get(`/admin/persons/${salwa?.id}/file`)).rawPayload).values()].join(
    '\n',
  );
  // of a person's own file: theirs, and nobody else's
  expect([own.includes('987650001'), own.includes('987650002')]).toEqual([true, false]);
});

test('files come as they were uploaded', async () => {
  const { id } = await app.reserve();
  const form = await multipart({ file: { bytes: await jpeg(), name: 'سامر.jpg', type: 'image/jpeg' } });
  const sent = await app.lacasa.post(`/apartments/${id}/photo`, form.payload, { headers: form.headers });
  expect(sent.statusCode).toBe(201);
  const entries = unzipBytes((await owner.get('/admin/archive')).rawPayload);
  const rows = await app.db.select({ id: files.id, sha256: files.sha256 }).from(files);
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, sha256 } of rows) {
    const [name, bytes] = [...entries].find(([one]) => one.startsWith(`files/${id}-`)) ?? [];
    expect([id, name && bytes && hash('sha256', bytes)]).toEqual([id, sha256]);
  }
});
