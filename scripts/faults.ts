import { main, run } from './run.ts';

/** `npm run test:faults`: the long forms of what `npm test` runs in short. Takes its time. */
await main(async () => {
  await run('node', ['scripts/build.ts']);
  await run('vitest', ['run', 'server/src/trust', 'server/src/main-kill.test.ts'], {
    FUZZ_REQUESTS: '20000',
    KILLS: '30',
  });
});
