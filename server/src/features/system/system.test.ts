import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { System } from '@diyar/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { backups, jobs, outbox } from '../../db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { makeBackup } from '../backup/index.ts';
import { ATTEMPTS_MAX } from '../outbox/index.ts';
import { readSystem } from './read.ts';

let app: TestApp;
let backupDir: string;
beforeAll(async () => {
  backupDir = await mkdtemp(join(tmpdir(), 'diyar-system-'));
  app = await testApp({ backupDir, backupEverySeconds: 6 * 3600, metrics: { host: '127.0.0.1', port: 0 } });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(backupDir, { recursive: true, force: true });
});

const shown = async () => System.parse((await app.as('SUPERADMIN').get('/admin/system')).json());
const metrics = async () => (await fetch(String(app.app.metricsUrl))).text();
const onDashboard = async () => (await app.as('SUPERADMIN').get('/admin/dashboard')).json().backups;

test('a backup that a killed process made is told by page, dashboard and metrics alike', async () => {
  // the schedule of this process has made one of its own at its start
  await expect.poll(async () => (await shown()).backups.madeAt, { timeout: 30_000 }).not.toBeNull();
  const place = { db: app.db, storage: app.app.files.storage };
  const elsewhere = await mkdtemp(join(tmpdir(), 'diyar-made-'));
  const { path, at } = await makeBackup(place, elsewhere);
  await app.db.delete(backups);
  await rename(path, join(backupDir, basename(path)));
  expect((await shown()).backups.madeAt).toBe(at);
  expect((await onDashboard()).madeAt).toBe(at);
  const age = Number(/diyar_backup_age_seconds\{state="made"\} (\S+)/.exec(await metrics())?.[1]);
  expect(age).toBeLessThan(60);
  await rm(elsewhere, { recursive: true, force: true });
});

test('what fails is named by the page and the metrics: mail, jobs, sign-ins', async () => {
  await app.db.insert(outbox).values([
    { kind: 'message', attempts: 2, lastError: 'refused', nextAttemptAt: new Date(Date.now() + 3_600_000) },
    { kind: 'message', attempts: ATTEMPTS_MAX, lastError: 'refused' },
  ]);
  await app.db
    .insert(jobs)
    .values({ name: 'trash', failures: 3, problem: 'no room', failedAt: new Date() })
    .onConflictDoUpdate({ target: jobs.name, set: { failures: 3, problem: 'no room' } });
  for (let n = 0; n < 3; n++)
    await app.anonymous.post('/auth/login', { username: 'nobody', password: 'not the password' });
  const found = await shown();
  expect(found.mail).toEqual({ isSet: false, waiting: 1, givenUp: 1, lastError: 'refused' });
  expect(found.signIns).toEqual({ failedInHour: 3, failedInDay: 3 });
  expect(found.problems).toEqual(expect.arrayContaining(['mailNotSent', 'jobFailing']));
  const figures = await metrics();
  for (const line of [
    'diyar_job_failures{job="trash"} 3',
    'diyar_failed_sign_ins{in="hour"} 3',
    'diyar_failed{work="mails"} 1',
    'diyar_problem{what="jobFailing"} 1',
  ])
    expect(figures).toContain(line);
});

test('a storage that hangs is named within seconds', async () => {
  const storage = { ...app.app.files.storage, check: () => new Promise<void>(() => {}) };
  const config = loadConfig({ DATA_DIR: app.dataDir }, 'test');
  const { storage: state, problems } = await readSystem({ db: app.db, storage }, { ...config, backupDir });
  expect(state.problem).toMatch(/did not answer within 3 s/);
  expect(problems).toContain('storageAway');
});
