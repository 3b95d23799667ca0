import { main, run } from './run.ts';

const CACHE = 'node_modules/.cache/diyar';

/** TypeScript 7 checks ten times as fast; 6 stays for tools that read programs: docs/decisions/021-two-typescripts.md. */
const TSC = 'node_modules/typescript-7/bin/tsc';

/** Checks the types of what changed since the last run, and of what depends on it. */
const types = (project: string, name: string) =>
  run('node', [TSC, '-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`]);

/** All static checks; CI runs exactly this. Two at a time, because each uses about one core. */
await main(async () => {
  // knip last: by then the types of the routes are there
  const waiting = [
    () => run('biome', ['check', '--error-on-warnings', '.']),
    () => run('node', ['scripts/imports.ts']),
    () => run('knip', []),
  ];
  const others = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  const allTypes = async () => {
    await run('react-router', ['typegen', 'web']);
    await types('web', 'web');
    await types('web/tsconfig.presses.json', 'presses');
    await types('tsconfig.json', 'root');
    await types('e2e', 'e2e');
  };
  await Promise.all([others(), allTypes().then(others)]);
});
