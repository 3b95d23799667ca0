import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let updated = false;

/** Installs Debian packages as root; elsewhere it does nothing, and the caller reports what is missing. */
export function installWhereAllowed(why: string, packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  console.log(`Installing ${packages.join(' and ')} for ${why} (Debian packages)…`);
  if (!updated) execFileSync('apt-get', ['update'], quiet);
  updated = true;
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
}

/** For the test of several processes behind a proxy. */
export function ensureNginx(): void {
  if (existsSync('/usr/sbin/nginx') && existsSync('/usr/bin/openssl')) return;
  installWhereAllowed('the test of several processes', ['nginx-light', 'openssl']);
}
