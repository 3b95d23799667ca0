import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './run.ts';

const PATIENCE_MS = 600_000;

/**
 * Starts the built product with its demo content in a temporary folder, and a browser; both stop when `use` returns. A
 * server that already runs on this port is used and not stopped.
 */
export async function withDemoSite(
  port: string,
  browserArgs: string[],
  use: (site: string, browser: Browser) => Promise<void>,
): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const metrics = `http://127.0.0.1:${Number(port) - 1}/metrics`;
  const server = (await isReady(origin)) ? null : startDemo(port);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...browserArgs],
  });
  try {
    await ready(origin);
    if (server) await picturesMade(metrics);
    await use(`${origin}/diyar/`, browser);
  } finally {
    await browser.close();
    server?.kill('SIGTERM');
  }
}

const startDemo = (port: string) =>
  spawn('node', ['e2e/serve.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      METRICS_PORT: String(Number(port) - 1),
      PATH: `${ROOT}/node_modules/.bin${delimiter}${process.env.PATH}`,
    },
  });

const isReady = async (origin: string) => (await fetch(`${origin}/readyz`).catch(() => null))?.ok === true;

async function ready(origin: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await isReady(origin)) return;
    await wait(300);
  }
  throw new Error('The server did not start.');
}

/** A fresh demo makes its picture sizes for minutes and shows the originals until then; a site in use has them. */
async function picturesMade(metrics: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const figures = await (await fetch(metrics)).text();
    if (/^diyar_waiting\{work="pictures"\} 0$/m.test(figures)) return;
    await wait(500);
  }
  throw new Error('The sizes of the pictures were not made.');
}
