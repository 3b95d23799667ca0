import { configDefaults, defineConfig } from 'vitest/config';

const alias = { '~': new URL('./web/app', import.meta.url).pathname };

const other = { pglite: 'postgres', postgres: 'pglite' };

/** The server suite runs twice, on the embedded database and on a real PostgreSQL, but for *.pglite.test.ts and
 *  *.postgres.test.ts, which are about one of them. */
const server = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['server/src/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: [...configDefaults.exclude, `**/*.${other[database]}.test.ts`],
    globalSetup: ['server/src/testing/global-setup.ts'],
    env: { TEST_DATABASE: database },
    provide: { database },
    // Most of these start databases and processes; a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { resolve: { alias }, test: { name: 'web', include: ['web/app/**/*.test.{ts,tsx}'] } },
      { test: { name: 'repository', include: ['scripts/**/*.test.ts'], testTimeout: 120_000 } },
      server('pglite'),
      server('postgres'),
    ],
  },
});
