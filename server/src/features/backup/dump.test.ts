import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { saveFiveProjects } from '../../testing/five-projects.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { dumpDatabase, loadDatabase } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await saveFiveProjects(app);
  for (const content of ['مرحبا\nسطر ثانٍ', 'quote " \\ back', "'; drop table users; --"])
    await app.anonymous.post('/public/messages', { fullName: 'ليلى', mobile: '0599 123 456', content });
  const { items } = (await app.as('SUPERADMIN').get('/admin/users')).json();
  const lacasa = items.find((user: { role: string }) => user.role === 'LACASA');
  await app.as('SUPERADMIN').delete(`/admin/users/${lacasa.id}`);
  await app.db.execute(sql`update addresses set lat = 31.900000000000002, lng = 35.2 where id = 1`);
});
afterAll(() => app.close());

async function dumped(db: Db): Promise<string> {
  let text = '';
  await dumpDatabase(db, (chunk) => {
    text += chunk;
  });
  return text;
}

async function* linesOf(text: string) {
  yield* text.split('\n');
}

async function emptyDatabase(): Promise<Db> {
  const database = await freshDatabase();
  onTestFinished(database.close);
  return database.db;
}

const withoutTime = (text: string) => text.replace(/"at":"[^"]+"/, '');

test('a loaded dump equals the original, to the last digit', async () => {
  const text = await dumped(app.db);
  const db = await emptyDatabase();
  const { rows } = await loadDatabase(db, linesOf(text));
  expect(rows).toBeGreaterThan(40);
  expect(withoutTime(await dumped(db))).toBe(withoutTime(text));
});

test("JSON's null stays one, and no value stays none", async () => {
  const batch = '00000000-0000-4000-8000-000000000001';
  await app.db.execute(sql`
    insert into changes (batch, actor_name, entity, action, field, old, new) values
      (${batch}, 'x', 'unit', 'joined', 'a', 'null'::jsonb, null),
      (${batch}, 'x', 'unit', 'joined', 'b', null, '[null, {"deep": null}]'::jsonb)`);
  const db = await emptyDatabase();
  await loadDatabase(db, linesOf(await dumped(app.db)));
  const stored = (from: Db) =>
    from.execute(sql`
      select field, old is null as "noOld", old::text as old, new is null as "noNew", new::text as new
      from changes where batch = ${batch} order by field`);
  const { rows } = await stored(db);
  expect(rows).toEqual([
    { field: 'a', noOld: false, old: 'null', noNew: true, new: null },
    { field: 'b', noOld: true, old: null, noNew: false, new: '[null, {"deep": null}]' },
  ]);
  // a proof compares two dumps, so a null that became none must show in them
  const before = await dumped(db);
  await db.execute(sql`update changes set old = null where batch = ${batch} and field = 'a'`);
  expect(withoutTime(await dumped(db))).not.toBe(withoutTime(before));
});

test('after a load triggers run, references hold and no id is reused', async () => {
  const db = await emptyDatabase();
  const { rows: before } = await app.db.execute<{ id: number }>(
    sql`insert into messages (sender_name, phone) values ('gone', '1') returning id`,
  );
  await app.db.execute(sql`delete from messages where sender_name = 'gone'`);
  await loadDatabase(db, linesOf(await dumped(app.db)));
  const { rows: after } = await db.execute<{ id: number }>(
    sql`insert into messages (sender_name, phone) values ('new', '1') returning id`,
  );
  expect(after[0]?.id).toBe(Number(before[0]?.id) + 1);
  const { rows } = await db.execute(
    sql`select (select sum(count)::int from message_counts) = (select count(*)::int from messages where deleted_at is null) as consistent`,
  );
  expect(rows).toEqual([{ consistent: true }]);
  await expect(db.execute(sql`insert into units (project_id) values (99999)`)).rejects.toThrow();
  await expect(
    db.transaction((tx) => tx.execute(sql`update projects set cover_file_id = 99999`)),
  ).rejects.toThrow();
});

test('a database that is not empty, and a dump that is truncated, altered or of another version are refused', async () => {
  const text = await dumped(app.db);
  await expect(loadDatabase(app.db, linesOf(text))).rejects.toThrow(/not empty/);
  const db = await emptyDatabase();
  const empty = await dumped(db);
  const lines = text.trimEnd().split('\n');
  const refused = async (changed: string[], reason: RegExp) =>
    expect(loadDatabase(db, linesOf(changed.join('\n')))).rejects.toThrow(reason);
  await refused(lines.slice(0, -1), /ends in the middle/);
  await refused(
    lines.filter((line) => !line.includes('Olive Terraces')),
    /says it has|violates/,
  );
  await refused(
    [lines[0]?.replace(/"migrations":\[/, '"migrations":["0",') ?? '', ...lines.slice(1)],
    /newer/,
  );
  await refused(['<html>', ...lines], /not a dump/);
  expect(withoutTime(await dumped(db))).toBe(withoutTime(empty));
});
