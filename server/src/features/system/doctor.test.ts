import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { deals, files } from '../../db/schema.ts';
import { jpeg } from '../../testing/pictures.ts';
import { projectCalls } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { uploads } from '../../testing/uploads.ts';
import { makeBackup } from '../backup/index.ts';
import { ensureBuilding } from '../buildings/index.ts';
import { openStorage } from '../files/index.ts';
import { importAllTexts, sumDeals } from '../ledger/index.ts';
import { examine } from './doctor.ts';
import { runCommand } from './socket.ts';

let app: TestApp;
let backupDir: string;
beforeAll(async () => {
  app = await testApp();
  backupDir = await mkdtemp(join(tmpdir(), 'diyar-doctor-'));
});
afterAll(async () => {
  await app.close();
  await rm(backupDir, { recursive: true, force: true });
});

const place = () => ({ db: app.db, storage: app.app.files.storage });
const wrongs = async (settings: Record<string, string> = {}) => {
  const env = {
    PUBLIC_URL: 'https://diyar.example',
    DATA_DIR: app.dataDir,
    BACKUP_DIR: backupDir,
    ...settings,
  };
  const findings = await examine(place(), loadConfig(env, 'demo'));
  return findings
    .filter(({ remedy }) => remedy !== undefined)
    .map(({ what, remedy }) => `${what} → ${remedy}`);
};

test('a healthy site has no problems', async () => {
  const { upload } = uploads(() => app);
  const cover = (await upload(await jpeg({ width: 400, height: 300 }))).json();
  await projectCalls(() => app).create({ coverFileId: cover.fileId });
  await makeBackup(place(), backupDir);
  expect(await wrongs()).toEqual([]);
});

test('each problem is reported with a remedy', async () => {
  expect(await wrongs({ PUBLIC_URL: '', NOTIFY_EMAIL: 'a@b.co' })).toEqual([
    expect.stringMatching(/PUBLIC_URL.*set it/),
    expect.stringMatching(/SMTP_URL.*set both/),
  ]);
  expect(await wrongs({ BACKUP_DIR: join(backupDir, 'none') })).toEqual([
    expect.stringMatching(/npm run backup/),
  ]);
  await app.db.execute(sql`update message_counts set count = count + 1`);
  await app.db.execute(sql`delete from project_listing`);
  await app.db.execute(sql`update users set is_active = false`);
  expect(await wrongs()).toEqual([
    expect.stringMatching(/inbox.*update message_counts/),
    expect.stringMatching(/in the lists.*update projects/),
    expect.stringMatching(/SUPERADMIN.*npm run user/),
  ]);
  await app.db.execute(sql`update projects set id = id`);
  await app.db.execute(sql`
    update message_counts c set count = (select count(*) from messages m
      where m.deleted_at is null and m.is_read = c.is_read and (m.phone <> '') = c.has_phone)`);
  await app.db.execute(sql`update users set is_active = true`);
  expect(await wrongs()).toEqual([]);
});

test('an amount that an older version read differently is reported until somebody confirms it', async () => {
  await ensureBuilding(app.db);
  const admin = app.as('SUPERADMIN');
  const [floor] = (await admin.get('/lacasa/floors')).json().items;
  const path = `/lacasa/apartments/${floor.apartments[0].id}/reservation`;
  await admin.post(path, { name: 'Rana' });
  expect(await wrongs()).toEqual([]);
  // as 0.1.0 stored it, after its migration
  await app.db.execute(
    sql`update deals set due_text = '$185,000', due_amount = 185, due_currency = 'USD', amounts = 'unread'`,
  );
  await importAllTexts(app.db);
  expect(await wrongs()).toEqual([
    expect.stringMatching(/"\$185,000" was read as 185 USD, is now 185000 USD → .*confirm/),
  ]);
  // a form that is repeated decides nothing
  await admin.patch(path, { name: 'Rana', dueAmountStr: '$185,000' });
  expect(await wrongs()).toHaveLength(1);
  const [deal] = await app.db.select({ id: deals.id }).from(deals);
  const confirmed = await admin.post(`/admin/deals/${deal?.id}/confirm`, {
    amount: 185_000,
    currency: 'USD',
  });
  expect(confirmed.json().balance).toMatchObject({ charges: 185_000, outstanding: 185_000 });
  expect(await wrongs()).toEqual([]);
  await admin.delete(path);
});

test('persons on one phone are named until somebody says who they are; what is nobody’s is a problem', async () => {
  const admin = app.as('SUPERADMIN');
  const told = async () =>
    (await examine(place(), loadConfig({ DATA_DIR: app.dataDir }, 'demo')))
      .map(({ what }) => what)
      .filter((what) => what.startsWith('persons: '));
  const newest = async () =>
    (await app.db.execute<{ id: number }>(sql`select max(id)::int as id from persons`)).rows[0]?.id ?? 0;
  await admin.post('/admin/leads', { name: 'Rana Odeh', phone: '0599 741 741' });
  const rana = await newest();
  const clear = await told();
  await app.db.execute(sql`insert into persons (name, phone, phone_key, name_key, phone_keys, name_keys)
    select 'Sami Odeh', phone, phone_key, 'sami odeh', phone_keys, array['sami odeh'] from persons where id = ${rana}`);
  const sami = await newest();
  const unsure = (await told()).filter((what) => !clear.includes(what));
  expect(unsure).toEqual([expect.stringContaining(`${rana} and ${sami} share a phone`)]);
  expect((await admin.post(`/admin/persons/${rana}/distinct`, { otherId: sami })).statusCode).toBeLessThan(
    300,
  );
  expect(await told()).toEqual(clear);

  await app.db.execute(
    sql`insert into messages (sender_name, phone, phone_key) values ('Lost', '0599741742', '599741742')`,
  );
  expect(await wrongs()).toEqual([expect.stringMatching(/1 deals or messages are nobody's → start/)]);
  await app.db.execute(sql`delete from messages where sender_name = 'Lost'`);
});

test('a stored sum that is not what the entries add up to is named, and a deal without a row', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into deals (stage, currency) values ('reserved', 'USD') returning id`);
  const id = rows[0]?.id;
  await app.db.execute(sql`insert into entries (deal_id, kind, reason, amount, currency, on_day)
    values (${id}, 'charge', 'price', 900, 'USD', '2026-01-01')`);
  await sumDeals(app.db);
  expect(await wrongs()).toEqual([]);
  await app.db.execute(sql`update deal_sums set charges = 1000, has_plan = true where deal_id = ${id}`);
  expect(await wrongs()).toEqual([
    expect.stringMatching(
      new RegExp(`of deal ${id} charges 1000 instead of 900, has_plan true instead of false → .*counted_by`),
    ),
  ]);
  await app.db.execute(sql`update deal_sums set counted_by = null`);
  expect(await wrongs()).toEqual([]);
  await app.db.execute(sql`delete from deal_sums where deal_id = ${id}`);
  expect(await wrongs()).toEqual([
    expect.stringMatching(/1 deals without a row → run: insert into deal_sums/),
  ]);
  await app.db.execute(sql`insert into deal_sums (deal_id) select id from deals on conflict do nothing`);
  await app.db.execute(sql`delete from entries where deal_id = ${id}`);
  await app.db.execute(sql`delete from deals where id = ${id}`);
});

test('failed pictures are reported and tried again', async () => {
  await app.db.update(files).set({ variants: 'failed' });
  expect(await wrongs()).toEqual([expect.stringMatching(/1 pictures whose sizes.*again/)]);
  expect(await app.db.select({ variants: files.variants }).from(files)).toEqual([{ variants: 'pending' }]);
  await app.app.files.variants.resume();
  await app.app.files.variants.idle();
  expect(await wrongs()).toEqual([]);
});

test('a storage that is away is named, and everything else is examined all the same', async () => {
  const config = loadConfig({ PUBLIC_URL: 'https://diyar.example', DATA_DIR: app.dataDir }, 'demo');
  const s3 = {
    ...{ endpoint: 'http://127.0.0.1:9', bucket: 'pictures', region: 'x', prefix: '' },
    ...{ accessKeyId: 'x', secretAccessKey: 'x' },
  };
  const away = openStorage({ dataDir: app.dataDir, storage: s3 });
  const findings = await examine({ db: app.db, storage: away }, { ...config, backupDir, storage: s3 });
  const said = findings.map(({ what, remedy = '' }) => `${what} → ${remedy}`).join('\n');
  expect(said).toMatch(/storage: http:\/\/127\.0\.0\.1:9\/pictures does not answer \(.+→ .*S3_ENDPOINT/);
  expect(said).toMatch(/files: could not be examined → ./);
  for (const part of ['settings: ', 'disk: ', 'users: ', 'amounts: ', 'backups: '])
    expect(said).toContain(part);
});

test('a part that hangs is a finding, and the doctor finishes', async () => {
  const config = loadConfig({ PUBLIC_URL: 'https://diyar.example', DATA_DIR: app.dataDir }, 'demo');
  const hanging = { ...place().storage, open: () => new Promise<null>(() => {}) };
  const findings = await examine({ db: app.db, storage: hanging }, { ...config, backupDir }, 1000);
  expect(findings).toContainEqual({ what: 'files: not examined within 1 s', remedy: expect.any(String) });
  expect(findings.at(-1)?.what).toMatch(/^backups: .*is whole/);
});

test('without its database the doctor says so, and what it can without', async () => {
  const config = loadConfig(
    {
      PUBLIC_URL: 'https://diyar.example',
      DATA_DIR: app.dataDir,
      BACKUP_DIR: backupDir,
      DATABASE_URL: 'postgres://127.0.0.1:9/x',
    },
    'demo',
  );
  const { lines, ok } = await runCommand(config, 'doctor');
  const said = lines.join('\n');
  expect(ok).toBe(false);
  expect(said).toMatch(/WRONG {2}database: PostgreSQL at 127\.0\.0\.1:9\/x does not answer/);
  for (const part of ['settings: ', 'backups: ']) expect(said).toContain(part);
});

test('missing files and a damaged backup are reported', async () => {
  await writeFile(join((await makeBackup(place(), backupDir)).path, 'database.ndjson.gz'), 'broken');
  await rm(join(app.dataDir, 'files', 'public'), { recursive: true });
  expect(await wrongs()).toEqual([
    expect.stringMatching(/1 without their bytes \(public\/.*of a backup/),
    expect.stringMatching(/is whole.*damaged/),
  ]);
});
