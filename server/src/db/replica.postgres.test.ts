import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { publicReads } from '../public-reads.ts';
import { freshDatabase, freshPostgresUrl, quiet } from '../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { openReplica } from './replica.ts';

const nameIn = ({ db }: Database, name: string, version: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`update company set name_en = ${name}`);
    await tx.execute(sql`update content_version set version = ${version}`);
  });

/** A database and a second one in the place of its replica, filled by hand to be as late as the test wants. */
async function pair() {
  const primary = await freshDatabase();
  onTestFinished(primary.close);
  const url = await freshPostgresUrl();
  const copy = await openDatabase({ databaseUrl: url, dataDir: '.', log: quiet });
  onTestFinished(copy.close);
  const replica = openReplica(url, primary.db, quiet);
  onTestFinished(replica.close);
  const readsFor = publicReads(primary.db, loadConfig({}, 'test'), replica);
  return { primary, copy, name: async () => (await readsFor('192.0.2.1').company()).nameEn };
}

test('pages read from the replica, but never what is older than a write', async () => {
  const { primary, copy, name } = await pair();
  await nameIn(primary, 'written', 7);
  await nameIn(copy, 'copied', 7);
  expect(await name()).toBe('copied');
  await nameIn(primary, 'newer', 8);
  expect(await name()).toBe('newer');
  await nameIn(copy, 'caught up', 8);
  expect(await name()).toBe('caught up');
});

test('a replica that is away costs nothing but itself', async () => {
  const primary = await freshDatabase();
  onTestFinished(primary.close);
  await nameIn(primary, 'here', 3);
  const replica = openReplica('postgres://nobody@127.0.0.1:9/none', primary.db, quiet);
  onTestFinished(replica.close);
  const readsFor = publicReads(primary.db, loadConfig({}, 'test'), replica);
  for (let page = 0; page < 3; page++) expect((await readsFor('192.0.2.1').company()).nameEn).toBe('here');
});
