import { main, run } from './run.ts';

/** Everything that reads the code without running it. CI runs exactly this. */
await main(async () => {
  await run('biome', ['check', '--error-on-warnings', '.']);
  await run('react-router', ['typegen', 'web']);
  await run('tsc', ['-p', 'tsconfig.json']);
  await run('tsc', ['-p', 'web']);
  await run('tsc', ['-p', 'e2e']);
  await run('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    'contract/src',
    'server/src',
    'web/app',
    'demo',
    'e2e',
    'bench',
    'scripts',
  ]);
  await run('knip', []);
});
