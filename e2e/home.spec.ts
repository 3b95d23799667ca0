import type { Locator, Page } from '@playwright/test';
import { expect, type Lang, MOTION, ONE_LANGUAGE, PHONE_VIEW, test } from './fixtures.ts';
import { hydrated, stubMaps } from './project-page.ts';

test.use(MOTION);

const WORDS = {
  en: {
    title: 'Homes of stone and light',
    browse: 'Browse Properties',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    slide: 'Slide',
    featured: 'Selected projects',
    count: '4 listing(s)',
    all: 'View All',
    list: 'All Projects',
    next: 'Next',
    previous: 'Previous',
    company: 'We build as if we were moving in',
    address: 'Ramallah',
    maps: 'Open in Google Maps',
  },
  ar: {
    title: 'بيوت من حجر وضوء',
    browse: 'تصفّح المشاريع',
    pause: 'إيقاف العرض',
    play: 'تشغيل العرض',
    slide: 'الصورة',
    featured: 'مشاريع مختارة',
    count: '4 مشاريع',
    all: 'كل المشاريع',
    list: 'كل المشاريع',
    next: 'التالي',
    previous: 'السابق',
    company: 'نبني كأننا سنسكن',
    address: 'رام الله',
    maps: 'افتح في خرائط Google',
  },
} as const satisfies Record<Lang, Record<string, string>>;

const bars = (page: Page) => page.locator('.hero-bars ol button');
/** The index of the current slide. */
const shown = (page: Page) =>
  bars(page).evaluateAll((all) => all.findIndex((bar) => bar.getAttribute('aria-current') === 'true'));
const picture = (page: Page) =>
  page
    .locator('.hero-pic')
    .evaluateAll((all) => all.findIndex((one) => one.classList.contains('hero-pic--on')));

/** Replaces the browser's clock: time advances only by the test, and the first slide starts now. */
async function openStill(page: Page) {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto('');
  await hydrated(page);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await bars(page).first().click();
  await letGo(page);
  await expect.poll(() => shown(page)).toBe(0);
}

/** Moves pointer and focus out of the slideshow; the header covers it without being part of it. */
async function letGo(page: Page) {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(12, 12);
}

type Slot = { id: number; url: string; captionEn: string; captionAr: string; focalX: number; focalY: number };

/** Each device has its own slots and focal points. */
async function expectPictureOf(page: Page, slot: number, lang: Lang) {
  const img = page.locator('.hero-pic--on img');
  const { items } = (await (await page.request.get('../api/hero-media')).json()) as { items: Slot[] };
  const item = items.find(({ id }) => id === slot);
  if (!item) throw new Error('the demo fills all twelve slots');
  const key = item.url.match(/uploads\/(\w+)/)?.[1] ?? 'none';
  await expect.poll(() => img.evaluate((one) => (one as HTMLImageElement).currentSrc)).toContain(key);
  await expect(img).toHaveCSS(
    'object-position',
    [item.focalX, item.focalY].map((share) => `${Math.round(share * 100)}%`).join(' '),
  );
  await expect(img).toHaveAttribute('alt', lang === 'ar' ? item.captionAr : item.captionEn);
}

/** The card at the start of the rail. */
const atStart = (rail: Locator, lang: Lang) =>
  rail.evaluate((list, rtl) => {
    const box = list.getBoundingClientRect();
    const pad = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
    const off = [...list.children].map((item) => {
      const { left, right } = item.getBoundingClientRect();
      return Math.abs(rtl ? box.right - pad - right : left - box.left - pad);
    });
    return off.indexOf(Math.min(...off));
  }, lang === 'ar');

/** With a clock of the test's own. It does not depend on the language. */
function slideshow(t: (typeof WORDS)[Lang]) {
  test('the slideshow advances every 6 seconds and wraps, pauses by its button, shows the slide of a bar', async ({
    page,
  }) => {
    await openStill(page);
    await expect(bars(page)).toHaveCount(4);
    for (const next of [1, 2, 3, 0]) {
      await page.clock.runFor(5_800);
      expect(await shown(page)).toBe((next + 3) % 4);
      await page.clock.runFor(200);
      await expect.poll(() => shown(page)).toBe(next);
      expect(await picture(page)).toBe(next);
    }
    await page.getByRole('button', { name: t.pause }).click();
    await letGo(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(0);
    await bars(page).nth(2).click();
    await expect.poll(() => shown(page)).toBe(2);
    expect(await picture(page)).toBe(2);
    await expect(bars(page).nth(2)).toHaveAccessibleName(new RegExp(`^${t.slide} 3`));
    await page.getByRole('button', { name: t.play }).click();
    await letGo(page);
    await page.clock.runFor(6_200);
    await expect.poll(() => shown(page)).toBe(3);
  });

  test('reduced motion: the slides stand still until a bar is pressed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(0);
    await bars(page).nth(1).click();
    await expect.poll(() => shown(page)).toBe(1);
    // no other animation runs either
    await expect(page.locator('.hero-pic--on')).toHaveCSS('transition-duration', '0s');
    await expect(page.locator('.hero-pic--on img')).toHaveCSS('animation-name', 'none');
  });
}

for (const { lang, device, viewport } of PHONE_VIEW) {
  const t = WORDS[lang];
  test.describe(`${lang}, ${device}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ read, page }) => {
      await stubMaps(page);
      await read(lang);
    });

    if (ONE_LANGUAGE.includes(lang)) slideshow(t);

    test('hero, featured projects in reading direction, company, map and address', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('');
      await hydrated(page);
      const hero = page.locator('.hero');
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(t.title);
      await expect(hero.locator('.hero-side p')).not.toBeEmpty();
      await expect(hero.getByRole('link', { name: t.browse })).toHaveAttribute('href', /\/properties/);
      await expectPictureOf(page, device === 'phone' ? 9 : 1, lang);
      if (device === 'desktop') {
        await page.setViewportSize({ width: 820, height: 1180 });
        await expectPictureOf(page, 5, lang);
        await page.setViewportSize(viewport);
      }

      const section = page.locator('#projects');
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(t.featured);
      await expect(section.locator('.featured-count')).toHaveText(t.count);
      const rail = section.getByRole('list', { name: t.featured });
      await expect(rail.getByRole('listitem')).toHaveCount(4);
      expect(await atStart(rail, lang)).toBe(0);

      const [previous, next] = [t.previous, t.next].map((name) =>
        section.getByRole('button', { name, exact: true }),
      ) as [Locator, Locator];
      await expect(previous).toBeDisabled();
      await next.click();
      await expect.poll(() => atStart(rail, lang)).toBe(1);
      await previous.click();
      await expect.poll(() => atStart(rail, lang)).toBe(0);

      const [forward, backward] = lang === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const links = rail.getByRole('link');
      await links.first().focus();
      await page.keyboard.press(forward);
      await expect(links.nth(1)).toBeFocused();
      await expect.poll(() => atStart(rail, lang)).toBe(1);
      await page.keyboard.press(backward);
      await expect(links.first()).toBeFocused();
      await expect.poll(() => atStart(rail, lang)).toBe(0);

      await expect(page.locator('#company').getByRole('heading', { level: 2 })).toHaveText(t.company);
      expect((await page.locator('#company p').first().innerText()).length).toBeGreaterThan(40);
      const contact = page.locator('#contact');
      await contact.locator('.contact-section-office').scrollIntoViewIfNeeded();
      await expect(contact.locator('.contact-section-office')).toContainText(t.address);
      await expect(contact.getByRole('link', { name: t.maps })).toHaveAttribute('href', /google/);
      await expect(contact.locator('.contact-section-place iframe')).toHaveAttribute(
        'src',
        /z=16.*output=embed/,
      );
      for (const way of ['https://wa.me/', 'tel:+', 'mailto:'])
        await expect(contact.locator(`.reach a[href^="${way}"]`)).toBeVisible();

      await section.getByRole('link', { name: t.all, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.list);
    });
  });

  test(`${lang}: search engines read the company, and shared pages have a picture`, async ({ request }) => {
    const html = await (await request.get(`?lang=${lang}`)).text();
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const [agent] = (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(agent).toMatchObject({ '@type': 'RealEstateAgent', telephone: expect.stringMatching(/\d/) });
    expect(agent?.url).toMatch(new RegExp(`^http.*/diyar\\?lang=${lang}$`));
    const pictureOf = (page: string) => /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? 'none';
    for (const path of ['privacy', 'terms']) {
      const page = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(page).toContain('"@type":"BreadcrumbList"');
      expect(page).toMatch(new RegExp(`rel="canonical" href="http[^"]+/${path}\\?lang=${lang}"`));
      for (const other of ['ar', 'en', 'x-default']) expect(page).toContain(`hrefLang="${other}"`);
      expect((await request.get(pictureOf(page))).headers()['content-type']).toMatch(/^image\//);
    }
    expect((await request.get(pictureOf(html))).headers()['content-type']).toMatch(/^image\//);
  });
}

test('the pointer over the slideshow holds it', async ({ page, read }) => {
  await read('en');
  await openStill(page);
  await page.mouse.move(400, 300);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(0);
  await letGo(page);
  await page.clock.runFor(6_200);
  await expect.poll(() => shown(page)).toBe(1);
});
