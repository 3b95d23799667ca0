import { ensureChromium } from './chromium.ts';
import { main, run } from './run.ts';

/** The browser tests, on the built product. Arguments are handed to Playwright. */
await main(async () => {
  const chromium = ensureChromium();
  await run('node', ['scripts/build.ts']);
  await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM: chromium });
});
