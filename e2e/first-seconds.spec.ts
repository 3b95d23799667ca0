import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures.ts';
import { hydrated, makeProject, projectOf } from './project-page.ts';

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

/** On a phone the menu covers the whole screen; from 768 px on there is none. */
const SMALL_TABLET = { width: 700, height: 900 };

const LINES = /\.(js|css|json)\b/;

/** Presses each control once, within the first second; boxes of a group of choices only the first. */
async function pressAll(page: Page) {
  await page.evaluate(() => {
    // whoever scrolls sees what lies below the first view (web/app/hydration/boot.ts)
    dispatchEvent(new Event('scroll'));
    const pressed = 'button[type=button], [type=radio], a[data-heart], li:first-child > div [type=checkbox]';
    for (const control of document.querySelectorAll<HTMLElement>(pressed)) {
      if (control.checkVisibility({ visibilityProperty: true })) control.click();
    }
    const enter = (selector: string, value: string) => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
      if (!field) return;
      field.value = value;
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    };
    enter('#building select[name=rooms]', '3');
    enter('.pay-plan [type=range]', '45');
    enter('.pay-plan [name=months]', '6');
  });
}

test('every control pressed in the first second on a slow line has its effect in the end', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    // a frame of another site has no storage
    if (self === top) localStorage.removeItem('shortlist');
    // neither needs the permission of a person here
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  const { id, units } = await projectOf('olive-terraces');
  const ofUnit = `projects/olive-terraces/units/${units.find(({ price }) => price)?.id}`;
  const list = `list?u=${units.slice(0, 5).map((unit) => `${id}.${unit.id}`)}`;
  for (const path of ['', 'properties', 'projects/olive-terraces', ofUnit, list, 'privacy', 'terms']) {
    const release = await hold(page, LINES);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    // the whole page has arrived; its scripts have not
    await page.waitForFunction(() => document.readyState !== 'loading');
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    await pressAll(page);
    await release();
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-pending');
    // the theme button was pressed once
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'dark' ? 'light' : 'dark');
    const hearts = page.locator('main .heart[aria-pressed=true]');
    const copied = page.getByRole('button', { name: 'Link copied' });
    if (path === '') await expect(page.locator('.hero-pause')).toHaveAccessibleName('Play slideshow');
    if (path === 'properties') {
      // the last choice of each filter: address, fields and results agree
      await expect(page).toHaveURL(/\?lang=en&type=commercial&status=active&beds=4$/);
      await expect(page.locator('input[name=beds][value="4"]')).toBeChecked();
      await expect(page.locator('.list-count')).toHaveText('No results');
    }
    if (path === 'projects/olive-terraces') {
      const most = units.filter(({ bedrooms }) => bedrooms >= 3);
      await expect(page).toHaveURL(/rooms=3/);
      await expect(page.locator('.unit-list-row')).toHaveCount(most.length);
      await expect(hearts).toHaveCount(most.length);
    }
    if (path === ofUnit) {
      await expect(page).toHaveURL(/down=45&months=6/);
      await expect(page.locator('.pay-plan [name=down]')).toHaveValue('45');
      await expect(hearts).toHaveCount(1);
      await expect(copied).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
    }
    if (path === list) {
      await expect(page.locator('.shortlist-table thead th')).toHaveCount(3);
      await expect(page.locator('.shortlist-item [type=checkbox]').first()).not.toBeChecked();
      await expect(page.getByRole('button', { name: 'In my list' })).toBeDisabled();
      await expect(copied).toBeVisible();
    }
  }
});

test('a control looks pressed at once, before any script has arrived', async ({ page }) => {
  const release = await hold(page, LINES);
  await page.goto('projects/olive-terraces?lang=en', { waitUntil: 'commit' });
  const choose = page.locator('.unit-list-choice .btn').first();
  await choose.hover();
  await page.mouse.down();
  await expect(choose).toHaveCSS('box-shadow', /0px 0px 0px 2px/);
  // let go beside it: nothing is chosen
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await release();
});

test('on a slow line a bar and aria-busy say that something is loading', async ({ page }) => {
  await page.goto('properties?lang=en');
  await hydrated(page);
  const release = await hold(page, /properties\.json/);
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
  await page.route(/properties\.json/, (route) => route.abort());
  await page.locator('label:has(input[name=beds][value="3"])').click();
  const line = page.locator('.list-failed');
  await expect(line).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(6);
  await expect(page.locator('input[name=beds][value="3"]')).toBeChecked();
  await page.unroute(/properties\.json/);
  await line.getByRole('button').click();
  await expect(page.locator('.list-count')).toHaveText('5 projects match your search');
  await expect(line).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const [what, path, viewport, opener, sheet, point] of [
    ['filters', 'properties', PHONE, '.list-filter-btn', '.list-filters', [380, 40]],
    ['booking', 'projects/olive-terraces', PHONE, '.foot-bar button', '.booking', [200, 20]],
    ['menu', 'privacy', SMALL_TABLET, '.nav-bar [popovertarget=menu]', '.menu-panel', [650, 500]],
  ] as const) {
    test(`a tap on the veil of the ${what} closes it and presses nothing beneath`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${path}?lang=en`);
      await hydrated(page);
      await page.locator(opener).tap();
      await expect(page.locator(`${sheet}:popover-open`)).toBeVisible();
      // a link to the home page that covers what the veil leaves free
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/diyar/' });
        link.style.cssText = 'position: fixed; inset: 0; z-index: 40';
        document.body.append(link);
      });
      await page.touchscreen.tap(point[0], point[1]);
      await expect(page.locator(`${sheet}:popover-open`)).toHaveCount(0);
      expect(page.url()).toContain(path);
      // a second tap is not on the veil
      await page.touchscreen.tap(point[0], point[1]);
      await expect(page).toHaveURL(/\/diyar\/$/);
    });
  }

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
