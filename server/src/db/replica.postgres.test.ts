import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { publicReads } from '../public-reads.ts';
import { hangingProxy } from '../testing/hanging-proxy.ts';
import { overHttp } from '../testing/over-http.ts';
import { testApp } from '../testing/test-app.ts';
import { freshDatabase, freshPostgresUrl, quiet } from '../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { openReplica } from './replica.ts';

const nameIn = ({ db }: Database, name: string, version: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`update company set name_en = ${name}`);
    await tx.execute(sql`update content_version set version = ${version}`);
  });

/** A database and a second one as its replica, which the test fills itself to control the lag. */
async function pair() {
  const primary = await freshDatabase();
  onTestFinished(primary.close);
  const url = await freshPostgresUrl();
  const copy = await openDatabase({ databaseUrl: url, dataDir: '.', log: quiet });
  onTestFinished(copy.close);
  const replica = openReplica(url, primary.db, quiet);
  onTestFinished(replica.close);
  const readsFor = publicReads({ db: primary.db, config: loadConfig({}, 'test'), replica });
  return { primary, copy, name: async () => (await readsFor('192.0.2.1').company()).nameEn };
}

test('pages read from the replica, unless it is older than a write', async () => {
  const { primary, copy, name } = await pair();
  await nameIn(primary, 'written', 7);
  await nameIn(copy, 'copied', 7);
  expect(await name()).toBe('copied');
  await nameIn(primary, 'newer', 8);
  expect(await name()).toBe('newer');
  await nameIn(copy, 'caught up', 8);
  expect(await name()).toBe('caught up');
});

test('an unreachable replica is skipped', async () => {
  const primary = await freshDatabase();
  onTestFinished(primary.close);
  await nameIn(primary, 'here', 3);
  const replica = openReplica('postgres://nobody@127.0.0.1:9/none', primary.db, quiet);
  onTestFinished(replica.close);
  const readsFor = publicReads({ db: primary.db, config: loadConfig({}, 'test'), replica });
  for (let page = 0; page < 3; page++) expect((await readsFor('192.0.2.1').company()).nameEn).toBe('here');
});

test('a replica that hangs holds up nobody for longer than two seconds', async () => {
  const primary = await freshDatabase();
  onTestFinished(primary.close);
  await nameIn(primary, 'here', 3);
  const proxy = await hangingProxy(await freshPostgresUrl());
  onTestFinished(proxy.close);
  const replica = openReplica(proxy.url, primary.db, quiet);
  onTestFinished(replica.close);
  const readsFor = publicReads({ db: primary.db, config: loadConfig({}, 'test'), replica });
  const read = async () => (await readsFor('192.0.2.1').company()).nameEn;
  await read();
  proxy.hang();
  const began = performance.now();
  expect(await read()).toBe('here');
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('public calls read from the replica, unless it lags behind a write', async () => {
  const url = await freshPostgresUrl();
  const copy = await openDatabase({ databaseUrl: url, dataDir: '.', log: quiet });
  onTestFinished(copy.close);
  const app = await testApp({}, undefined, (primary) => openReplica(url, primary, quiet));
  onTestFinished(async () => {
    await app.app.replica.close();
    await app.close();
  });
  const http = await overHttp(app.app);
  onTestFinished(() => http.hangUp());
  const name = async () => JSON.parse((await http.call('/api/company')).text).nameEn;

  const version = Number((await app.db.query.contentVersion.findFirst())?.version);
  await nameIn(copy, 'copied', version);
  await copy.db.execute(sql`insert into projects (slug, name_en) values ('copy', 'Only in the copy')`);
  expect(await name()).toBe('copied');
  for (const path of ['/api/projects', '/sitemap.xml'])
    expect((await http.call(path)).text, path).toMatch(/copy/i);

  // the replica lags, and yet every read after the response sees the write
  expect((await app.as('ADMIN').put('/api/company', { nameEn: 'written' })).statusCode).toBe(200);
  expect(await name()).toBe('written');
  for (const path of ['/api/projects', '/api/places', '/api/hero-media', '/api/units', '/sitemap.xml'])
    expect((await http.call(path)).text, path).not.toMatch(/copy/i);

  await app.as('ADMIN').put('/api/company', { nameEn: 'written again' });
  await nameIn(copy, 'written again, copied', version + 2);
  await nameIn(app.database, 'written again', version + 2);
  expect(await name()).toBe('written again, copied');
  // the back office never reads from it
  expect((await app.as('ADMIN').get('/api/admin/projects')).body).not.toContain('Only in the copy');
});
