import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './run.ts';

/** On the same disk, so that packages can be linked. Git and the checks ignore it; Vite does not, as it does test-results. */
const place = join(ROOT, 'data/dev-test');
const PORT = '3987';
const base = `http://127.0.0.1:${PORT}/diyar`;
const run = (command: string, args: string[]) => execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' });

/** The sources as they are, with packages of its own: what is changed below is nobody's working tree. */
function copySources(): void {
  rmSync(place, { recursive: true, force: true });
  for (const file of run('git', ['ls-files']).trim().split('\n')) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    cpSync(join(ROOT, file), join(place, file));
  }
  for (const part of ['.', 'contract', 'server', 'web'])
    for (const name of run('sh', ['-c', `ls -A ${part}/node_modules 2>/dev/null || true`]).split('\n'))
      if (name && name !== '.cache' && name !== '.vite' && name !== '.vite-temp') {
        mkdirSync(join(place, part, 'node_modules'), { recursive: true });
        run('cp', ['-al', `${part}/node_modules/${name}`, join(place, part, 'node_modules', name)]);
      }
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(place, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(place, file), text.replace(from, to));
}

const shows = (work: () => Promise<unknown>, wanted: unknown) =>
  vi.waitFor(async () => expect(await work()).toEqual(wanted), { timeout: 120_000, interval: 500 });

async function openPages(page: Page): Promise<void> {
  await page.goto(`${base}/properties?lang=en`, { timeout: 120_000 });
  await page.mouse.move(50, 50);
  expect(await page.title()).toBe('All Projects | Diyar');
  // a document, with its sheets and islands
  await page.goto(`${base}/properties/olive-terraces?lang=en`, { timeout: 120_000 });
  const unit = await page.locator('.unit-finder-cell a').first().getAttribute('href');
  await page.goto(new URL(unit ?? '', base).href, { timeout: 120_000 });
  expect((await page.locator('main .heart svg').boundingBox())?.width).toBeLessThan(40);
  await page.locator('main .heart').click();
  await page.locator('html[data-ready]').waitFor({ timeout: 120_000 });
  await page.locator('.gallery a').first().click();
  await page.locator('.lightbox').waitFor();
  await page.goto(`${base}/login?lang=en`, { timeout: 120_000 });
  await page.getByLabel('Username').fill('superadmin');
  await page.getByLabel('Password', { exact: true }).fill('superadmin-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor({ timeout: 120_000 });
}

/** `npm run test:long`: it fills the demo and optimizes every dependency. */
test.runIf(process.env.LONG === 'yes')(
  'npm run dev starts on an empty folder, shows its pages, and follows changes of web, server and contract',
  { timeout: 900_000 },
  async () => {
    copySources();
    onTestFinished(() => rmSync(place, { recursive: true, force: true }), 120_000);
    const child = spawn('npm', ['run', 'dev'], {
      cwd: place,
      detached: true,
      env: { ...process.env, NODE_ENV: undefined, PORT, DATA_DIR: join(place, 'data') },
    });
    onTestFinished(() => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    await vi.waitFor(() => expect(output).toMatch(/Back office:|Failed running/), {
      timeout: 300_000,
      interval: 500,
    });
    expect(output).not.toContain('Failed running');

    const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    // in development sheets arrive after the page, and with them the wish for a transition
    page.on('pageerror', (error) => !/ViewTransition/.test(String(error)) && errors.push(String(error)));
    await openPages(page);
    expect(errors).toEqual([]);

    const titleOf = async () =>
      (await (await fetch(`${base}/properties?lang=en`)).text()).match(/<title>([^<]*)/)?.[1];
    change(
      'web/app/features/project-pages/public/list/texts.ts',
      'title: words.allProjects',
      "title: 'Every Project'",
    );
    await shows(titleOf, 'Every Project | Diyar');
    const api = async (path: string) =>
      (await (
        await fetch(`http://127.0.0.1:${PORT}/api${path}`, { headers: { 'accept-language': 'en' } })
      ).json()) as {
        info: { title: string };
        message: string;
      };
    change('server/src/plugins/docs/document.ts', "title: 'Diyar',", "title: 'Changed',");
    await shows(async () => (await api('/openapi.json')).info.title, 'Changed');
    change('contract/src/errors.ts', "notFound: 'Not found.'", "notFound: 'Gone away.'");
    await shows(async () => (await api('/projects/nothing')).message, 'Gone away.');
    expect(output.split('Restarting').length - 1, 'for the two changes, and by nothing else').toBe(2);
  },
);
