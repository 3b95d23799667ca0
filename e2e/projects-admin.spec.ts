import { lists } from '@diyar/contract/words/lists';
import type { Page } from '@playwright/test';
import {
  card,
  choose,
  fillRequired,
  media,
  next,
  numberOf,
  openUnit,
  PICTURES,
  pair,
  projectNamed,
  saveInBar,
  saveUnit,
  setCount,
  tiles,
  unitRows,
  WORDS,
} from './editor-page.ts';
import { beginToWork, call, expect, ONE_LANGUAGE, PHONE, test, tokenOf, walkTo } from './fixtures.ts';
import { smallPicture } from './small-pictures.ts';

const FIVE = [...PICTURES, smallPicture('court.png', 230)];
const COVER = smallPicture('cover.png', 90);
const LAYOUT = smallPicture('layout.png', 240);
const VIDEO = media('video/olive-terraces-tour.mp4');

/** The project is stored, but the answer is lost. */
async function loseOneAnswer(page: Page) {
  await page.route(
    '**/api/admin/projects',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

for (const lang of ONE_LANGUAGE) {
  const t = WORDS[lang];

  test(`${lang}: a project with six pictures, a layout, a video and five units: create, edit, feature, archive, delete`, async ({
    page,
    read,
    signInAs,
    expectConsoleErrors,
  }) => {
    test.setTimeout(180_000);
    expectConsoleErrors(/ERR_FAILED/);
    await read(lang);
    const token = await signInAs('admin');
    const stamp = `${lang}-${Date.now()}`;
    const [nameEn, nameAr] = [`Stone Court ${stamp}`, `حوش الحجر ${stamp}`];
    const name = lang === 'en' ? nameEn : nameAr;

    await page.goto('admin/projects');
    await page.getByRole('link', { name: t.list.newProject }).click();
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(saveInBar(page, t)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.form-foot-bar')).toContainText(t.editor.required.nameEn);
    await fillRequired(page, t, nameEn, nameAr);
    await pair(page, t, t.editor.fields.city, 'en').fill('Birzeit');
    // the cities in use are offered until the field is left
    await pair(page, t, t.editor.fields.city, 'en').press('Tab');
    await page.getByRole('button', { name: t.ui.copyFromEnglish }).click();
    await expect(pair(page, t, t.editor.fields.city, 'ar')).toHaveValue('Birzeit');
    await expect(pair(page, t, t.editor.fields.name, 'ar')).toHaveValue(nameAr);

    await choose(page, [COVER, LAYOUT]);
    await choose(page, VIDEO);
    await choose(page, FIVE);
    await expect(tiles(page)).toHaveCount(8);
    await page.getByRole('checkbox', { name: t.files.layoutOf('layout.png') }).check({ force: true });
    await expect(tiles(page).nth(1)).toHaveAttribute('aria-label', 'layout.png');
    await page.getByRole('button', { name: t.files.makeMainOf('roof.png') }).click({ force: true });
    await expect(tiles(page).first()).toHaveAttribute('aria-label', 'roof.png');

    await next(page).click();
    await setCount(page, t, 5);
    await expect(unitRows(page)).toHaveCount(5);
    await openUnit(page, 0);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.units.labelEn).fill('Apartment A-101');
    await dialog.getByLabel(t.units.labelAr).fill('شقة A-101');
    await numberOf(dialog, t.units.facts.sizeSqm).fill('8');
    await numberOf(dialog, t.units.facts.sizeSqm).press('Tab');
    await expect(dialog.getByText(lang === 'en' ? 'At least 10.' : 'لا تقل عن 10.')).toBeVisible();
    await numberOf(dialog, t.units.facts.sizeSqm).fill('132');
    await numberOf(dialog, t.units.price).fill('164000');
    await numberOf(dialog, t.units.facts.floor).fill('2');
    await dialog.getByLabel(t.units.aboutAr).fill('زاوية هادئة');
    await dialog.locator('input[type=file]').setInputFiles([smallPicture('plan.png', 200)]);
    await expect(dialog.locator('.media-tile')).toHaveCount(1);
    await saveUnit(page, t);
    await expect(dialog).toBeHidden();
    await expect(unitRows(page).first()).toContainText('132');

    await openUnit(page, 1);
    await dialog.getByRole('switch', { name: t.units.availability }).click({ force: true });
    await saveUnit(page, t);
    await page.getByRole('button', { name: t.editor.addFeature }).click();
    await page.locator('[name="features.0.en"]').fill('Lift');
    await page.locator('[name="features.0.ar"]').fill('مصعد');
    await numberOf(page.locator('main'), t.editor.facts.floors).fill('6');

    await next(page).click();
    await expect(page.getByText(t.editor.review.toUpload(9))).toBeVisible();
    // the project has no description in either language, unit 1 none in English
    const { incomplete, inLang } = t.editor.review;
    // seven pictures without a description, beside two texts in English and one in Arabic
    await expect(page.locator('.editor-summary')).toContainText(`${incomplete(9)} ${inLang.en}`);
    await expect(page.locator('.editor-summary')).toContainText(`${incomplete(8)} ${inLang.ar}`);
    await loseOneAnswer(page);
    const save = page.locator('.form-foot-bar').getByRole('button', { name: t.ui.save });
    await save.click();
    await expect(page.locator('.form-foot-bar')).toContainText(t.editor.saveFailed, { timeout: 60_000 });
    await save.click();
    await expect(page).toHaveURL(/\/admin\/projects$/);
    await expect(card(page, name)).toContainText(t.list.free(4, 5));

    const saved = await projectNamed(token, nameEn);
    expect(saved.gallery).toHaveLength(8);
    expect(saved.gallery.filter(({ position }) => position === -1)).toHaveLength(1);
    expect(saved.cover?.fileId).toBe(saved.gallery.find(({ position }) => position === 0)?.fileId);
    expect(saved.gallery.find(({ mimeType }) => mimeType === 'video/mp4')?.posterFileId).toBeTruthy();
    expect(saved.units).toHaveLength(5);
    expect(saved.units[0]).toMatchObject({
      sizeSqm: 132,
      price: 164_000,
      floor: 2,
      unitLabelAr: 'شقة A-101',
    });
    expect(saved.units[0]?.images).toHaveLength(1);
    expect(saved.features).toMatchObject([{ en: 'Lift', ar: 'مصعد' }]);
    expect(saved.building.floors).toBe(6);

    await card(page, name).getByRole('link').first().click();
    const view = page.getByRole('main');
    for (const text of [
      nameEn,
      nameAr,
      'Olive Lane',
      'زقاق الزيتون',
      lists[lang].projectStatuses.active,
      saved.slug,
    ])
      await expect(view).toContainText(text);
    await expect(view.getByText(t.list.openInMaps)).toBeHidden();

    // edit: stored files are not uploaded again
    await page.getByRole('link', { name: t.list.edit, exact: true }).click();
    await pair(page, t, t.editor.fields.description, 'en').fill('Around a court of stone.');
    let uploads = 0;
    page.on('request', (request) => request.url().endsWith('/api/files') && uploads++);
    await saveInBar(page, t).click();
    await expect(page).toHaveURL(/\/admin\/projects$/);
    const edited = await projectNamed(token, nameEn);
    expect(edited.descriptionEn).toBe('Around a court of stone.');
    expect(edited.gallery.map(({ fileId }) => fileId)).toEqual(saved.gallery.map(({ fileId }) => fileId));
    expect(edited.units.map(({ id }) => id)).toEqual(saved.units.map(({ id }) => id));
    expect(uploads).toBe(0);

    await card(page, name)
      .getByRole('button', { name: t.list.featureOf(name) })
      .click();
    await expect(card(page, name)).toContainText(t.list.unfeature);
    await expect.poll(async () => (await projectNamed(token, nameEn)).isFeatured).toBe(true);
    await card(page, name)
      .getByRole('button', { name: t.list.unfeatureOf(name) })
      .click();
    await expect.poll(async () => (await projectNamed(token, nameEn)).isFeatured).toBe(false);

    await card(page, name)
      .getByRole('link', { name: t.list.editOf(name) })
      .click();
    await page
      .getByRole('radio', { name: new RegExp(`^${lists[lang].projectStatuses.archived}`) })
      .check({ force: true });
    await saveInBar(page, t).click();
    await expect(card(page, name)).toContainText(lists[lang].projectStatuses.archived);

    await card(page, name)
      .getByRole('button', { name: t.list.featureOf(name) })
      .click();
    await expect(page.getByText(t.list.featuredHidden, { exact: true })).toBeVisible();

    await card(page, name)
      .getByRole('button', { name: t.list.deleteOf(name) })
      .click();
    const confirm = page.getByRole('alertdialog');
    await expect(confirm).toContainText(t.list.deleteTitle);
    await expect(confirm).toContainText(name);
    await confirm.getByRole('button', { name: t.list.deleteProject }).click();
    await expect(card(page, name)).toBeHidden();
  });
}

test('on a phone nothing is wider than the screen', async ({ page, read, signInAs }) => {
  await page.setViewportSize(PHONE);
  await read('ar');
  await signInAs('admin');
  const token = await tokenOf('admin');
  const { items } = await call<{ items: { id: number }[] }>(token, 'GET', '/admin/projects?size=1&q=olive');
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  await page.goto('admin/projects');
  await expect(page.locator('.projects-card').first()).toBeVisible();
  await fits();
  await walkTo(page, `admin/projects/${items[0]?.id}`);
  await expect(page.locator('.project-view-facts')).toBeVisible();
  await fits();
  // its title is that of the project's page as soon as the project is there
  await page.goto(`admin/projects/${items[0]?.id}/edit`);
  await beginToWork(page);
  await expect(tiles(page).first()).toBeVisible();
  await fits();
  await next(page).click();
  await expect(page.locator('.unit-cards-open').first()).toBeVisible();
  await fits();
  await page.locator('.unit-cards-open').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits();
  await page.keyboard.press('Escape');
  await next(page).click();
  await expect(page.locator('.editor-texts')).toBeVisible();
  await fits();
});
