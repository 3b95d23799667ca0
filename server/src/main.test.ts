import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { listeningAt, serverProgram, startProcess } from './testing/process.ts';
import { type Place, placeIn } from './testing/site.ts';
import { emptyPostgresUrl } from './testing/test-database.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-main-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const onPostgres = inject('migratedDatabase').kind === 'postgres';

const newFolder = () => mkdtempSync(join(scratch, 'place-'));
/** Settings with a migrated database of its own. */
const newPlace = async (): Promise<Place> => ({ PUBLIC_URL, ...(await placeIn(newFolder())) });
/** Settings with an empty database. The embedded one is slow to make: db/migrations.test.ts does. */
const emptyPlace = async (): Promise<Place> =>
  onPostgres ? { DATA_DIR: newFolder(), PUBLIC_URL, DATABASE_URL: await emptyPostgresUrl() } : newPlace();

const FIRST = { ADMIN_USERNAME: 'rana', ADMIN_PASSWORD: 'first password' };
const PUBLIC_URL = 'http://127.0.0.1';

function serve(env: Record<string, string>) {
  const started = startProcess(serverProgram('serve'), env);
  onTestFinished(() => {
    started.child.kill('SIGKILL');
  });
  return started;
}

async function tablesIn(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  await client.end();
  return rows.map(({ name }) => name);
}

/** How the password of the only user is stored. */
async function hashIn(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select password_hash from users');
  await client.end();
  return rows[0].password_hash;
}

/** Does not depend on the database. */
const onceForBoth = test.runIf(onPostgres);

const oneLine = (text: string) => text.trim().split('\n');

onceForBoth('npm run serve requires DATABASE_URL, with an error of one line', async () => {
  const started = serve({ DATA_DIR: scratch });
  expect(await started.exited).toBe(1);
  expect(oneLine(started.output())).toEqual([expect.stringMatching(/^diyar: DATABASE_URL is missing/)]);
});

onceForBoth(
  'the first password is refused as any other, and is to be changed at the first sign-in',
  async () => {
    const place = await emptyPlace();
    const weak = serve({ ...place, ...FIRST, ADMIN_PASSWORD: 'password' });
    expect(await weak.exited).toBe(1);
    expect(oneLine(weak.output())).toEqual([expect.stringMatching(/^diyar: ADMIN_PASSWORD: .*common/)]);
    // whoever is told no still has the database as it was
    if (onPostgres) expect(await tablesIn(place.DATABASE_URL ?? '')).toEqual([]);
    const origin = await listeningAt(serve({ ...place, ...FIRST }));
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'rana', password: 'first password' }),
    });
    const { token } = (await answer.json()) as { token: string };
    const users = await fetch(`${origin}/api/admin/users`, { headers: { authorization: `Bearer ${token}` } });
    expect([users.status, ((await users.json()) as { code: string }).code]).toEqual([
      403,
      'passwordChangeNeeded',
    ]);
  },
);

onceForBoth('npm run serve requires PUBLIC_URL, with an error of one line', async () => {
  const started = serve({ DATA_DIR: scratch, EMBEDDED_DATABASE: 'accept-risk' });
  expect(await started.exited).toBe(1);
  expect(oneLine(started.output())).toEqual([expect.stringMatching(/^diyar: PUBLIC_URL is missing/)]);
});

onceForBoth('a wrong setting stops the start with an error of one line', async () => {
  const started = serve({ PORT: 'eighty', EMBEDDED_DATABASE: 'accept-risk' });
  expect(await started.exited).toBe(1);
  expect(oneLine(started.output())).toEqual([expect.stringMatching(/^diyar: PORT /)]);
});

const refusedIn = async (env: Record<string, string>) => {
  const started = serve({ EMBEDDED_DATABASE: 'accept-risk', PUBLIC_URL, ...env });
  expect(await started.exited).toBe(1);
  return oneLine(started.output()).filter((line) => !line.includes('power cut'));
};

onceForBoth(
  'a taken port stops the start before anything is written, with an error of one line',
  async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const DATA_DIR = join(newFolder(), 'data');
    expect(await refusedIn({ DATA_DIR, PORT: String(port) })).toEqual([
      expect.stringMatching(/^diyar: port \d+ of 127\.0\.0\.1 is taken/),
    ]);
    expect(existsSync(DATA_DIR)).toBe(false);
  },
);

onceForBoth('a DATA_DIR that is no folder stops the start with an error of one line', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(await refusedIn({ DATA_DIR: file })).toEqual([expect.stringMatching(/^diyar: .* is not a folder/)]);
});

/** The embedded database has one process at a time; this one continues. */
async function refusesAnotherOn(place: Place): Promise<void> {
  const second = serve(place);
  expect(await second.exited).toBe(1);
  expect(oneLine(second.output()).filter((line) => !line.includes('power cut'))).toEqual([
    expect.stringContaining(place.DATA_DIR as string),
  ]);
}

test('the first SUPERADMIN comes from the settings; a second process is refused; a stop finishes requests in flight and exits with 0', async () => {
  const place = await emptyPlace();
  const started = serve({ ...place, ...FIRST });
  const origin = await listeningAt(started);
  if (!onPostgres) expect(started.output()).toMatch(/power cut/);
  const login = () =>
    fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'rana', password: 'first password' }),
    });
  expect((await login()).status).toBe(200);
  if (!onPostgres) await refusesAnotherOn(place);
  const inFlight = Array.from({ length: 5 }, login);
  // it has taken them when it answers what came after them
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  started.child.kill('SIGTERM');
  for (const answer of await Promise.all(inFlight)) expect(answer.status).toBe(200);
  expect(await started.exited).toBe(0);
  await expect(login()).rejects.toThrow();
  // the hashes of other tests are cheaper (testing/quick-argon2.ts)
  if (place.DATABASE_URL)
    expect(await hashIn(place.DATABASE_URL)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

onceForBoth('production does not start with a demo password', async () => {
  const place = await newPlace();
  const made = startProcess(`${serverProgram('user')} create admin --role ADMIN`, place, 'admin-demo\n');
  expect(await made.exited, made.output()).toBe(0);
  const started = serve(place);
  expect(await started.exited).toBe(1);
  expect(started.output()).toMatch(/diyar: the account "admin" still has its demo password/);
  const changed = startProcess(`${serverProgram('user')} password admin`, place, 'a better one\n');
  expect(await changed.exited, changed.output()).toBe(0);
  await listeningAt(serve(place));
});

onceForBoth(
  'npm run user refuses a bad role, a weak password, an unknown name, a taken name; it resets a second factor',
  async () => {
    const place = await newPlace();
    const user = async (args: string, input = '') => {
      const run = startProcess(`${serverProgram('user')} ${args}`, place, input);
      return [await run.exited, run.output()] as const;
    };
    expect(await user('create rana --role KING')).toEqual([1, expect.stringMatching(/--role SUPERADMIN/)]);
    expect(await user('create rana --role ADMIN', 'abc\n')).toEqual([1, expect.stringMatching(/at least 8/)]);
    expect(await user('create rana --role ADMIN', 'football\n')).toEqual([
      1,
      expect.stringMatching(/common/),
    ]);
    expect(await user('password nobody', 'abcd\n')).toEqual([1, expect.stringMatching(/no user "nobody"/)]);
    expect((await user('create rana --role ADMIN', 'some words\n'))[0]).toBe(0);
    expect(await user('create Rana --role ADMIN', 'some words\n')).toEqual([
      1,
      expect.stringMatching(/already taken/),
    ]);
    expect((await user('role rana --role SUPERADMIN'))[0]).toBe(0);
    expect(await user('reset-factor nobody')).toEqual([1, expect.stringMatching(/no user/)]);
    expect(await user('reset-factor Rana')).toEqual([0, expect.stringMatching(/no second factor/)]);
  },
);
