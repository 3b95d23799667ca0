import { configDefaults, defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts';

keepTemporaryFilesInMemory();
// threads and processes that tests start read TypeScript once: a table is read in 0.3 s of CPU time instead of 0.7
process.env.NODE_COMPILE_CACHE ??= new URL('./node_modules/.cache/diyar/compiled', import.meta.url).pathname;

/** Runs before each test file; see there. */
const setupFiles = [new URL('./scripts/fixed-cases.ts', import.meta.url).pathname];

const alias = { '~': new URL('./web/app', import.meta.url).pathname };

const isLong = process.env.LONG === 'yes';
/** Ten thousand cases take what they take; what hangs still ends. */
const LONG_TIMEOUT = 900_000;

const other = { pglite: 'postgres', postgres: 'pglite' };

/**
 * File tests that also run on S3-compatible storage; decoding pictures does not depend on it. What the storage itself
 * does is tested there; what is built on it runs on both only in `npm run test:long`.
 */
const FILE_TESTS = [
  `server/src/features/files/!(${isLong ? 'pictures' : 'pictures|streams|sweep|private-files|uploads'}).test.ts`,
  'server/src/features/files/storage/*.test.ts',
  'server/src/features/backup/*.s3.test.ts',
];

/** Calls whose queries are the most particular. The browser tests make them on the embedded database, too. */
const CALLS_ON_EMBEDDED = [
  'server/src/features/{backup,events}/*.test.ts',
  'server/src/features/**/{ledger,lists,persons,unit-batches}.test.ts',
  'demo/recorded-answers.test.ts',
];

/**
 * Tests that also run on the embedded database: what touches the database itself (connections, transactions, types of
 * values) and whole processes. The other server tests run on PostgreSQL only; the browser tests run the product
 * on the embedded database. A database of a test takes a tenth of a second there, and more than one here.
 */
const EMBEDDED_TESTS = [
  'server/src/**/*.pglite.test.ts',
  'server/src/db/*.test.ts',
  'server/src/main*.test.ts',
  'server/src/features/{leases,outbox}/*.test.ts',
  'server/src/features/ledger/deal-sums.test.ts',
  ...(isLong ? CALLS_ON_EMBEDDED : []),
];

/**
 * Whole processes, in `npm test` on one database each, in `npm run test:long` on both. Killed on the embedded
 * one, where a process holds the data itself (several.postgres.test.ts does the same on PostgreSQL); backed up and
 * without space on PostgreSQL, where a process starts in a third of the time.
 */
const NOT_ON = isLong
  ? { postgres: [], pglite: [] }
  : {
      postgres: ['server/src/main-kill.test.ts'],
      pglite: ['server/src/main-{backup,disk}.test.ts'],
    };

/**
 * Whole processes, containers and moves that take long and change seldom: `npm run test:long` and `test:faults` run them.
 * What they are made of is tested beside it (features/backup, db, plugins/response-cache).
 */
const RARE_TESTS = [
  'server/src/main-{backup,disk}.test.ts',
  'server/src/main-{away,kill-stage,slow}.postgres.test.ts',
  'demo/move.postgres.test.ts',
  'scripts/deploy.test.ts',
];
const isRare = isLong || process.env.FAULTS === 'yes' || process.env.WHOLE_DEMO === 'yes';
const LEFT_OUT = isRare ? [] : RARE_TESTS;

/** `npm run test:quick` leaves out what starts processes or asks every call of the server. */
const SLOW_TESTS = [
  'server/src/main*.test.ts',
  'server/src/security-tests/*.test.ts',
  'server/src/{own-company,several,upgrade}.postgres.test.ts',
  'demo/{migration,move}.postgres.test.ts',
  'server/src/features/**/races.test.ts',
];

const SERVER_TESTS = {
  pglite: EMBEDDED_TESTS,
  postgres: ['server/src/**/*.test.ts', 'demo/**/*.test.ts'],
};

const quickHashes = {
  '@node-rs/argon2': new URL('./server/src/testing/quick-argon2.ts', import.meta.url).pathname,
};

const server = (database: 'pglite' | 'postgres', storage: 'folder' | 's3' = 'folder') => ({
  resolve: { alias: quickHashes },
  test: {
    name: storage === 's3' ? 'files-s3' : `server-${database}`,
    include: storage === 's3' ? FILE_TESTS : SERVER_TESTS[database],
    exclude: [
      ...configDefaults.exclude,
      ...LEFT_OUT,
      ...(process.env.QUICK === 'yes' ? SLOW_TESTS : []),
      `**/*.${other[database]}.test.ts`,
      ...NOT_ON[database],
      ...(storage === 's3' ? [] : ['**/*.s3.test.ts']),
    ],
    setupFiles: [...setupFiles, 'server/src/testing/same-priority.mjs'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    env: { TEST_DATABASE: database, TEST_STORAGE: storage },
    provide: { database },
    // Files of a worker share its modules: loading them again took a quarter of the time. Each test file has its own
    // database.
    isolate: false,
    // Most of these start databases and processes, which is slow on a busy machine.
    testTimeout: isLong ? LONG_TIMEOUT : 120_000,
    hookTimeout: 180_000,
  },
});

/** Components that are pressed and typed into, in a document without a browser (docs/decisions/034). */
const PRESSES = 'web/app/**/*.press.test.tsx';

export default defineConfig({
  test: {
    // one more than most machines of a CI have cores: some tests wait for processes
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'contract',
          setupFiles,
          isolate: false,
          include: ['contract/src/**/*.test.ts'],
          ...(isLong && { testTimeout: LONG_TIMEOUT }),
        },
      },
      {
        resolve: { alias },
        // Projects run in the order of their names. As the last one its longest file would be alone at the end.
        test: {
          name: 'pages',
          setupFiles,
          isolate: false,
          include: ['web/{app,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, PRESSES],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'presses',
          setupFiles: [...setupFiles, 'web/app/testing/presses/document.ts'],
          isolate: false,
          environment: 'jsdom',
          include: [PRESSES],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'repository',
          setupFiles,
          include: ['scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LEFT_OUT],
          testTimeout: isLong ? LONG_TIMEOUT : 120_000,
        },
      },
      server('pglite'),
      server('postgres'),
      server('postgres', 's3'),
    ],
  },
});
