import { defineConfig, devices } from '@playwright/test';
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

const PORT = Number(process.env.E2E_PORT ?? 4310);

/** One server for all specs: the built product on its own database with the demo content. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  // A flaky test fails. One that cannot be mended at once is set aside with `test.fixme` and the reason.
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/diyar/`,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Drawing movement takes a quarter of the time. What moves is tested with MOTION of e2e/fixtures.ts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import ./server/src/testing/quick-imports.ts e2e/serve.ts',
    env: { PORT: String(PORT), PICTURE_SIZES: 'no', TRUST_PROXY: '127.0.0.1' },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
