import { expect, LANGS, MOTION, ONE_LANGUAGE, PHONE, test } from './fixtures.ts';
import { hydrated } from './project-page.ts';

test.use(MOTION);

test('language: Arabic by default, ?lang= wins, the cookie remembers; right in the first byte', async ({
  request,
}) => {
  const html = async (path: string, cookie = '') => (await request.get(path, { headers: { cookie } })).text();
  expect(await html('')).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/);
  expect(await html('?lang=en')).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/);
  expect(await html('', 'lang_v2=en')).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/);
  expect(await html('?lang=ar', 'lang_v2=en')).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/);
});

/** Records every language, direction and theme of the document while it is painted. */
async function states(page: import('@playwright/test').Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const { lang, dir, dataset } = document.documentElement;
      if (!document.body || document.documentElement.hidden) return;
      const state = `${lang} ${dir} ${dataset.theme}`;
      if (seen.at(-1) !== state) seen.push(state);
      requestAnimationFrame(note);
    };
    const whenBody = () => (document.body ? note() : requestAnimationFrame(whenBody));
    whenBody();
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

for (const [lang, dir, theme] of [
  ['ar', 'rtl', 'light'],
  ['en', 'ltr', 'dark'],
] as const) {
  test(`no flash: ${lang}, ${theme} from the first frame to the last`, async ({ page, read }) => {
    await read(lang);
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    const seen = await states(page);
    await page.goto('');
    await page.waitForTimeout(500);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await seen()).toEqual([`${lang} ${dir} ${theme}`]);
  });
}

test('the theme follows the system until it is chosen, then the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.locator('header [data-theme-toggle]').first().click();
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
});

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.beforeEach(({ read }) => read(lang));

    test('the phone menu closes on Escape, outside and after a link; the page behind does not scroll', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto('');
      const burger = page.getByRole('button', { name: lang === 'en' ? 'Menu' : 'القائمة' });
      const menu = page.locator('.menu-panel');
      await burger.click();
      await expect(menu).toBeVisible();
      // the tap starts hydration; the menu stays open
      await hydrated(page);
      await page.mouse.wheel(0, 800);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await burger.click();
      await page.mouse.click(lang === 'ar' ? 5 : 385, 800);
      await expect(menu).toBeHidden();
      await burger.click();
      await menu.getByRole('link', { name: lang === 'en' ? 'Contact' : 'تواصل معنا' }).click();
      await expect(menu).toBeHidden();
      await expect(page.locator('#contact')).toBeInViewport();
    });

    if (!ONE_LANGUAGE.includes(lang)) return;

    test('a link to a section works from another page', async ({ page }) => {
      await page.goto('privacy');
      await page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: lang === 'en' ? 'About Diyar' : 'عن ديار' })
        .click();
      await expect(page).toHaveURL(/\/diyar\/?(\?.*)?#?/);
      await expect(page.locator('#company')).toBeInViewport();
    });

    test('an unknown page is a real 404 with two ways on', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/404/);
      const answer = await page.goto('no/such/page');
      expect(answer?.status()).toBe(404);
      const [home, browse] =
        lang === 'en' ? ['Go Home', 'Browse Listings'] : ['إلى الرئيسية', 'تصفّح المشاريع'];
      await expect(page.getByRole('link', { name: browse })).toHaveAttribute('href', /\/properties/);
      await page.getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(/\/diyar\/?(\?.*)?$/);
    });

    test('privacy and terms are real pages, and the footer leads there', async ({ page }) => {
      await page.goto('');
      for (const path of ['privacy', 'terms']) {
        await expect(page.locator(`footer a[href*="/${path}"]`)).toBeVisible();
        await page.goto(path);
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(600);
      }
    });
  });
}

for (const lang of LANGS) {
  test(`${lang}: on a phone no font comes late, which would lay out the page again`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of ['', 'properties', 'projects/olive-terraces']) {
      await page.goto(`${path}?lang=${lang}`);
      // as autofill does, which only the full browser has: it lays out every field, wherever it is
      await page.locator('input').evaluateAll((fields) => {
        for (const field of fields) field.getBoundingClientRect();
      });
      await page.evaluate(() => document.fonts.ready);
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.woff2')),
      );
      const preloaded = page.locator('link[rel="preload"][as="font"]');
      expect(loaded.length).toBeGreaterThan(1);
      expect(new Set(loaded)).toEqual(
        new Set(await preloaded.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))),
      );
    }
  });
}

test('what lies below or beside waits for the pictures of the first view, but never for the reader', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // pictures never arrive, so the page does not finish loading before the test ends
  await page.route(/\/uploads\//, () => {});
  const rail = page.locator('.featured-rail');
  await page.goto('', { waitUntil: 'domcontentloaded' });
  await expect(rail).toHaveCSS('content-visibility', 'hidden');
  await page.mouse.wheel(0, 40);
  await expect(rail).toHaveCSS('content-visibility', 'visible');
  // when the browser restores a scroll position, nothing is deferred
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(rail).toHaveCSS('content-visibility', 'visible');
  await page.goto('properties', { waitUntil: 'domcontentloaded' });
  await page.goto('#projects', { waitUntil: 'domcontentloaded' });
  await expect(rail).toHaveCSS('content-visibility', 'visible');
  // also beside the first picture
  const second = page.locator('.gallery > :nth-child(2)');
  await page.goto('projects/olive-terraces', { waitUntil: 'domcontentloaded' });
  await expect(second).toHaveCSS('content-visibility', 'hidden');
  await page.mouse.wheel(0, 40);
  await expect(second).toHaveCSS('content-visibility', 'visible');
});

test('reduced motion: a section is reached without smooth scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      Object.assign(window, { scrolled: options });
      scroll.call(this, options);
    };
  });
  await page.goto('?lang=en');
  await hydrated(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('#contact')).toBeInViewport();
  expect(await page.evaluate(() => Reflect.get(window, 'scrolled'))).toEqual({ behavior: 'instant' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages are readable and the menu, the languages and the sections work', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.menu-panel')).toBeVisible();
    await page.goto('privacy?lang=en');
    await page.locator('footer .footer-language a').filter({ hasText: 'AR' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});
