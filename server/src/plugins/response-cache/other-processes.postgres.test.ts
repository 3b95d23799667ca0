import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { openPostgres } from '../../db/postgres.ts';
import { createUser } from '../../features/users/index.ts';
import { overHttp } from '../../testing/over-http.ts';
import { freshPostgresUrl, quiet } from '../../testing/test-database.ts';

/** An app with its own connections, like a process on another machine. */
async function instance(url: string, change: (database: Database) => Database = (database) => database) {
  const database = change(await openPostgres({ url, log: quiet, poolSize: 3 }));
  // an app that listens sweeps its files
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'diyar-test-'));
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent', DATA_DIR }, 'test'), database });
  const http = await overHttp(app);
  onTestFinished(async () => {
    http.hangUp();
    await app.close();
    await database.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  return { app, database, http };
}

async function two(change?: (database: Database) => Database) {
  const url = await freshPostgresUrl();
  const [here, there] = [await instance(url), await instance(url, change)];
  const admin = {
    username: 'admin',
    password: 'abcd',
    fullName: '',
    phone: '',
    role: 'ADMIN',
    isActive: true,
  } as const;
  const { id } = await createUser(here.database.db, null, admin);
  const headers = { authorization: `Bearer ${here.app.jwt.sign({ sub: String(id), ver: 1 })}` };
  const nameThere = async () => JSON.parse((await there.http.call('/api/company')).text).name;
  return {
    ...there,
    nameThere,
    rename: (name: string) => here.http.call('/api/company', { method: 'PUT', headers, body: { name } }),
    /** Resolves when the other app serves the new name. */
    async seen(name: string) {
      const acknowledged = performance.now();
      while ((await nameThere()) !== name) {
        if (performance.now() - acknowledged > 5000) throw new Error('never seen');
        await sleep(5);
      }
    },
  };
}

test('another process sees a write', async () => {
  const { rename, seen, nameThere } = await two();
  for (let n = 0; n < 10; n++) {
    await nameThere();
    await rename(`n${n}`);
    await seen(`n${n}`);
  }
});

test('also when the connection for notifications is cut repeatedly', async () => {
  const { rename, seen, nameThere, database } = await two();
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  for (let n = 0; n < 5; n++) {
    await nameThere();
    await database.db.execute(cut);
    await rename(`n${n}`);
    await seen(`n${n}`);
  }
});

test('also when that connection fails silently', async () => {
  const { rename, seen, nameThere } = await two((database) => ({
    ...database,
    listen: async () => async () => {},
  }));
  for (let n = 0; n < 3; n++) {
    await nameThere();
    await rename(`n${n}`);
    await seen(`n${n}`);
  }
});
