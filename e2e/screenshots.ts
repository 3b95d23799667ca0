import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
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

type Shot = {
  page: keyof typeof PAGES;
  lang: 'ar' | 'en';
  width: keyof typeof WIDTHS;
  theme: 'light' | 'dark';
};

/** Every page in both languages at every width; one language in dark at each width. */
const SHOTS: Shot[] = (Object.keys(PAGES) as Shot['page'][]).flatMap((page) =>
  ([390, 820, 1440] as const).flatMap((width) => [
    { page, width, lang: 'ar', theme: 'light' },
    { page, width, lang: 'en', theme: 'light' },
    { page, width, lang: width === 820 ? 'en' : 'ar', theme: 'dark' },
  ]),
) as Shot[];

const nameOf = ({ page, lang, width, theme }: Shot) =>
  `${page}-${lang}-${width}${theme === 'dark' ? '-dark' : ''}`;

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

/** Takes the pictures of docs/screenshots from the built product with its demo content. */
await main(() =>
  withDemoSite(options.port, [], async (site, browser) => {
    await mkdir(options.to, { recursive: true });
    for (const shot of SHOTS.filter((one) => nameOf(one).includes(options.only))) {
      const context = await browser.newContext({
        viewport: { width: Number(shot.width), height: WIDTHS[shot.width] },
        colorScheme: shot.theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // no external requests
      await page.route(/google/, (route) => route.abort());
      await page.goto(`${site}${PAGES[shot.page]}?lang=${shot.lang}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      if (options.full) await scrollThrough(page);
      await picturesArrived(page);
      await writeFile(join(options.to, `${nameOf(shot)}.webp`), await webp(page, options.full));
      await context.close();
    }
  }),
);
