import { main, run } from './run.ts';

/** `npm run test:faults`: longer runs of the fault tests of `npm test`, each on the database that it has there. Takes 15 minutes. */
await main(async () => {
  await run('node', ['scripts/build.ts']);
  await run('vitest', ['run', '--no-file-parallelism', 'server/src/security-tests', 'server/src/main-'], {
    FAULTS: 'yes',
    FUZZ_REQUESTS: '20000',
    KILLS: '30',
    STOPS: '10',
    DATABASE_STOPS: '5',
    DISK_FILLS: '5',
    SLOW_SECONDS: '75',
  });
});
