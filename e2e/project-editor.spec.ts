import type { Project } from '../contract/src/projects.ts';
import {
  card,
  choose,
  fillRequired,
  media,
  next,
  openUnit,
  PICTURES,
  pair,
  payload,
  projectNamed,
  saveInBar,
  saveUnit,
  setCount,
  tiles,
  unitRows,
  WORDS,
} from './editor-page.ts';
import { call, expect, test } from './fixtures.ts';

test('an upload can be cancelled and tried again; a failed one too; the others and the form stay', async ({
  page,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  const t = WORDS.en;
  expectConsoleErrors(/ERR_FAILED/);
  await read('en');
  const token = await signInAs('admin');
  const nameEn = `Retry ${Date.now()}`;
  await page.goto('admin/projects/new');
  await fillRequired(page, t, nameEn, `إعادة ${nameEn}`);
  await choose(page, PICTURES.slice(0, 3));

  // the first upload hangs, the second fails, the third succeeds
  let sent = 0;
  await page.route('**/api/files', async (route) => {
    sent += 1;
    if (sent === 1) return;
    if (sent === 2) return route.abort();
    return route.continue();
  });
  await saveInBar(page, t).click();
  const row = (file: string) => page.locator('.upload-list-item').filter({ hasText: file });
  await expect(row('roof.png')).toContainText(t.files.connectionLost(0).slice(0, 20));
  await expect(row('side.png')).toBeHidden();
  await row('gate.png')
    .getByRole('button', { name: new RegExp(t.ui.cancelUpload) })
    .click();
  await expect(row('gate.png')).toContainText(t.files.cancelled);
  await expect(page.locator('.form-foot-bar')).toContainText(t.editor.notUploaded);
  await expect(pair(page, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);

  await row('gate.png').getByRole('button', { name: t.ui.retry }).click();
  await row('roof.png').getByRole('button', { name: t.ui.retry }).click();
  await expect(row('gate.png')).toBeHidden();
  await expect(row('roof.png')).toBeHidden();
  await saveInBar(page, t).click();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  await expect(card(page, nameEn)).toBeVisible();
  expect(sent).toBe(5);
  const saved = await projectNamed(token, nameEn);
  expect(saved.gallery).toHaveLength(3);
  await call(token, 'DELETE', `/admin/projects/${saved.id}`);
});

test('a draft survives a reload, a closed tab and the end of the session, has one tab at a time, and can be given up', async ({
  page,
  context,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  test.setTimeout(120_000);
  const t = WORDS.ar;
  expectConsoleErrors(/401/);
  await read('ar');
  await signInAs('admin');
  const nameEn = `Draft ${Date.now()}`;
  await page.goto('admin/projects/new');
  await fillRequired(page, t, nameEn, 'مسوّدة');
  await choose(page, PICTURES.slice(0, 1));
  await next(page).click();
  await setCount(page, t, 2);
  await openUnit(page, 1);
  await page.getByRole('dialog').getByLabel(t.units.aboutEn).fill('Half a sentence');
  await page.reload();

  // the dialog is open again with the typed text
  await expect(page.getByRole('dialog').getByLabel(t.units.aboutEn)).toHaveValue('Half a sentence');
  await saveUnit(page, t);
  await page.getByRole('tab').first().click();
  await expect(pair(page, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).locator('img')).toHaveJSProperty('complete', true);

  // a second tab asks, then takes the draft over; the first one says so
  const again = await context.newPage();
  await signInAs('admin', again);
  await again.goto('admin/projects/new');
  await expect(again.getByText(t.editor.elsewhereTitle)).toBeVisible();
  await again.getByRole('button', { name: t.editor.elsewhereTake }).click();
  await expect(pair(again, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);
  await expect(page.getByText(t.editor.elsewhereTitle)).toBeVisible();
  await again.close();

  await expect(pair(page, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);
  await page.close();
  const later = await context.newPage();
  await signInAs('admin', later);
  await later.goto('admin/projects/new');
  await expect(later.locator('.notice')).toBeVisible();
  await expect(pair(later, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);
  await expect(tiles(later)).toHaveCount(1);

  await later.route('**/api/admin/projects', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { message: 'Session expired', code: 'sessionExpired' } })
      : route.continue(),
  );
  await saveInBar(later, t).click();
  const password = later.getByRole('dialog').locator('input[type=password]');
  await password.fill('admin-demo');
  await password.press('Enter');
  await expect(later.getByRole('dialog')).toBeHidden();
  await later.unroute('**/api/admin/projects');
  await expect(pair(later, t, t.editor.fields.name, 'en')).toHaveValue(nameEn);

  await later.locator('.form-foot-bar').getByRole('button', { name: t.ui.discard }).click();
  await later
    .getByRole('alertdialog')
    .getByRole('button', { name: t.editor.discardDraft, exact: true })
    .click();
  await expect(pair(later, t, t.editor.fields.name, 'en')).toHaveValue('');
  await later.reload();
  await expect(pair(later, t, t.editor.fields.name, 'en')).toHaveValue('');
  await expect(tiles(later)).toHaveCount(0);
});

test('what nobody should lose or miss: leaving, newer versions, trimming', async ({
  page,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  const t = WORDS.en;
  expectConsoleErrors(/409/);
  await read('en');
  const token = await signInAs('admin');
  const made = await call<Project>(token, 'POST', '/admin/projects', payload(`Stale ${Date.now()}`));
  await page.goto(`admin/projects/${made.id}/edit`);
  await pair(page, t, t.editor.fields.name, 'ar').fill('اسمي أنا');

  // leaving asks; staying preserves the draft
  await page.locator('.page-crumb').click();
  const leave = page.getByRole('alertdialog');
  await expect(leave).toContainText(t.ui.leaveTitle);
  await leave.getByRole('button', { name: t.ui.stay }).click();
  await expect(pair(page, t, t.editor.fields.name, 'ar')).toHaveValue('اسمي أنا');

  // somebody else saves: their version stays, the draft too
  await call(token, 'PUT', `/admin/projects/${made.id}`, {
    ...payload(made.nameEn),
    i18n: { en: { name: made.nameEn }, ar: { name: 'اسمهم هم' } },
    status: 'archived',
    version: made.version,
  });
  await expect(page.locator('.notice')).toContainText('دينا شحادة', { timeout: 15_000 });
  await expect(pair(page, t, t.editor.fields.name, 'ar')).toHaveValue('اسمي أنا');

  // a count that removes a filled unit asks
  await next(page).click();
  await setCount(page, t, 3);
  await openUnit(page, 2);
  await page.getByRole('dialog').getByLabel(t.units.viewAr).fill('حديقة');
  await saveUnit(page, t);
  // Enter asks as well, and does not go on to answer
  const count = page.getByRole('textbox', { name: t.units.countLabel });
  await count.fill('1');
  await count.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(t.units.trimTitle(2));
  await page.getByRole('alertdialog').getByRole('button', { name: t.ui.keep }).click();
  await expect(unitRows(page)).toHaveCount(3);
  // Escape cancels the dialog, and undo restores it once
  await openUnit(page, 0);
  await page.getByRole('dialog').getByLabel(t.units.aboutEn).fill('Typed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: t.units.undo, exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(t.units.aboutEn)).toHaveValue('Typed');
  await page.keyboard.press('Escape');

  // one message: mine or theirs for the name that both changed, the rest is merged
  await saveInBar(page, t).click();
  const merge = page.getByRole('dialog');
  await expect(merge).toContainText(t.ui.conflict.both(1));
  await expect(merge.getByRole('radio', { name: 'اسمي أنا' })).toBeChecked();
  await expect(page.locator('.toasts [role="alert"]')).toBeEmpty();
  await merge.getByRole('button', { name: t.ui.conflict.save }).click();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  const saved = await call<Project>(token, 'GET', `/admin/projects/${made.id}`);
  expect(saved).toMatchObject({ nameAr: 'اسمي أنا', isActive: false });
  expect(saved.units).toHaveLength(3);
  await call(token, 'DELETE', `/admin/projects/${made.id}`);
});

test('pictures are put in order by keys and by dragging; too many, too large or of another kind are refused in words', async ({
  page,
  read,
  signInAs,
}) => {
  const t = WORDS.ar;
  await read('ar');
  await signInAs('admin');
  await page.goto('admin/projects/new');
  await choose(page, PICTURES);
  const order = () => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect(tiles(page)).toHaveCount(4);
  const handle = page.getByRole('button', { name: t.files.moveOf('side.png') });
  await handle.focus();
  // in Arabic later items are to the left
  await page.keyboard.press('ArrowLeft');
  await expect.poll(order).toEqual(['gate.png', 'roof.png', 'stairs.png', 'side.png']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(order).toEqual(['gate.png', 'side.png', 'roof.png', 'stairs.png']);
  const place = tiles(page).nth(1);
  const { width = 0 } = (await place.boundingBox()) ?? {};
  await tiles(page)
    .nth(3)
    .dragTo(place, { targetPosition: { x: width - 5, y: 40 } });
  await expect.poll(order).toEqual(['gate.png', 'stairs.png', 'side.png', 'roof.png']);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.files.downloadOf('side.png') }).click({ force: true });
  expect((await download).suggestedFilename()).toBe('side.png');
  await page.getByRole('button', { name: t.files.removeOf('side.png') }).click({ force: true });
  await expect.poll(order).toEqual(['gate.png', 'stairs.png', 'roof.png']);

  // described in both languages, and one is missing less
  await page.getByRole('button', { name: t.files.missing(3) }).click();
  const dialog = page.getByRole('dialog', { name: t.files.describe });
  for (const [index, text] of ['البوابة', 'The gate'].entries())
    await dialog.getByRole('textbox').nth(index).fill(text);
  await dialog.getByRole('button', { name: t.files.done }).click();
  await expect(page.getByRole('button', { name: t.files.missing(2) })).toBeVisible();

  // dropped from the desktop
  const browser = await page.context().newCDPSession(page);
  await place.hover();
  const { x = 0, y = 0 } = (await place.boundingBox()) ?? {};
  const data = { items: [], files: [media('layouts/two-bed-92.png')], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: x + 60, y: y + 60, data });
  await expect.poll(order).toEqual(['gate.png', 'stairs.png', 'roof.png', 'two-bed-92.png']);

  const input = page.locator('main input[type=file]').first();
  await input.evaluate((element: HTMLInputElement) => {
    const large = new File(['x'], 'drone.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 201 * 1024 * 1024 });
    const files = [large, new File(['x'], 'notes.txt', { type: 'text/plain' })];
    for (let i = 0; i < 77; i++) files.push(new File(['x'], `p${i}.png`, { type: 'image/png' }));
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
