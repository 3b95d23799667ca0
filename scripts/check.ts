import { main, run } from './run.ts';

const CACHE = 'node_modules/.cache/diyar';

/** TypeScript 7 checks ten times as fast; 6 stays for tools that read programs: docs/decisions/021-two-typescripts.md. */
const TSC = 'node_modules/typescript-7/bin/tsc';

/** Checks the types of what changed since the last run, and of what depends on it. */
const types = (project: string, name: string) =>
  run('node', [TSC, '-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`]);

/** What dependency-cruiser reads. */
const SOURCES = ['contract/src', 'server/src', 'web/app', 'demo', 'e2e', 'bench', 'scripts'];

/** All static checks; CI runs exactly this. Two at a time, because each uses one core; both rows take about as long. */
await main(async () => {
  const style = async () => {
    await run('biome', ['check', '--error-on-warnings', '.']);
    // by now the types of the routes are there
    await run('knip', []);
  };
  const meaning = async () => {
    await run('react-router', ['typegen', 'web']);
    await types('web', 'web');
    await types('tsconfig.json', 'root');
    await types('e2e', 'e2e');
    await run('depcruise', ['--config', '.dependency-cruiser.mjs', ...SOURCES]);
  };
  await Promise.all([style(), meaning()]);
});
