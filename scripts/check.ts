import { main, run } from './run.ts';

const CACHE = 'node_modules/.cache/diyar';

/** Checks the types of what changed since the last run, and of what depends on it. */
const types = (project: string, name: string) =>
  run('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`]);

/** What dependency-cruiser reads. */
const SOURCES = ['contract/src', 'server/src', 'web/app', 'demo', 'e2e', 'bench', 'scripts'];

/** All static checks; CI runs exactly this. Two at a time, because each uses one core. */
await main(async () => {
  await Promise.all([
    run('biome', ['check', '--error-on-warnings', '.']),
    run('react-router', ['typegen', 'web']),
  ]);
  const web = async () => {
    await types('web', 'web');
    await run('knip', []);
  };
  const rest = async () => {
    await types('tsconfig.json', 'root');
    await types('e2e', 'e2e');
    await run('depcruise', ['--config', '.dependency-cruiser.mjs', ...SOURCES]);
  };
  await Promise.all([web(), rest()]);
});
