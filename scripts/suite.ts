import { main, run } from './run.ts';

type Suite = { built: boolean; env: NodeJS.ProcessEnv; args: string[]; withBrowser?: boolean };

/** Runs of vitest and of browser tests that `npm test` leaves out or does a part of. Not in package.json, because Windows sets variables otherwise. */
const SUITES: Record<string, Suite> = {
  long: {
    built: true,
    env: { LONG: 'yes' },
    args: [
      ...['--project', 'server-postgres', '--project', 'server-pglite'],
      ...['--project', 'files-s3', '--project', 'contract', '--project', 'repository', '--project', 'pages'],
      ...['server/src/features/buildings/races', 'server/src/several', 'server/src/features/ledger/walk'],
      'server/src/features/role-limits',
      ...['features/buyer-page/buyer-page.test', 'server/src/features/money-desk/buyers-see'],
      ...['server/src/features/moving-in', 'demo/living'],
      ...['server/src/features/unit-batches/round-trip', 'server/src/main-', 'response-cache/stale'],
      ...['server/src/features/backup', 'server/src/features/events', 'demo/recorded-answers'],
      'server/src/features/files',
      ...['server/src/db/migrations', 'server/src/upgrade'],
      ...['ledger.test', 'lists.test', 'persons.test', 'unit-batches.test'],
      ...['contract/src/rules/statement', 'contract/src/rules/plan'],
      ...[
        'scripts/dev',
        'scripts/production',
        'scripts/deploy',
        'demo/migration',
        'demo/move',
        'server/src/plugins/docs/client',
      ],
      ...['server/src/security-tests/role-matrix', 'server/src/security-tests/sql'],
    ],
    withBrowser: true,
  },
  upgrade: {
    built: true,
    env: { RELEASED_VERSION: 'required' },
    args: ['--project', 'server-postgres', 'server/src/upgrade'],
  },
  move: { built: false, env: { WHOLE_DEMO: 'yes' }, args: ['--project', 'server-postgres', 'demo/move'] },
};

await main(async () => {
  const suite = SUITES[process.argv[2] ?? ''];
  if (!suite) throw new Error(`one of ${Object.keys(SUITES).join(', ')}`);
  if (suite.built) await run('node', ['scripts/build.ts']);
  await run('vitest', ['run', ...suite.args], suite.env);
  if (suite.withBrowser) await run('node', ['scripts/e2e.ts', '--built'], suite.env);
});
