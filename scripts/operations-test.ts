import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhereAllowed } from './debian.ts';
import { main, run } from './run.ts';

/**
 * `npm run operations-test`: runs every command of docs/operations.md as written, isolated by namespaces
 * (scripts/operations/enter). Uses the last commit; needs Debian and root and takes minutes.
 */
await main(async () => {
  if (process.getuid?.() !== 0) throw new Error('this test mounts folders and changes users: it needs root');
  installWhereAllowed('the test of docs/operations.md', [
    'git',
    'curl',
    'postgresql',
    'nginx-light',
    'openssl',
    'iproute2',
  ]);
  const place = mkdtempSync(join(tmpdir(), 'diyar-operations-'));
  try {
    const own = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
    await run('unshare', [...own, 'bash', 'scripts/operations/enter', place]);
  } finally {
    execFileSync('rm', ['-rf', place]);
  }
});
