import { ensureNginx } from './debian.ts';
import { main, run } from './run.ts';

/** `npm test`: the checks, the build, the unit and server tests on both databases, the browser tests. */
await main(async () => {
  await run('node', ['scripts/check.ts']);
  await run('node', ['scripts/build.ts']);
  ensureNginx();
  await run('vitest', ['run']);
  await run('node', ['scripts/e2e.ts', '--built']);
});
