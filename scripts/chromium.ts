import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () => [process.env.CHROMIUM, ...CANDIDATES].find((path) => path && existsSync(path));

/** The browser of the tests: the one that is there, else Debian's package where we may install it. */
export function ensureChromium(): string {
  const present = found();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
    console.log('Installing Chromium for the browser tests (Debian package)…');
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  }
  const installed = found();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.');
}
