import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/db/client.ts';
import { startPostgres } from '../server/src/testing/postgres.ts';
import { listeningAt, startProcess } from '../server/src/testing/process.ts';
import { main, ROOT } from './run.ts';

const FIRST = { username: 'rana', password: 'first password' };

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The version named on the command line, else the last that landed, which has a tag. */
function landed(): string | null {
  if (process.argv[2]) return process.argv[2];
  try {
    return git('describe', '--tags', '--abbrev=0');
  } catch {
    return null;
  }
}

/** Reads and writes a little of everything, as visitors and staff of the old version would. */
async function use(origin: string): Promise<void> {
  const call = async (method: string, path: string, expected: number, body?: object, token?: string) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    if (answer.status !== expected)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  for (const path of ['/readyz', '/diyar', '/diyar/properties', '/api/projects', '/api/company'])
    await call('GET', path, 200);
  const { token } = (await (await call('POST', '/api/auth/login', 200, FIRST)).json()) as { token: string };
  await call('PUT', '/api/company', 200, { nameEn: 'Old and new' }, token);
  await call('POST', '/api/admin/selled', 201, { apartmentName: 'A1' }, token);
  await call('POST', '/api/public/messages', 201, {
    name: 'Rana',
    phone: '0790000000',
    message: 'Hello there.',
  });
  for (const path of ['messages', 'selled', 'users', 'dashboard'])
    await call('GET', `/api/admin/${path}`, 200, undefined, token);
  for (const path of ['floors', 'dashboard']) await call('GET', `/api/lacasa/${path}`, 200, undefined, token);
}

/**
 * `npm run upgrade-test`: the last landed version runs, this one migrates the tables under it, and the old one must
 * go on reading and writing, and start anew on them: that is what happens while a new version is rolled out.
 */
await main(async () => {
  const version = landed();
  if (!version) return console.log('Nothing has landed yet: there is no tag to test against.');
  const folder = mkdtempSync(join(tmpdir(), 'diyar-upgrade-'));
  const old = join(folder, 'old');
  console.log(`This version's tables under ${version}…`);
  git('worktree', 'add', '--detach', old, version);
  const postgres = await startPostgres();
  try {
    for (const args of [['ci'], ['run', 'build']]) execFileSync('npm', args, { cwd: old, stdio: 'inherit' });
    const { url } = postgres;
    const settings = {
      ...{ DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
      ...{ ADMIN_USERNAME: FIRST.username, ADMIN_PASSWORD: FIRST.password },
    };
    const start = async () => {
      const started = startProcess(join(old, 'server/src/main.ts'), settings);
      return { started, origin: await listeningAt(started) };
    };
    const migrate = async () => (await openDatabase({ databaseUrl: url, dataDir: folder })).close();
    for (const afterStart of [migrate, async () => {}]) {
      const { started, origin } = await start();
      try {
        await afterStart();
        await use(origin);
      } finally {
        started.child.kill('SIGTERM');
        await started.exited;
      }
    }
    console.log(`${version} reads and writes on the tables of this version.`);
  } finally {
    await postgres.remove();
    git('worktree', 'remove', '--force', old);
    rmSync(folder, { recursive: true, force: true });
  }
});
