import { main, run } from './run.ts';

/** What dependency-cruiser reads. */
const SOURCES = ['contract/src', 'server/src', 'web/app', 'demo', 'e2e', 'bench', 'scripts'];

/** All static checks; CI runs exactly this. Two at a time, because each uses one core. */
await main(async () => {
  await Promise.all([
    run('biome', ['check', '--error-on-warnings', '.']),
    run('react-router', ['typegen', 'web']),
  ]);
  const web = async () => {
    await run('tsc', ['-p', 'web']);
    await run('knip', []);
  };
  const rest = async () => {
    await run('tsc', ['-p', 'tsconfig.json']);
    await run('tsc', ['-p', 'e2e']);
    await run('depcruise', ['--config', '.dependency-cruiser.mjs', ...SOURCES]);
  };
  await Promise.all([web(), rest()]);
});
