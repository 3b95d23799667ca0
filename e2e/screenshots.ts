import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { BuildingList } from '../contract/src/buildings.ts';
import type { FoundList } from '../contract/src/find.ts';
import type { Project } from '../contract/src/projects.ts';
import { withDemoSite } from '../scripts/demo-site.ts';
import { main, ROOT } from '../scripts/run.ts';

const PAGES = { home: '', list: 'properties', project: 'projects/olive-terraces' };
const WIDTHS = { 390: 844, 820: 1180, 1440: 900 };

const { values: options } = parseArgs({
  options: {
    to: { type: 'string', default: join(ROOT, 'docs/screenshots') },
    /** Full pages instead of the first view. */
    full: { type: 'boolean', default: false },
    /** Only pictures whose name contains this, e.g. 'ar-390'. */
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4397' },
  },
});

type Look = { lang: 'ar' | 'en'; width: keyof typeof WIDTHS; theme: 'light' | 'dark' };
type Shot = Look & {
  name: string;
  path: string;
  /** Of a page of the back office, signed in with this token. */
  token?: string;
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

/** Every public page in both languages at every width; one language in dark at each width. */
const PUBLIC_SHOTS: Shot[] = Object.entries(PAGES).flatMap(([page, path]) =>
  ([390, 820, 1440] as const).flatMap((width): Shot[] =>
    (
      [
        { width, lang: 'ar', theme: 'light' },
        { width, lang: 'en', theme: 'light' },
        { width, lang: width === 820 ? 'en' : 'ar', theme: 'dark' },
      ] as const
    ).map((look) => ({ ...look, path, name: nameOf(page, look) })),
  ),
);

function nameOf(page: string, { lang, width, theme }: Look): string {
  return `${page}-${lang}-${width}${theme === 'dark' ? '-dark' : ''}`;
}

/** A cheque of the deal whose account is shown: demo/content/deals.ts. */
const CHEQUE = '612344';
const LEAD = 'Omar Haddad';

const unitSheet = async (page: Page) => {
  await page.getByRole('tab').nth(1).click();
  await page.locator('.unit-sheet-cell').first().waitFor();
};

/** The screens of the back office that the README shows; ids differ from one demo to the next. */
async function officeShots(api: string): Promise<Shot[]> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const account = JSON.stringify({ username: 'superadmin', password: 'superadmin-demo' });
  const signedIn = await fetch(`${api}/auth/login`, { ...post, body: account });
  const { token } = (await signedIn.json()) as { token: string };
  const get = async <Answer>(path: string) => {
    const answer = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const found = async (q: string, kind: string) =>
    (await get<FoundList>(`/admin/find?q=${encodeURIComponent(q)}`)).groups.find(
      (group) => group.kind === kind,
    )?.items[0];
  const buildings = await get<BuildingList>('/admin/buildings');
  const building = buildings.items.find(({ isLacasa }) => isLacasa)?.id;
  const deal = (await found(CHEQUE, 'cheque'))?.dealId;
  const lead = (await found(LEAD, 'lead'))?.id;
  const project = (await get<Project>('/projects/olive-terraces')).id;
  const shots: (Pick<Shot, 'lang' | 'theme' | 'path' | 'prepare'> & { page: string })[] = [
    { page: 'floors', lang: 'ar', theme: 'light', path: `admin/buildings/${building}/floors` },
    { page: 'account', lang: 'en', theme: 'light', path: `admin/deals/${deal}` },
    { page: 'leads', lang: 'ar', theme: 'dark', path: `admin/leads?lead=${lead}` },
    {
      page: 'unit-sheet',
      lang: 'en',
      theme: 'light',
      path: `admin/projects/${project}/edit`,
      prepare: unitSheet,
    },
    { page: 'money-desk', lang: 'ar', theme: 'light', path: 'admin/money' },
  ];
  return shots.map(({ page, ...shot }) => ({
    ...shot,
    width: 1440,
    token,
    name: nameOf(page, { ...shot, width: 1440 }),
  }));
}

/** Scrolls down and back, so that lazy content loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Waits for the pictures in view, not only their blurred placeholders. */
const picturesArrived = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .every((image) => image.complete),
  );

/** The data of a screen and what it loads later are there. */
async function screenArrived(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // the stream of events never ends
  await page.waitForTimeout(4000);
}

/** Playwright writes PNG and JPEG only, so the browser encodes WebP. */
async function webp(page: Page, whole: boolean): Promise<Buffer> {
  await page.waitForTimeout(400);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    captureBeyondViewport: whole,
    ...(whole && { clip: { ...(await sizeOf(page)), x: 0, y: 0, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

const sizeOf = (page: Page) =>
  page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));

async function take(browser: Browser, site: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: Number(shot.width), height: WIDTHS[shot.width] },
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // no external requests
  await page.route(/google/, (route) => route.abort());
  if (shot.token !== undefined)
    await context.addInitScript((token) => sessionStorage.setItem('token', token), shot.token);
  const address = new URL(shot.path, site);
  address.searchParams.set('lang', shot.lang);
  await page.goto(address.href, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  if (shot.token !== undefined) await screenArrived(page);
  await shot.prepare?.(page);
  if (options.full) await scrollThrough(page);
  await picturesArrived(page);
  await writeFile(join(options.to, `${shot.name}.webp`), await webp(page, options.full));
  await context.close();
}

/** Takes the pictures of docs/screenshots from the built product with its demo content. */
await main(() =>
  withDemoSite(options.port, [], async (site, browser) => {
    await mkdir(options.to, { recursive: true });
    const shots = [...PUBLIC_SHOTS, ...(await officeShots(new URL('/api', site).href))];
    for (const shot of shots.filter(({ name }) => name.includes(options.only)))
      await take(browser, site, shot);
  }),
);
