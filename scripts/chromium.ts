import { existsSync } from 'node:fs';
import { installWhereAllowed } from './debian.ts';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () => [process.env.CHROMIUM, ...CANDIDATES].find((path) => path && existsSync(path));

/** The browser of the tests: the one that is there, else Debian's package where we may install it. */
export function ensureChromium(): string {
  const present = found();
  if (present) return present;
  installWhereAllowed('the browser tests', ['chromium']);
  const installed = found();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.');
}
