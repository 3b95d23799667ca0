import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedSnapshot, unpackSnapshot } from '../server/src/testing/pglite-snapshot.ts';
import { listeningAt, serverProgram, startProcess } from '../server/src/testing/process.ts';

export const FIRST_ADMIN = { username: 'first', password: 'first-password' };

/** `npm run serve` on its own empty database, for tests that would disturb others on the demo. */
export async function startEmpty() {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-empty-'));
  unpackSnapshot(await migratedSnapshot(), folder);
  const started = startProcess(serverProgram('serve'), {
    DATA_DIR: folder,
    EMBEDDED_DATABASE: 'accept-risk',
    PUBLIC_URL: 'http://127.0.0.1',
    ADMIN_USERNAME: FIRST_ADMIN.username,
    ADMIN_PASSWORD: FIRST_ADMIN.password,
    CHANGE_GIVEN_PASSWORDS: 'no',
  });
  const origin = await listeningAt(started);
  return {
    /** The address of the pages, with a trailing slash; the API is at the root. */
    site: `${origin}/diyar/`,
    api: `${origin}/api`,
    async stop() {
      started.child.kill('SIGTERM');
      await started.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
