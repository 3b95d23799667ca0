import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/postgres.ts';
import { migratedSnapshot } from './pglite-snapshot.ts';
import { databaseUrl, startPostgres } from './postgres.ts';
import { startS3 } from './s3.ts';
import { execute, quiet } from './test-database.ts';

async function postgresTemplate(project: TestProject) {
  const server = await startPostgres();
  const template = 'migrated';
  await execute(server.url, `create database ${template}`);
  const database = await openPostgres({ url: databaseUrl(server.url, template), log: quiet });
  await database.close();
  project.provide('migratedDatabase', { kind: 'postgres', url: server.url, template });
  return server.remove;
}

async function migrated(project: TestProject) {
  if (project.config.env.TEST_DATABASE === 'postgres') return postgresTemplate(project);
  project.provide('migratedDatabase', { kind: 'embedded', snapshot: await migratedSnapshot() });
}

/** Migrates once; each test copies what is made here. */
export default async function setup(project: TestProject) {
  const removeDatabase = await migrated(project);
  if (project.config.env.TEST_STORAGE !== 's3') return removeDatabase;
  const { settings, remove } = await startS3();
  project.provide('objectStorage', settings);
  return async () => {
    await removeDatabase?.();
    await remove();
  };
}
