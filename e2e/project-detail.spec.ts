import { ar as unitsAr, en as unitsEn } from '../web/app/features/unit-pages/public/texts.ts';
import { axeFindingsByTheme } from './axe.ts';
import { DESKTOP, DESKTOP_VIEW, expect, LANGS, MOTION, ONE_LANGUAGE, PHONE, test } from './fixtures.ts';
import { hydrated, makeProject, projectOf, stubMaps, WORDS } from './project-page.ts';

test.use(MOTION);

const SLUG = 'olive-terraces';

for (const { lang, device, viewport: size } of DESKTOP_VIEW) {
  const t = WORDS[lang];
  test(`the page of a project: ${lang}, ${device}`, async ({ page, read }) => {
    await read(lang);
    await page.setViewportSize(size);
    await stubMaps(page);
    const project = await projectOf(SLUG);
    await page.goto(`properties/${SLUG}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      lang === 'ar' ? project.nameAr : project.nameEn,
    );
    const { streetEn, streetAr } = project.address;
    for (const word of [t.city, lang === 'ar' ? streetAr : streetEn])
      await expect(page.locator('.detail-head')).toContainText(word);
    const about = lang === 'ar' ? project.descriptionAr : project.descriptionEn;
    await expect(page.locator('.prose p')).toHaveText(about.split('\n\n'));
    await expect(page.getByRole('link', { name: t.back, exact: true })).toHaveAttribute(
      'href',
      /\/properties$/,
    );
    for (const heading of [t.photos, t.layouts])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const [photos, layouts] = [page.locator('.detail-photos > li'), page.locator('.detail-layouts > li')];
    // the cover is the first photo
    await expect(photos).toHaveCount(project.gallery.filter((item) => item.position >= 0).length + 1);
    await expect(layouts).toHaveCount(project.gallery.filter((item) => item.position === -1).length);
    await expect(page.getByText(t.hint)).toBeVisible();
    await expect(page.locator('.unit-list-row')).toHaveCount(project.units.length);
    await expect(page.locator('.detail-features > li')).toHaveText(
      project.features.map((feature) => (lang === 'ar' ? feature.ar : feature.en)),
    );
    const maps = page.getByRole('link', { name: t.maps });
    await expect(maps).toHaveAttribute('href', /google\.com\/maps/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // the map loads only near the viewport
    await hydrated(page);
    await expect(page.locator('.map-card iframe')).toHaveCount(0);
    // the form is sticky; on phones the bar at the bottom is
    await page.locator('.detail-features').scrollIntoViewIfNeeded();
    await expect(
      size === DESKTOP ? page.locator('#book h2') : page.locator('.foot-bar').getByRole('button'),
    ).toBeInViewport();
    await page.locator('.map-card').scrollIntoViewIfNeeded();
    await expect(page.locator('.map-card iframe')).toHaveAttribute('src', /z=15.*output=embed/);
  });

  test(`the lightbox: ${lang}, ${device}`, async ({ page, read }) => {
    await read(lang);
    await page.setViewportSize(size);
    await page.goto(`properties/${SLUG}`);
    await hydrated(page);
    const total = (await projectOf(SLUG)).gallery.filter((item) => item.position >= 0).length + 1;
    if (size === PHONE) {
      // in Arabic carousels start at the right, so 'next' is to the left
      const on = lang === 'ar' ? -390 : 390;
      await expect(page.locator('.gallery-count')).toHaveText(/^1 \//);
      await page
        .locator('.gallery')
        .evaluate((list, left) => list.scrollTo({ left, behavior: 'instant' }), 2 * on);
      await expect(page.locator('.gallery-count')).toHaveText(/^3 \//);
    }
    const opener = page.locator('.detail-photos a').nth(1);
    await opener.click();
    const box = page.getByRole('dialog', { name: t.photos });
    const counter = box.locator('.lightbox-bar bdi');
    await expect(counter).toHaveText(`2 / ${total}`);
    const [forward, backward] = lang === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(forward);
    await expect(counter).toHaveText(`3 / ${total}`);
    await page.keyboard.press(backward);
    await page.keyboard.press(backward);
    await expect(counter).toHaveText(`1 / ${total}`);
    await box.getByRole('link', { name: t.next }).click();
    await box.getByRole('link', { name: t.previous }).click();
    await box.getByRole('link', { name: t.previous }).click();
    await expect(counter).toHaveText(`${total} / ${total}`);

    // focus is trapped and the page does not scroll; both are restored
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      expect(await box.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${SLUG}$`));
  });

  test(`axe finds nothing on the page, its dialog and its lightbox: ${lang}`, async ({ page, read }) => {
    await read(lang);
    await stubMaps(page);
    await page.setViewportSize(size);
    const [unit] = (await projectOf(SLUG)).units;
    // both widths of the page, and each of the overlays in one language
    const overlay =
      lang === 'ar' ? [`?unit=${unit?.id}`, '.unit-dialog:modal'] : ['?photo=2', '.lightbox:modal'];
    for (const [search = '', within = ''] of [[`?choose=${unit?.id}`, 'html'], overlay]) {
      await page.goto(`properties/${SLUG}${search}`);
      await hydrated(page);
      await expect(page.locator(within)).toBeVisible();
      expect(await axeFindingsByTheme(page, search, within)).toEqual([]);
    }
  });
}

// what counts as a swipe, in both directions: contract/src/rules/direction.test.ts
test('a swipe turns the page of the lightbox', async ({ page, read }) => {
  await read('ar');
  await page.setViewportSize(PHONE);
  await page.goto(`properties/${SLUG}?photo=3`);
  await hydrated(page);
  // rendered by the server, it handles keys once it is a modal dialog
  await expect(page.locator('.lightbox:modal')).toBeVisible();
  const counter = page.locator('.lightbox-bar bdi');
  const swipe = async (dx: number) => {
    await page.mouse.move(195, 400);
    await page.mouse.down();
    await page.mouse.move(195 + dx, 400);
    await page.mouse.up();
  };
  await swipe(40);
  await expect(counter).toHaveText(/^4 \//);
  await swipe(-40);
  await expect(counter).toHaveText(/^3 \//);
});

for (const lang of ONE_LANGUAGE) {
  const t = WORDS[lang];
  test(`what is not there, or not any more: ${lang}`, async ({ request }) => {
    const archived = await makeProject(
      { en: `Archived ${lang}`, ar: `مؤرشف ${lang}` },
      { status: 'archived' },
    );
    for (const path of ['projects/999999', `properties/${archived.slug}`]) {
      const answer = await request.get(`${path}?lang=${lang}`);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(t.notFound);
      expect(html).toContain('<meta name="robots" content="noindex"');
    }
    await archived.remove();
  });

  test(`no pictures, no units, a very long name: ${lang}`, async ({ page, read }) => {
    await read(lang);
    const long = 'Residences of the Upper Garden Quarter above the Old Olive Press and the Seven Springs';
    await stubMaps(page);
    const ar = 'مساكن حيّ الحديقة العليا فوق معصرة الزيتون القديمة والينابيع السبعة المطلّة على الوادي';
    const project = await makeProject({ en: long, ar });
    await page.goto(`properties/${project.slug}`);
    for (const size of [{ width: 320, height: 640 }, { width: 820, height: 1180 }, DESKTOP]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lang === 'ar' ? ar : long);
      await expect(page.locator('.unit-list-none')).toContainText(
        lang === 'ar' ? unitsAr.noneYet : unitsEn.noneYet,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await expect(page.getByRole('button', { name: t.send })).toBeDisabled();
    await expect(page.getByLabel(t.name)).toBeDisabled();
    await project.remove();
  });
}

test('both addresses and the number lead to the same page, which names one as its own', async ({
  request,
}) => {
  const { id } = await projectOf(SLUG);
  for (const path of [`projects/${SLUG}`, `properties/${SLUG}`, `projects/${id}`, `properties/${id}`]) {
    const html = await (await request.get(`${path}?lang=en`)).text();
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Olive Terraces');
    expect(html).toMatch(/rel="canonical" href="http[^"]+\/diyar\/properties\/olive-terraces\?lang=en"/);
  }
});

test('search engines get titles, both languages, a real picture and the offers', async ({
  page,
  request,
}) => {
  const { units } = await projectOf(SLUG);
  for (const lang of LANGS) {
    await page.goto(`properties/${SLUG}?lang=${lang}`);
    const head = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name);
    expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(60);
    for (const other of ['ar', 'en', 'x-default'])
      expect(await head(`link[hreflang="${other}"]`, 'href')).toMatch(/^http.*\/properties\/olive-terraces/);
    const picture = await head('meta[property="og:image"]', 'content');
    const answer = await request.get(picture ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const [place, crumbs] = data['@graph'];
    expect(place['@type']).toBe('ApartmentComplex');
    expect(place.offers).toHaveLength(units.length);
    expect(place.offers[0]).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD' });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(crumbs.itemListElement).toHaveLength(3);
  }
});

// The letters of a font have other widths than those of its fallback, which differs between systems. So nothing
// at all moves where no font arrives; where they arrive after the first paint, only the words do.
for (const [fonts, limit] of [
  ['that are missing', 0],
  ['that are late', 0.005],
] as const) {
  test(`nothing on the page moves while it loads, with fonts ${fonts}`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/ERR_FAILED/);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const size of [DESKTOP, PHONE]) {
      const { promise: painted, resolve: deliver } = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await painted;
        await (limit === 0 ? route.abort() : route.continue());
      });
      await page.setViewportSize(size);
      await page.goto(`properties/${SLUG}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      deliver();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(limit);
      await page.unroute(/\.woff2$/);
    }
  });
}

test('a city of one long word stays on a phone', async ({ page }) => {
  const made = await makeProject(
    { en: 'Long City', ar: 'مدينة طويلة' },
    { address: { streetEn: 'First', streetAr: 'الأول', cityEn: 'W'.repeat(37), cityAr: 'و'.repeat(60) } },
  );
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`properties/${made.slug}?lang=en`);
    const where = await page.locator('.detail-where span').boundingBox();
    expect((where?.x ?? 0) + (where?.width ?? 999)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  } finally {
    await made.remove();
  }
});

test('a picture that fails is tried as a film, then replaced by a placeholder', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  const films: string[] = [];
  await page.route(/\/uploads\//, (route) => {
    if (route.request().resourceType() === 'media') films.push(route.request().url());
    return route.abort();
  });
  await page.goto(`properties/${SLUG}?lang=en`);
  await hydrated(page);
  await expect(page.locator('.gallery .media-none').first()).toContainText('Picture not available right now');
  expect(films.some((url) => /\.jpg/.test(url))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Arabic here; project-units covers English
  test('pictures, layouts and the way back are links', async ({ page }) => {
    const t = WORDS.ar;
    await page.goto(`properties/${SLUG}?lang=ar`);
    await page.locator('.detail-photos a').nth(1).click();
    const box = page.getByRole('dialog', { name: t.photos });
    await expect(box.locator('img').first()).toBeVisible();
    await expect(box).toContainText('2 / 11');
    await box.getByRole('link', { name: t.next }).click();
    await expect(box).toContainText('3 / 11');
    await box.getByRole('link', { name: t.close }).click();
    await expect(page.locator('.lightbox')).toHaveCount(0);
    await page.locator('.detail-layouts a').first().click();
    await expect(page.getByRole('dialog', { name: t.layouts })).toBeVisible();
    await page.goto(`properties/${SLUG}?lang=ar`);
    // all units are in the list, also the hidden ones
    await expect(page.locator('.unit-list-row').last()).toBeVisible();
    await expect(page.getByRole('link', { name: t.maps })).toBeVisible();
  });
});
