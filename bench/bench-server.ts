import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build.ts';
import { startPostgres } from '../server/src/testing/postgres.ts';
import { listeningAt, startProcess } from '../server/src/testing/process.ts';

export const ADMIN = { username: 'bench', password: 'bench password' };

export type BenchServer = { origin: string; pid: number };

/** The server as in production, a process of its own, on a PostgreSQL of its own that `fill` may fill first, until `work` is done. */
export async function withServer(
  work: (server: BenchServer) => Promise<void>,
  fill: (databaseUrl: string) => Promise<void> = async () => {},
): Promise<void> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'diyar-bench-'));
  const postgres = await startPostgres();
  await fill(postgres.url);
  const server = startProcess('--max-semi-space-size=16 server/build/serve.js', {
    ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' },
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://127.0.0.1',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    CHANGE_GIVEN_PASSWORDS: 'no',
  });
  try {
    await work({ origin: await listeningAt(server), pid: server.child.pid ?? 0 });
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function signIn(origin: string, { username, password } = ADMIN): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}
