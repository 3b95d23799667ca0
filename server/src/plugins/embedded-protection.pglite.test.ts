import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { dumpsIn } from '../db/embedded-dumps.ts';
import { dumpEmbedded, loadDatabase, readDump } from '../features/backup/index.ts';
import { createUser, listUsers } from '../features/users/index.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { database as databasePlugin } from './database.ts';
import { embeddedProtection } from './embedded-protection.ts';
import { errors } from './errors.ts';

const MB = 1024 * 1024;

afterEach(() => vi.useRealTimers());

test('below 512 MB a write is 507, reads and sign-in still work, and it recovers', async () => {
  const database = await freshDatabase();
  let free = 511 * MB;
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  await app.register(errors);
  await app.register(databasePlugin, { database });
  await app.register(embeddedProtection, { config: loadConfig({}, 'test'), free: async () => free });
  app.get('/', async () => 'read');
  app.post('/', async () => 'written');
  app.post('/in', { config: { access: 'public', evenWhenFull: true } }, async () => 'in');
  const refused = await app.inject({ method: 'POST', url: '/', headers: { 'accept-language': 'en' } });
  expect(refused.statusCode).toBe(507);
  expect(refused.json().message).toBe(
    'The server is out of disk space. Nothing was saved; reading still works.',
  );
  expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/in' })).statusCode).toBe(200);
  free = 513 * MB;
  vi.setSystemTime(Date.now() + 2_100);
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200);
});

test('four dumps are retained; the error for an unreadable folder names the latest, which restores everything', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'diyar-care-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const source = await freshDatabase();
  await createUser(source.db, null, {
    username: 'rana',
    password: 'abcd',
    fullName: '',
    phone: '',
    isActive: true,
    role: 'SUPERADMIN',
  });
  const first = await dumpEmbedded(source.db, dataDir, new Date(2026, 1, 1));
  for (const older of [1, 2, 3, 4]) copyFileSync(first, first.replace(/2026-\d\d/, `2025-0${older}`));
  await dumpEmbedded(source.db, dataDir, new Date(2026, 1, 1, 0, 15));
  await source.close();
  const dumps = dumpsIn(dataDir);
  expect(dumps).toHaveLength(4);
  writeFileSync(join(dataDir, 'db'), 'this is no folder of a database');
  await expect(openDatabase({ dataDir })).rejects.toThrow(`npm run restore -- ${dumps.at(-1)}`);
  const empty = await freshDatabase();
  onTestFinished(empty.close);
  await loadDatabase(empty.db, readDump(dumps.at(-1) ?? ''));
  expect((await listUsers(empty.db, { q: '', sort: 'name', page: 1, size: 1 })).items[0]?.username).toBe(
    'rana',
  );
});
