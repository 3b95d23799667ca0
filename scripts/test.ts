import { ensureNginx } from './debian.ts';
import { main, run } from './run.ts';

/** `npm test`: static checks, build, unit tests, server tests on both databases, browser tests. */
await main(async () => {
  await run('node', ['scripts/check.ts']);
  await run('node', ['scripts/build.ts']);
  ensureNginx();
  await run('vitest', ['run']);
  await run('node', ['scripts/e2e.ts', '--built']);
});
