import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const FIRST_ADMIN = { username: 'first', password: 'first-password' };

/** `npm run serve` on its own empty database, for tests that would disturb others on the demo. */
export async function startEmpty() {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-empty-'));
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      EMBEDDED_DATABASE: 'accept-risk',
      PUBLIC_URL: 'http://127.0.0.1',
      ADMIN_USERNAME: FIRST_ADMIN.username,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Diyar is at (\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server did not start (${code}): ${said}`)));
  });
  return {
    /** The address of the pages, with a trailing slash; the API is at the root. */
    site: `${url.replace(/\/$/, '')}/`,
    api: `${new URL(url).origin}/api`,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
