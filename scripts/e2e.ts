import { ensureChromium } from './chromium.ts';
import { main, run } from './run.ts';

/** The browser tests, on the built product (`--built`: as it was built before). The rest is handed to Playwright. */
await main(async () => {
  const args = process.argv.slice(2);
  const chromium = ensureChromium();
  if (!args.includes('--built')) await run('node', ['scripts/build.ts']);
  await run('playwright', ['test', ...args.filter((arg) => arg !== '--built')], { CHROMIUM: chromium });
});
