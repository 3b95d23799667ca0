import { configDefaults, defineConfig } from 'vitest/config';

const alias = { '~': new URL('./web/app', import.meta.url).pathname };

const other = { pglite: 'postgres', postgres: 'pglite' };

/** Run once more on S3-compatible storage: all about files but how pictures are decoded. */
const FILE_TESTS = [
  'server/src/features/files/!(pictures).test.ts',
  'server/src/features/files/storage/*.test.ts',
  'server/src/features/backup/*.s3.test.ts',
];

/** The server suite runs twice, on the embedded database and on a real PostgreSQL, but for *.pglite.test.ts and
 *  *.postgres.test.ts, which are about one of them. */
const server = (database: 'pglite' | 'postgres', storage: 'folder' | 's3' = 'folder') => ({
  test: {
    name: storage === 's3' ? 'files-s3' : `server-${database}`,
    include: storage === 's3' ? FILE_TESTS : ['server/src/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      `**/*.${other[database]}.test.ts`,
      ...(storage === 's3' ? [] : ['**/*.s3.test.ts']),
    ],
    globalSetup: ['server/src/testing/global-setup.ts'],
    env: { TEST_DATABASE: database, TEST_STORAGE: storage },
    provide: { database },
    // Files share a worker's modules: a quarter of the time went into loading them again. Each test still has a
    // database of its own.
    isolate: storage === 's3',
    // Most of these start databases and processes; a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', isolate: false, include: ['contract/src/**/*.test.ts'] } },
      { resolve: { alias }, test: { name: 'web', include: ['web/{app,scripts}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'repository', include: ['scripts/**/*.test.ts'], testTimeout: 120_000 } },
      server('pglite'),
      server('postgres'),
      server('postgres', 's3'),
    ],
  },
});
