import type { Company } from '@diyar/contract/company';
import type { Route } from '@playwright/test';
import { ar, en } from '../web/app/features/company/admin/texts.ts';
import { ar as hero } from '../web/app/features/hero/admin/texts.ts';
import { ar as history } from '../web/app/features/history/admin/texts.ts';
import { ar as ui, en as uiEn } from '../web/app/i18n/admin/ui.ts';
import { axeFindings, axeFindingsByTheme } from './axe.ts';
import { call, expect, expectFits, PHONE, test, tokenOf } from './fixtures.ts';
import { smallPicture } from './small-pictures.ts';

const PICTURE = smallPicture('evening.png', 30);

const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'The server is tired', code: 'internal' } });

test.describe('in Arabic', () => {
  const t = ar;
  test.beforeEach(async ({ read, signInAs }) => {
    await read('ar');
    await signInAs('admin');
  });

  test('hero slots: upload with a preview, focal point, captions, delete', async ({
    page,
    expectConsoleErrors,
  }) => {
    test.setTimeout(120_000);
    // 401 at the end, where a change by another test is read after the sign-out
    expectConsoleErrors(/500|401/);
    const slot = 8;
    await page.goto('admin/company');
    for (const device of Object.values(hero.devices))
      await expect(page.getByRole('list', { name: device.name }).getByRole('listitem')).toHaveCount(4);
    const dialog = page.getByRole('dialog');
    // the slots are rendered before their buttons are interactive
    const edit = page.getByRole('button', { name: hero.edit(slot), exact: true }).first();
    await expect(async () => {
      if (!(await dialog.isVisible())) await edit.click({ timeout: 1000 });
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    const picture = dialog.getByRole('button', { name: /%/ });
    const box = await picture.boundingBox();
    if (!box) throw new Error('no picture');
    await picture.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
    await expect(picture).toHaveAccessibleName(ui.focalAt(25, 75));
    await picture.press('ArrowRight');
    await expect(picture).toHaveAccessibleName(ui.focalAt(27, 75));
    await dialog.getByLabel(new RegExp(`^${hero.caption}.*${ui.english}`)).fill('Evening at the terraces');
    await dialog.getByRole('button', { name: ui.save }).click();
    await expect(dialog).toBeHidden();

    await page
      .getByRole('button', { name: hero.edit(slot), exact: true })
      .first()
      .hover();
    await page.getByRole('button', { name: hero.removeOf(slot) }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(hero.removeTitle);
    await page.route(`**/api/hero-media/${slot}`, refuse);
    await question.getByRole('button', { name: hero.remove }).click();
    await expect(question).toContainText(`${hero.deleteFailed}: The server is tired`);
    await page.unrouteAll();
    await question.getByRole('button', { name: hero.remove }).click();
    await expect(page.getByRole('button', { name: hero.addTo(slot) })).toBeVisible();

    await page.route('**/api/uploads', refuse);
    const choose = async () => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: hero.addTo(slot) }).click();
      await (await chooser).setFiles(PICTURE);
    };
    await choose();
    await expect(page.getByText(`${hero.uploadFailed}: The server is tired`)).toBeVisible();
    await page.unrouteAll();
    // a temporary preview with progress until the slot is read from the server
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/uploads', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('listitem').getByRole('button', { name: ui.retry }).click();
    const onItsWay = page.getByRole('listitem').filter({ has: page.getByRole('progressbar') });
    await expect(onItsWay.getByRole('progressbar', { name: hero.slot(slot) })).toBeVisible();
    await expect(onItsWay.locator('img')).toHaveAttribute('src', /^blob:/);
    release();
    await expect(page.getByRole('button', { name: hero.edit(slot), exact: true }).first()).toBeVisible({
      timeout: 60_000,
    });

    // signed out in another tab
    await page.evaluate(() => sessionStorage.removeItem('token'));
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('button', { name: hero.edit(slot), exact: true })
      .first()
      .hover();
    await page.getByRole('button', { name: hero.replaceOf(slot) }).click();
    await (await chooser).setFiles(PICTURE);
    await expect(page.getByText(hero.signInFirst)).toBeVisible();
  });

  test('on a phone nothing is too wide; a picture is replaced from its dialog; Escape asks when its focal point was moved', async ({
    page,
  }) => {
    const slot = 7;
    await page.setViewportSize(PHONE);
    await page.goto('admin/company');
    const picture = page.getByRole('button', { name: hero.edit(slot), exact: true });
    const dialog = page.getByRole('dialog');
    await expect(page.getByLabel(t.facebook, { exact: true })).toBeVisible();
    await expectFits(page);
    await picture.click();
    await dialog.getByRole('button', { name: /%/ }).press('ArrowRight');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: ui.leaveTitle });
    await question.getByRole('button', { name: ui.stay }).click();
    await dialog.getByLabel(new RegExp(`^${hero.caption}.*${ui.english}`)).fill('From the phone');
    await page.route('**/api/uploads', (route) =>
      route.fulfill({ status: 201, json: { fileId: 1, url: '/x' } }),
    );
    await page.route('**/api/hero-media/*', (route) => route.fulfill({ json: {} }));
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      page.waitForEvent('filechooser').then((chooser) => chooser.setFiles(PICTURE)),
      dialog.getByRole('button', { name: hero.replace }).click(),
    ]);
    await expect(dialog).toBeHidden();
    expect(sent.url()).toMatch(new RegExp(`/hero-media/${slot}$`));
    expect(sent.postDataJSON()).toMatchObject({ fileId: 1, captionEn: 'From the phone' });
  });
});

test('two people change the company: who and when, and each field is mine or theirs', async ({
  page,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/409/);
  const other = await tokenOf('superadmin');
  const before = await call<Company>(other, 'GET', '/company');
  const marker = `${Date.now()}`.slice(-4);
  await read('en');
  await signInAs('admin');
  await page.goto('admin/company');
  const [instagram, facebook] = [page.getByLabel(en.instagram), page.getByLabel(en.facebook)];
  await instagram.fill(`https://instagram.com/mine-${marker}`);
  await facebook.fill(`https://facebook.com/mine-${marker}`);
  await call(other, 'PUT', '/company', {
    licence: `T-${marker}`,
    socials: {
      instagram: `https://instagram.com/theirs-${marker}`,
      facebook: `https://facebook.com/theirs-${marker}`,
    },
  });
  // the rest of what they saved arrives at once
  await expect(page.getByLabel(en.facts.licence)).toHaveValue(`T-${marker}`);
  const save = page.getByRole('button', { name: en.save });
  await save.click();
  const dialog = page.getByRole('dialog', { name: /رنا عودة/ });
  await expect(dialog).toContainText(uiEn.conflict.both(2));
  await expect(page.getByRole('button', { name: uiEn.retry })).toHaveCount(0);
  expect(await axeFindingsByTheme(page, 'conflict', '[role=dialog]')).toEqual([]);
  // what was typed stays
  await dialog.getByRole('button', { name: uiEn.conflict.notNow }).click();
  await expect(instagram).toHaveValue(`https://instagram.com/mine-${marker}`);
  await save.click();
  await dialog.getByRole('group', { name: en.facebook }).getByLabel(uiEn.conflict.theirs).check();
  await dialog.getByRole('button', { name: uiEn.conflict.save }).click();
  await expect(dialog).toBeHidden();
  await expect(facebook).toHaveValue(`https://facebook.com/theirs-${marker}`);
  const stored = () => call<Company>(other, 'GET', '/company');
  await expect.poll(stored).toMatchObject({
    licence: `T-${marker}`,
    socials: {
      instagram: `https://instagram.com/mine-${marker}`,
      facebook: `https://facebook.com/theirs-${marker}`,
    },
  });
  const { licence, socials } = before;
  await call(other, 'PUT', '/company', { licence, socials });
});

test('a field of the company comes back from its history', async ({ page, read, signInAs }) => {
  const token = await tokenOf('admin');
  const marker = `${Date.now()}`.slice(-4);
  await call(token, 'PUT', '/company', { licence: `A-${marker}` });
  await call(token, 'PUT', '/company', { licence: `B-${marker}` });
  await read('ar');
  await signInAs('admin');
  await page.goto('admin/company');
  await page.getByRole('link', { name: history.open }).click();
  const newest = page.getByRole('listitem').filter({ hasText: history.current });
  await expect(newest.locator('del')).toContainText(`A-${marker}`);
  await expect(newest.locator('ins')).toContainText(`B-${marker}`);
  expect(await axeFindings(page, 'history')).toEqual([]);
  await newest.getByRole('button', { name: new RegExp(`A-${marker}`) }).click();
  await expect(page.getByText(history.done)).toBeVisible();
  await page.goto('admin/company');
  await expect(page.getByLabel(ar.facts.licence, { exact: true })).toHaveValue(`A-${marker}`);
});
