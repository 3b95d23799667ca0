import type { Locator, Page } from '@playwright/test';
import type { Project } from '../contract/src/projects.ts';
import { ar as fileWordsAr, en as fileWordsEn } from '../web/app/i18n/admin/files.ts';
import { ar as listWordsAr, en as listWordsEn } from '../web/app/i18n/admin/projects.ts';
import { ar as editorWordsAr, en as editorWordsEn } from '../web/app/i18n/admin/projects-editor.ts';
import { ar as uiWordsAr, en as uiWordsEn } from '../web/app/i18n/admin/ui.ts';
import { ar as unitWordsAr, en as unitWordsEn } from '../web/app/i18n/admin/units.ts';
import { call, expect, LANGS, type Lang, PHONE, test, tokenOf } from './fixtures.ts';

const media = (path: string) => new URL(`../demo/media/${path}`, import.meta.url).pathname;
const PICTURES = ['cover', 'roof', 'side', 'stairs', 'terrace'].map((name) =>
  media(`projects/olive-terraces/${name}.jpg`),
);
const SIX = [...PICTURES, media('interiors/living-1.jpg')];
const LAYOUT = media('layouts/two-bed-92.png');
const VIDEO = media('video/olive-terraces-tour.mp4');

const WORDS = {
  ar: { list: listWordsAr, editor: editorWordsAr, files: fileWordsAr, units: unitWordsAr, ui: uiWordsAr },
  en: { list: listWordsEn, editor: editorWordsEn, files: fileWordsEn, units: unitWordsEn, ui: uiWordsEn },
} as const;
type Texts = (typeof WORDS)['ar'];

/** A field of a pair by its label and language, as both are read aloud. */
const pair = (page: Page, t: Texts, label: string, of: Lang) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}.+${of === 'en' ? t.ui.english : t.ui.arabic}`) });

async function fillRequired(page: Page, t: Texts, nameEn: string, nameAr: string) {
  await pair(page, t, t.editor.fields.name, 'en').fill(nameEn);
  await pair(page, t, t.editor.fields.name, 'ar').fill(nameAr);
  await pair(page, t, t.editor.fields.street, 'en').fill('Olive Lane');
  await pair(page, t, t.editor.fields.street, 'ar').fill('زقاق الزيتون');
}

/** A number by the words before it; an optional one says so behind them. */
const numberOf = (box: Locator, label: string) => box.getByRole('textbox', { name: new RegExp(`^${label}`) });

const choose = (page: Page, files: string[]) =>
  page.locator('main input[type=file]').first().setInputFiles(files);
const tiles = (page: Page) => page.locator('.media > .mt');
const saveInBar = (page: Page, t: Texts) => page.locator('.bar').getByRole('button', { name: t.ui.save });
const next = (page: Page) => page.locator('.foot').getByRole('button').last();
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function setCount(page: Page, t: Texts, count: number) {
  const field = page.getByRole('textbox', { name: t.units.countLabel });
  await field.fill(String(count));
  await field.press('Tab');
}

async function projectNamed(token: string, name: string): Promise<Project> {
  const { items } = await call<{ items: { id: number }[] }>(
    token,
    'GET',
    `/admin/projects?q=${encodeURIComponent(name)}`,
  );
  if (!items[0]) throw new Error(`no project is called ${name}`);
  return call<Project>(token, 'GET', `/admin/projects/${items[0].id}`);
}

const payload = (nameEn: string) => ({
  i18n: { en: { name: nameEn }, ar: { name: `مشروع ${nameEn}` } },
  address: { streetEn: 'Olive Lane', streetAr: 'زقاق الزيتون', cityEn: 'Ramallah', cityAr: 'رام الله' },
});

for (const lang of LANGS) {
  const t = WORDS[lang];
  const stamp = () => `${lang}-${Date.now()}`;

  test.describe(lang, () => {
    test.beforeEach(async ({ read, signInAs }) => {
      await read(lang);
      await signInAs('admin');
    });

    test('a project with six pictures, a layout, a video and five units: create, edit, feature, archive, delete', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const nameEn = `Stone Court ${stamp()}`;
      const nameAr = `حوش الحجر ${stamp()}`;
      const name = lang === 'en' ? nameEn : nameAr;
      const token = await tokenOf('admin');

      await page.goto('admin/projects');
      await page.getByRole('link', { name: t.list.newProject }).click();
      await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(saveInBar(page, t)).toHaveAttribute('aria-disabled', 'true');
      await expect(page.locator('.foot')).toContainText(t.editor.required.nameEn);
      await fillRequired(page, t, nameEn, nameAr);
      await pair(page, t, t.editor.fields.city, 'en').fill('Birzeit');
      await page.getByRole('button', { name: t.ui.copyFromEnglish }).click();
      await expect(pair(page, t, t.editor.fields.city, 'ar')).toHaveValue('Birzeit');
      await expect(pair(page, t, t.editor.fields.name, 'ar')).toHaveValue(nameAr);

      await choose(page, [...SIX, LAYOUT, VIDEO]);
      await expect(tiles(page)).toHaveCount(8);
      await page.getByRole('checkbox', { name: t.files.layoutOf('two-bed-92.png') }).check({ force: true });
      await expect(tiles(page).nth(1)).toHaveAttribute('aria-label', 'two-bed-92.png');
      await page.getByRole('button', { name: t.files.makeMainOf('roof.jpg') }).click({ force: true });
      await expect(tiles(page).first()).toHaveAttribute('aria-label', 'roof.jpg');

      await next(page).click();
      await setCount(page, t, 5);
      await expect(page.locator('.chip')).toHaveCount(5);
      await page.locator('.chip').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.units.labelEn).fill('Apartment A-101');
      await dialog.getByLabel(t.units.labelAr).fill('شقة A-101');
      await numberOf(dialog, t.units.area).fill('8');
      await numberOf(dialog, t.units.area).press('Tab');
      await expect(dialog.getByText(lang === 'en' ? 'At least 10.' : 'لا تقل عن 10.')).toBeVisible();
      await numberOf(dialog, t.units.area).fill('132');
      await numberOf(dialog, t.units.price).fill('164000');
      await numberOf(dialog, t.units.floor).fill('2');
      await dialog.getByLabel(t.units.aboutAr).fill('زاوية هادئة');
      await dialog.locator('input[type=file]').setInputFiles([media('layouts/three-bed-135.png')]);
      await expect(dialog.locator('.mt')).toHaveCount(1);
      await dialog.getByRole('button', { name: t.ui.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('.chip').first()).toContainText('132');

      await next(page).click();
      await expect(page.getByText(t.editor.review.toUpload(9))).toBeVisible();
      // the description of unit 1 has no English, the project none in either language
      await expect(page.locator('.review__s')).toBeVisible();
      await page.locator('.foot').getByRole('button', { name: t.ui.save }).click();
      await expect(page).toHaveURL(/\/admin\/projects$/, { timeout: 120_000 });
      await expect(card(page, name)).toContainText(t.list.free(5, 5));

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

      // edit: nothing is uploaded twice, what is on the server stays as it is
      await card(page, name)
        .getByRole('link', { name: t.list.editOf(name) })
        .click();
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
      await page.getByRole('button', { name: new RegExp(t.editor.status) }).click();
      await page.getByRole('option', { name: t.editor.statuses.archived }).click();
      await saveInBar(page, t).click();
      await expect(card(page, name)).toContainText(t.list.statuses.archived);

      await card(page, name)
        .getByRole('button', { name: t.list.deleteOf(name) })
        .click();
      const confirm = page.getByRole('alertdialog');
      await expect(confirm).toContainText(t.list.deleteTitle);
      await expect(confirm).toContainText(name);
      await confirm.getByRole('button', { name: t.list.deleteProject }).click();
      await expect(card(page, name)).toBeHidden();
    });

    test('an upload can be cancelled and tried again; a failed one too; the others and the form stay', async ({
      page,
      expectConsoleErrors,
    }) => {
      test.setTimeout(120_000);
      expectConsoleErrors(/ERR_FAILED|Failed to load resource/);
      const nameEn = `Retry ${stamp()}`;
      const token = await tokenOf('admin');
      const name = lang === 'en' ? nameEn : `إعادة ${nameEn}`;
      await page.goto('admin/projects/new');
      await fillRequired(page, t, nameEn, `إعادة ${nameEn}`);
      await choose(page, PICTURES.slice(0, 3));

      // the first never gets through, the second breaks, the third arrives
      let sent = 0;
      await page.route('**/api/files', async (route) => {
        sent += 1;
        if (sent === 1) return;
        if (sent === 2) return route.abort();
        return route.continue();
      });
      await saveInBar(page, t).click();
      const row = (file: string) => page.locator('.up').filter({ hasText: file });
      await expect(row('roof.jpg')).toContainText(t.files.connectionLost(0).slice(0, 20));
      await expect(row('side.jpg')).toBeHidden();
      await row('cover.jpg')
        .getByRole('button', { name: new RegExp(t.ui.cancelUpload) })
        .click();
      await expect(row('cover.jpg')).toContainText(t.files.cancelled);
      await expect(page.locator('.foot')).toContainText(t.editor.notUploaded);
      await expect(pair(page, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);

      await row('cover.jpg').getByRole('button', { name: t.ui.retry }).click();
      await row('roof.jpg').getByRole('button', { name: t.ui.retry }).click();
      await expect(row('cover.jpg')).toBeHidden();
      await expect(row('roof.jpg')).toBeHidden();
      await saveInBar(page, t).click();
      await expect(page).toHaveURL(/\/admin\/projects$/);
      await expect(card(page, name)).toBeVisible();
      expect(sent).toBe(5);
      const saved = await projectNamed(token, nameEn);
      expect(saved.gallery).toHaveLength(3);
      await call(token, 'DELETE', `/admin/projects/${saved.id}`);
    });

    test('a draft survives a reload, a closed tab and the end of the session, and can be given up', async ({
      page,
      context,
      signInAs,
      expectConsoleErrors,
    }) => {
      test.setTimeout(120_000);
      expectConsoleErrors(/401/);
      const nameEn = `Draft ${stamp()}`;
      await page.goto('admin/projects/new');
      await fillRequired(page, t, nameEn, 'مسوّدة');
      await choose(page, [PICTURES[0] as string]);
      await next(page).click();
      await setCount(page, t, 2);
      await page.locator('.chip').nth(1).click();
      await page.getByRole('dialog').getByLabel(t.units.aboutEn).fill('Half a sentence');
      await page.reload();

      // back in the dialog, with what was typed
      await expect(page.getByRole('dialog').getByLabel(t.units.aboutEn)).toHaveValue('Half a sentence');
      await page.getByRole('dialog').getByRole('button', { name: t.ui.save }).click();
      await page.getByRole('tab').first().click();
      await expect(pair(page, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);
      await expect(tiles(page)).toHaveCount(1);
      await expect(tiles(page).locator('img')).toHaveJSProperty('complete', true);

      await page.close();
      const again = await context.newPage();
      await signInAs('admin', again);
      await again.goto('admin/projects/new');
      await expect(again.locator('.notice')).toBeVisible();
      await expect(pair(again, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);
      await expect(tiles(again)).toHaveCount(1);

      await again.route('**/api/admin/projects', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 401, json: { message: 'Session expired', code: 'sessionExpired' } })
          : route.continue(),
      );
      await saveInBar(again, t).click();
      const password = again.getByRole('dialog').locator('input[type=password]');
      await password.fill('admin-demo');
      await password.press('Enter');
      await expect(again.getByRole('dialog')).toBeHidden();
      await again.unroute('**/api/admin/projects');
      await expect(pair(again, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);

      await again.locator('.foot').getByRole('button', { name: t.ui.discard }).click();
      await again
        .getByRole('alertdialog')
        .getByRole('button', { name: t.editor.discardDraft, exact: true })
        .click();
      await expect(pair(again, t, t.editor.fields.name, 'en')).toHaveValue('');
      await again.reload();
      await expect(pair(again, t, t.editor.fields.name, 'en')).toHaveValue('');
      await expect(tiles(again)).toHaveCount(0);
    });

    test('what nobody should lose or miss: leaving, newer versions, trimming, limits', async ({
      page,
      expectConsoleErrors,
    }) => {
      test.setTimeout(120_000);
      expectConsoleErrors(/409/);
      const token = await tokenOf('admin');
      const made = await call<Project>(token, 'POST', '/admin/projects', payload(`Stale ${stamp()}`));
      await page.goto(`admin/projects/${made.id}/edit`);
      await pair(page, t, t.editor.fields.name, 'ar').fill('اسمي أنا');

      // leaving asks, staying keeps
      await page.locator('.crumb').click();
      const leave = page.getByRole('alertdialog');
      await expect(leave).toContainText(t.ui.leaveTitle);
      await leave.getByRole('button', { name: t.ui.stay }).click();
      await expect(pair(page, t, t.editor.fields.name, 'ar')).toHaveValue('اسمي أنا');

      // someone else saves: theirs stays, mine is still here
      await call(token, 'PUT', `/admin/projects/${made.id}`, {
        ...payload(made.nameEn),
        status: 'archived',
        version: made.version,
      });
      await expect(page.locator('.notice')).toContainText(t.editor.staleTitle, { timeout: 15_000 });
      await expect(pair(page, t, t.editor.fields.name, 'ar')).toHaveValue('اسمي أنا');
      await page.getByRole('button', { name: t.editor.staleKeep }).click();

      // a count that trims a filled unit asks
      await next(page).click();
      await setCount(page, t, 3);
      await page.locator('.chip').last().click();
      await page.getByRole('dialog').getByLabel(t.units.viewAr).fill('حديقة');
      await page.getByRole('dialog').getByRole('button', { name: t.ui.save }).click();
      await setCount(page, t, 1);
      await expect(page.getByRole('alertdialog')).toContainText(t.units.trimTitle(2));
      await page.getByRole('alertdialog').getByRole('button', { name: t.ui.keep }).click();
      await expect(page.locator('.chip')).toHaveCount(3);
      // Escape cancels the dialog, and once it can be taken back
      await page.locator('.chip').first().click();
      await page.getByRole('dialog').getByLabel(t.units.aboutEn).fill('Typed');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: t.units.undo }).click();
      await expect(page.getByRole('dialog').getByLabel(t.units.aboutEn)).toHaveValue('Typed');
      await page.keyboard.press('Escape');

      await saveInBar(page, t).click();
      await expect(page).toHaveURL(/\/admin\/projects$/);
      const saved = await call<Project>(token, 'GET', `/admin/projects/${made.id}`);
      expect(saved).toMatchObject({ nameAr: 'اسمي أنا', isActive: true });
      expect(saved.units).toHaveLength(3);
      await call(token, 'DELETE', `/admin/projects/${made.id}`);
    });

    test('files that are too many, too large or of another kind are refused in words', async ({ page }) => {
      await page.goto('admin/projects/new');
      const input = page.locator('main input[type=file]').first();
      await input.evaluate((element: HTMLInputElement) => {
        const list = new DataTransfer();
        const large = new File(['x'], 'drone.mp4', { type: 'video/mp4' });
        Object.defineProperty(large, 'size', { value: 201 * 1024 * 1024 });
        const files = [large, new File(['x'], 'notes.txt', { type: 'text/plain' })];
        for (let i = 0; i < 81; i++) files.push(new File(['x'], `p${i}.png`, { type: 'image/png' }));
        for (const file of files) list.items.add(file);
        // a list keeps copies with their real size, so the large one is put back into it
        Object.defineProperty(element, 'files', { value: files });
        element.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await expect(page.getByText(t.files.tooMany)).toBeVisible();
      await expect(page.getByText(t.files.tooLarge('drone.mp4'))).toBeVisible();
      await expect(page.getByText(t.files.wrongType('notes.txt'))).toBeVisible();
      await expect(tiles(page)).toHaveCount(80);
      await page.getByRole('button', { name: t.files.clearAll }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.files.removeAll }).click();
      await expect(tiles(page)).toHaveCount(0);
    });

    test('the list: search, type, nothing found, failures', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/500|404/);
      const refuse = (route: import('@playwright/test').Route) =>
        route.fulfill({ status: 500, json: { message: 'The server is tired', code: 'internal' } });
      await page.goto('admin/projects');
      const first = page.locator('.pc').first();
      await expect(first).toBeVisible();
      await page.getByRole('searchbox').fill('no project is called this');
      await expect(page.getByText(t.list.empty, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t.list.clearFilters }).click();
      await expect(first).toBeVisible();

      await page.route('**/feature', refuse);
      const star = page.locator('.star').first();
      const before = await star.getAttribute('aria-label');
      await star.click();
      await expect(page.getByText(t.list.updateFailed)).toBeVisible();
      await expect(star).toHaveAttribute('aria-label', before ?? '');

      await page.route('**/api/admin/projects/*', refuse);
      await first.getByRole('button', { name: new RegExp(`^${t.ui.delete}`) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.list.deleteProject }).click();
      await expect(page.getByRole('alertdialog')).toContainText(t.list.deleteFailed);
      await page.getByRole('alertdialog').getByRole('button', { name: t.ui.keep }).click();

      await page.route('**/api/admin/projects?*', refuse);
      await page.reload();
      await expect(page.getByText(t.list.loadFailed)).toBeVisible({ timeout: 20_000 });
      await page.unrouteAll();
      await page.getByRole('main').getByRole('button', { name: t.ui.retry }).click();
      await expect(first).toBeVisible();

      for (const path of ['admin/projects/999999', 'admin/projects/999999/edit']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(t.list.notFound)).toBeVisible();
      }
    });

    test('on a phone nothing is wider than the screen', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const token = await tokenOf('admin');
      const { items } = await call<{ items: { id: number }[] }>(token, 'GET', '/admin/projects?size=1');
      const fits = async () =>
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      await page.goto('admin/projects');
      await expect(page.locator('.pc').first()).toBeVisible();
      await fits();
      await page.goto(`admin/projects/${items[0]?.id}`);
      await expect(page.locator('.vfacts')).toBeVisible();
      await fits();
      await page.goto(`admin/projects/${items[0]?.id}/edit`);
      await expect(tiles(page).first()).toBeVisible();
      await fits();
      await next(page).click();
      await expect(page.locator('.chip').first()).toBeVisible();
      await fits();
      await page.locator('.chip').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fits();
      await page.keyboard.press('Escape');
      await next(page).click();
      await expect(page.locator('.rv')).toBeVisible();
      await fits();
    });
  });
}

test('pictures are put in order by keys and by dragging', async ({ page, read, signInAs }) => {
  const t = WORDS.en;
  await read('en');
  await signInAs('admin');
  await page.goto('admin/projects/new');
  await choose(page, PICTURES.slice(0, 4));
  const order = () => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect(tiles(page)).toHaveCount(4);
  const handle = page.getByRole('button', { name: t.files.moveOf('side.jpg') });
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(order).toEqual(['cover.jpg', 'roof.jpg', 'stairs.jpg', 'side.jpg']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(order).toEqual(['cover.jpg', 'side.jpg', 'roof.jpg', 'stairs.jpg']);
  await tiles(page)
    .nth(3)
    .dragTo(tiles(page).nth(1), { targetPosition: { x: 5, y: 40 } });
  await expect.poll(order).toEqual(['cover.jpg', 'stairs.jpg', 'side.jpg', 'roof.jpg']);
});

test('LACASA does not get in', async ({ page, read, signInAs }) => {
  await read('en');
  await signInAs('lacasa');
  await page.goto('admin/projects');
  await expect(page).toHaveURL(/lacasa\/dashboard/);
});
