import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures.ts';
import { hydrated, projectOf } from './project-page.ts';

const SLUG = 'olive-terraces';

async function unitPath() {
  const unit = (await projectOf(SLUG)).units.find(({ price, images }) => price && images.length > 1);
  if (!unit) throw new Error('the demo has a unit with a price and pictures');
  return `properties/${SLUG}/units/${unit.id}`;
}

/** The scripts that the page asks for, by the beginning of their names. */
function scriptsOf(page: Page) {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

const lightbox = (page: Page) => page.locator('.lightbox');

test('a document loads no router, runs nothing before a press, and opens pictures in place', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(`${await unitPath()}?lang=en`);
  await expect.poll(() => scripts).toContain('unit-booking');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');

  await page.evaluate(() => Object.assign(window, { here: true }));
  await page.locator('.gallery a').first().click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page).toHaveURL(/[?&]photo=1/);
  await page.locator('.lightbox-next').click();
  await expect(page).toHaveURL(/[?&]photo=2/);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/photo=/);
  await page.goForward();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'here')), 'the same document').toBe(true);
  expect(scripts.filter((name) => /^(router|entry\.client|manifest)/.test(name))).toEqual([]);
});

for (const path of ['', 'properties', 'projects/olive-terraces'])
  test(`/${path}: nobody touches it, and nothing but listeners runs`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(`${path}?lang=en`);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    expect(scripts.filter((name) => /^(router|entry\.client|manifest)/.test(name))).toEqual([]);
    // no sheet is fetched, and one that is inside stays
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  });

test('where the scripts do not arrive, pictures, plan and viewing go by links and forms', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED|Failed to fetch|422/);
  await page.route(/\.js$/, (route) => route.abort());
  const path = await unitPath();
  await page.goto(`${path}?lang=en`);
  await page.locator('.gallery a').first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.locator('.lightbox-bar a').click();
  await expect(lightbox(page)).toHaveCount(0);
  await page.locator('.pay-plan [name=down]').fill('50');
  await page.locator('.pay-plan [name=down]').press('Enter');
  await expect(page).toHaveURL(/down=50/);
  await expect(page.locator('.pay-plan [name=down]')).toHaveValue('50');
  await page.locator('.booking [type=submit]').click();
  await expect(page.locator('.booking .field-error').first()).toBeVisible();
});

test('an island that throws leaves what the server sent; the others live', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/broken/);
  const body = 'export default () => { throw new Error("broken") }';
  await page.route(/\/pay-plan-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(`${await unitPath()}?lang=en`);
  const plan = page.locator('.pay-plan');
  const before = await plan.innerText();
  await hydrated(page);
  expect(await plan.innerText()).toBe(before);
  await page.locator('.booking [type=submit]').click();
  await expect(page.locator('.booking .field-error').first()).toBeVisible();
  await page.locator('.pay-plan [name=down]').fill('50');
  await page.locator('.pay-plan [name=down]').press('Enter');
  await expect(page).toHaveURL(/down=50/);
});

test('what is typed and moved before the islands live is kept, stored and counted', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const path = await unitPath();
  await page.goto(`${path}?lang=en`);
  await page.locator('.booking [name=fullName]').fill('Rana');
  await page.locator('.pay-plan [type=range]').first().fill('45');
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/[?&]down=45/);
  await page.goto(`${path}?lang=ar`);
  await hydrated(page);
  await expect(page.locator('.booking [name=fullName]')).toHaveValue('Rana');
});

test('a heart is pressed at once, by key too, counts in the bar, and is read again on the way back', async ({
  page,
}) => {
  // then nothing is fetched before a press
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = scriptsOf(page);
  const path = await unitPath();
  await page.goto(`${path}?lang=en`);
  const heart = page.locator('main .heart');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(scripts).toEqual([]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.nav-bar .list-link')).toHaveAccessibleName('My list (1)');
  await heart.press(' ');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goto('privacy?lang=en');
  await page.evaluate(() => localStorage.setItem('shortlist', '1.1,1.2'));
  await page.goBack();
  await expect(page.locator('.nav-bar .list-link')).toHaveAccessibleName('My list (2)');
});

test('on a phone the counter of the gallery follows the finger; a picture that fails says so', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404|ERR_/);
  await page.setViewportSize(PHONE);
  await page.route(/\/uploads\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${await unitPath()}?lang=en`);
  await expect(page.locator('.gallery .media-none').first()).toContainText('Picture not available');
  await page.locator('.gallery').evaluate((rail) => rail.scrollTo({ left: rail.clientWidth }));
  await expect(page.locator('.gallery-count')).toHaveText(/^2 \/ /);
});
