import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createPGlite, migratePGlite } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { startPostgres } from './postgres.ts';
import { quiet } from './test-database.ts';

async function migratedSnapshot(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'diyar-snapshot-'));
  const snapshot = join(folder, 'migrated.tar');
  const pglite = await createPGlite({});
  await migratePGlite(pglite);
  const dump = await pglite.dumpDataDir('none');
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide('migratedDatabase', { kind: 'embedded', snapshot });
  return () => rm(folder, { recursive: true, force: true });
}

async function migratedTemplate(project: TestProject) {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database migrated');
  await client.end();
  const own = new URL(server.url);
  own.pathname = '/migrated';
  const database = await openPostgres({ url: own.href, log: quiet });
  await database.close();
  project.provide('migratedDatabase', { kind: 'postgres', url: server.url, template: 'migrated' });
  return () => server.remove();
}

/** Migrates once per project; each test file copies what is made here. */
export default function setup(project: TestProject) {
  return project.config.env.TEST_DATABASE === 'postgres'
    ? migratedTemplate(project)
    : migratedSnapshot(project);
}
