import { ensureChromium } from './chromium.ts';
import { main, run } from './run.ts';

/** Browser tests on the built product (`--built` skips the build). Other arguments are passed to Playwright. */
await main(async () => {
  const args = process.argv.slice(2);
  const chromium = ensureChromium();
  if (!args.includes('--built')) await run('node', ['scripts/build.ts']);
  await run('playwright', ['test', ...args.filter((arg) => arg !== '--built')], { CHROMIUM: chromium });
});
