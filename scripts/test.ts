import { ensureNginx } from './debian.ts';
import { main, run } from './run.ts';
import { E2E_RESULTS, removeResults, reportTimes, timed } from './test-times.ts';

/** `npm test`: static checks, build, unit and server tests, browser tests; then where the time went. */
await main(async () => {
  removeResults();
  try {
    await timed('check and build', async () => {
      await Promise.all([run('node', ['scripts/check.ts']), run('node', ['scripts/build.ts'])]);
    });
    ensureNginx();
    const reporters = ['--reporter=default', '--reporter=./scripts/times-reporter.ts'];
    await timed('vitest', () => run('vitest', ['run', ...reporters]));
    const listAndJson = { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_RESULTS };
    await timed('browser', () =>
      run('node', ['scripts/e2e.ts', '--built', '--reporter=list,json'], listAndJson),
    );
  } finally {
    reportTimes();
  }
});
