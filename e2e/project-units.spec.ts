import { ar as unitTexts } from '../web/app/features/unit-pages/public/texts.ts';
import { expect, PHONE, PHONE_VIEW, test } from './fixtures.ts';
import { hydrated, labelOf, projectOf, WORDS } from './project-page.ts';

const SLUG = 'olive-terraces';
const PATH = `properties/${SLUG}`;

for (const { lang, device, viewport } of PHONE_VIEW) {
  const t = WORDS[lang];
  test(`a unit opens its dialog with everything about it: ${lang}, ${device}`, async ({ page, read }) => {
    await read(lang);
    await page.setViewportSize(viewport);
    const { units } = await projectOf(SLUG);
    const unit = units[0];
    if (!unit) throw new Error('the demo has units');
    await page.goto(PATH);
    await hydrated(page);
    const link = page.locator('.unit-list-link').first();
    await link.click();
    const dialog = page.getByRole('dialog', { name: labelOf(unit, lang) });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?unit=${unit.id}$`));
    await expect(dialog.locator('.unit-dialog-nums dd')).toHaveText(
      [unit.bedrooms, unit.bathrooms, unit.sizeSqm].map(String),
    );
    await expect(dialog).toContainText(unit.price ? `$${unit.price.toLocaleString('en')}` : '');
    await expect(dialog).toContainText(lang === 'ar' ? unit.aboutAr : unit.aboutEn);
    await expect(dialog.locator('.unit-dialog-layout img')).toHaveCount(1);
    const photos = unit.images.filter((image) => image.position >= 0).length;
    await expect(dialog.locator('.unit-dialog-thumbs > li')).toHaveCount(photos);
    const counter = dialog.locator('.unit-dialog-nav bdi');
    await expect(counter).toHaveText(`1 / ${photos}`);
    await dialog.getByRole('button', { name: t.next }).click();
    await expect(counter).toHaveText(`2 / ${photos}`);
    await dialog.getByRole('button', { name: t.previous }).click();
    await expect(counter).toHaveText(`1 / ${photos}`);

    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${SLUG}$`));
  });
}

test.describe('in Arabic', () => {
  const t = WORDS.ar;
  test.beforeEach(({ read }) => read('ar'));
  test('a thumbnail changes the picture on wide screens and opens the lightbox on phones', async ({
    page,
  }) => {
    const [unit] = (await projectOf(SLUG)).units;
    await page.goto(`${PATH}?unit=${unit?.id}`);
    await hydrated(page);
    const thumb = page.locator('.unit-dialog-thumbs a').nth(2);
    await thumb.click();
    await expect(page.locator('.unit-dialog-nav bdi')).toHaveText(/^3 \//);
    await expect(thumb).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.locator('.unit-dialog-thumbs a').nth(1).click();
    await expect(page.locator('.lightbox .lightbox-bar bdi')).toHaveText(/^2 \//);
    // Escape closes only the topmost overlay
    await page.keyboard.press('Escape');
    await expect(page.locator('.lightbox')).toHaveCount(0);
    await expect(page.locator('.unit-dialog')).toBeVisible();
    await page.getByRole('link', { name: t.enlarge }).click();
    await expect(page.locator('.lightbox')).toBeVisible();
    // so does the back button
    await page.goBack();
    await expect(page.locator('.lightbox')).toHaveCount(0);
    await expect(page.locator('.unit-dialog')).toBeVisible();
  });

  test('choosing: from the list, back, and from the dialog into the form', async ({ page }) => {
    const { units } = await projectOf(SLUG);
    const [first, second] = units;
    if (!first || !second) throw new Error('the demo has units');
    await page.goto(PATH);
    await hydrated(page);
    const row = page.locator('.unit-list-row').first();
    await row.getByRole('link', { name: `${t.choose} ${labelOf(first, 'ar')}`, exact: true }).click();
    await expect(row).toContainText(t.chosen);
    await expect(page.locator('.booking-unit')).toContainText(labelOf(first, 'ar'));
    await row.locator('.unit-list-act a.btn').click();
    await expect(page.locator('.booking-unit--none')).toBeVisible();
    await page.locator('.unit-list-link').nth(1).click();
    await page.getByRole('dialog').getByRole('link', { name: t.chooseThis }).click();
    await expect(page.locator('.unit-dialog')).toHaveCount(0);
    await expect(page.locator('.booking-unit')).toContainText(labelOf(second, 'ar'));
    await page.setViewportSize(PHONE);
    await expect(page.locator('.foot-bar')).toContainText(labelOf(second, 'ar'));
  });

  test('a unit has its own address, title and picture', async ({ page }) => {
    const { units, nameAr } = await projectOf(SLUG);
    const titles = new Set<string>();
    const pictures = new Set<string | null>();
    const [priced, unpriced] = [units.find(({ price }) => price), units.findLast(({ price }) => !price)];
    if (!priced || !unpriced) throw new Error('the demo has units with and without a price');
    for (const unit of [priced, unpriced]) {
      await page.goto(`${PATH}?unit=${unit.id}&lang=ar`);
      await expect(page.getByRole('dialog', { name: labelOf(unit, 'ar') })).toBeVisible();
      const title = await page.title();
      expect(title).toContain(labelOf(unit, 'ar'));
      expect(title).toContain(nameAr);
      titles.add(title);
      await expect(page.locator('.unit-dialog-price')).toContainText(unit.price ? /\d/ : unitTexts.onRequest);
      pictures.add(await page.locator('meta[property="og:image"]').getAttribute('content'));
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
        'content',
        new RegExp(`/units/${unit.id}\\?lang=ar$`),
      );
    }
    expect([titles.size, pictures.size]).toEqual([2, 2]);
    // the same unit in the other language
    const other = 'en';
    const toOther = page.locator(`header a[hreflang=${other}]`).first();
    await page.goto((await toOther.evaluate((link: HTMLAnchorElement) => link.href)) ?? '');
    await expect(page.getByRole('dialog', { name: labelOf(unpriced, other) })).toBeVisible();
    await page.goto(`${PATH}?unit=999999`);
    await expect(page.locator('.unit-list-gone')).toBeVisible();
  });

  test('a unit that is taken while someone looks shows as reserved', async ({ page }) => {
    await page.clock.install();
    await page.goto(PATH);
    await page.clock.runFor(6_000);
    await hydrated(page);
    const { units } = await projectOf(SLUG);
    const left = units.slice(1);
    await page.route(/\/api\/units\?/, (route) =>
      route.fulfill({ json: { items: left, total: left.length, page: 1, size: 100 } }),
    );
    await page.clock.runFor(61_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('.unit-list-row').first()).toContainText(t.reserved);
    await expect(page.locator('.unit-list-row--off')).toHaveCount(1);
  });
});

test('a long list unfolds', async ({ page }) => {
  const slug = 'city-gate-offices';
  const { units } = await projectOf(slug);
  await page.goto(`properties/${slug}?lang=en`);
  await expect(page.locator('.unit-list-row').nth(7)).toBeVisible();
  await expect(page.locator('.unit-list-row').nth(8)).toBeHidden();
  await page.getByRole('button', { name: `Show all ${units.length} units` }).click();
  await expect(page.locator('.unit-list-row').last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a unit is a page of its own, can be closed and chosen', async ({ page }) => {
    const [unit] = (await projectOf(SLUG)).units;
    if (!unit) throw new Error('the demo has units');
    await page.goto(`${PATH}?lang=en`);
    await page.locator('.unit-list-link').first().click();
    const dialog = page.getByRole('dialog', { name: unit.unitLabelEn });
    await expect(dialog).toContainText(unit.aboutEn);
    await dialog.locator('.unit-dialog-thumbs a').nth(1).click();
    await expect(page.locator('.lightbox')).toContainText('2 / ');
    await page.locator('.lightbox').getByRole('link', { name: 'Close' }).click();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(page.locator('.unit-dialog')).toHaveCount(0);
    await page.locator('.unit-list-row .unit-list-act a.btn').first().click();
    await expect(page.locator('.booking-unit')).toContainText(unit.unitLabelEn);
    await expect(page.locator('.unit-list-row--on')).toHaveCount(1);
  });
});
