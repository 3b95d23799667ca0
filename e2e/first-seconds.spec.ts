import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures.ts';
import { hydrated, makeProject } from './project-page.ts';

/** Holds answers back, as a slow line does, until the returned function is called. */
async function hold(page: Page, url: RegExp) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(url);
  };
}

const LINES = /\.(js|css|data)\b/;

/** Presses what lies on top at the middle of each control, once, within the first second. */
async function pressAll(page: Page) {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('button[type=button], [type=radio]')) {
      if (control.checkVisibility({ visibilityProperty: true })) control.click();
    }
  });
}

test('every control pressed in the first second on a slow line has its effect in the end', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of ['', 'properties', 'projects/olive-terraces', 'privacy', 'terms']) {
    const release = await hold(page, LINES);
    await page.goto(`${path}?lang=en`, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    await pressAll(page);
    await release();
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-pending');
    // the theme button was pressed once
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'dark' ? 'light' : 'dark');
    if (path === '') await expect(page.locator('.hero-pause')).toHaveAccessibleName('Play slideshow');
    if (path === 'properties') {
      // the last choice of each filter: address, fields and results agree
      await expect(page).toHaveURL(/\?lang=en&type=commercial&status=active&beds=4$/);
      await expect(page.locator('input[name=beds][value="4"]')).toBeChecked();
      await expect(page.locator('.list-count')).toHaveText('No results');
    }
  }
});

test('on a slow line a bar and aria-busy say that something is loading', async ({ page }) => {
  await page.goto('properties?lang=en');
  await hydrated(page);
  const release = await hold(page, /\.data/);
  const main = page.locator('main');
  await page.locator('label:has(input[name=beds][value="3"])').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  expect(await main.evaluate((element) => getComputedStyle(element, '::before').position)).toBe('fixed');
  await release();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.list-count')).toHaveText('5 projects match your search');
});

test('an answer that does not arrive leaves list and filters, and can be asked for again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.goto('properties?lang=en');
  await hydrated(page);
  await page.route(/\.data/, (route) => route.abort());
  await page.locator('label:has(input[name=beds][value="3"])').click();
  const line = page.locator('.list-failed');
  await expect(line).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(6);
  await expect(page.locator('input[name=beds][value="3"]')).toBeChecked();
  await page.unroute(/\.data/);
  await line.getByRole('button').click();
  await expect(page.locator('.list-count')).toHaveText('5 projects match your search');
  await expect(line).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a tap on the veil closes the sheet and presses nothing beneath', async ({ page }) => {
    await page.goto('properties?lang=en');
    await hydrated(page);
    for (const [opener, sheet] of [
      // the menu covers a phone's whole screen
      ['.list-filter-btn', '.list-filters'],
    ] as const) {
      await page.locator(opener).tap();
      await expect(page.locator(sheet)).toBeVisible();
      // a link to the home page that covers what the veil leaves free
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/diyar/', id: 'beneath' });
        link.style.cssText = 'position: fixed; inset: 0; z-index: 40';
        document.body.append(link);
      });
      await page.touchscreen.tap(380, 40);
      await expect(page.locator(sheet)).not.toBeVisible();
      await page.evaluate(() => document.querySelector('#beneath')?.remove());
      expect(page.url()).toMatch(/properties\?lang=en$/);
    }
  });

  test('long words wrap: a link in the text, a city of one word', async ({ page }) => {
    const long = `https://example.com/${'a'.repeat(300)}`;
    const city = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch';
    const project = await makeProject(
      { en: 'Long words', ar: 'كلمات طويلة' },
      {
        i18n: { en: { name: 'Long words', description: long }, ar: { name: 'كلمات', description: long } },
        address: { streetEn: 'Main', streetAr: 'الرئيسي', cityEn: city, cityAr: city },
      },
    );
    try {
      for (const path of [`projects/${project.slug}`, 'properties?q=long']) {
        await page.goto(path);
        const [inner, ...wide] = await page.evaluate(() => [
          innerWidth,
          document.documentElement.scrollWidth,
          ...Array.from(document.querySelectorAll('main p, main h1, main h3, .card-city'), (element) =>
            Math.round(element.scrollWidth),
          ),
        ]);
        expect(Math.max(...wide), path).toBeLessThanOrEqual(inner ?? 0);
      }
      // no units at all is not the same as none left
      await page.goto(`projects/${project.slug}?lang=en`);
      await expect(page.locator('#units')).toContainText('Units are not listed yet');
    } finally {
      await project.remove();
    }
  });
});
