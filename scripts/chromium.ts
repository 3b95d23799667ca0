import { existsSync } from 'node:fs';
import { installWhereAllowed } from './debian.ts';

const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The headless shell first: the same engine, and the suite takes a third less time. */
const CANDIDATES = ['/usr/bin/chromium-headless-shell', ...FULL];

const found = () => [process.env.CHROMIUM, ...CANDIDATES].find((path) => path && existsSync(path));

/** The browser that people use, for measurements; undefined where only the headless shell is installed. */
export const fullChromium = () => FULL.find((path) => existsSync(path));

/** The browser for the tests: an installed one, else Debian's package where it may be installed. */
export function ensureChromium(): string {
  const present = found();
  if (present) return present;
  try {
    installWhereAllowed('the browser tests', ['chromium-headless-shell']);
  } catch {
    // An older Debian has no separate headless shell.
    installWhereAllowed('the browser tests', ['chromium']);
  }
  const installed = found();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.');
}
