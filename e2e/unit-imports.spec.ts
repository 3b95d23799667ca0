import type { Page } from '@playwright/test';
import type { Project } from '../contract/src/projects.ts';
import type { UnitImport } from '../contract/src/unit-imports.ts';
import { workbook } from '../server/src/testing/workbook.ts';
import { en as sharedEn } from '../web/app/features/sheet-files/admin/texts.ts';
import { ar as sharedAr } from '../web/app/features/sheet-files/admin/texts-ar.ts';
import { en as importEn } from '../web/app/features/unit-imports/admin/texts.ts';
import { ar as importAr } from '../web/app/features/unit-imports/admin/texts-ar.ts';
import { axeFindings } from './axe.ts';
import { payload } from './editor-page.ts';
import { call, expect, PHONE, test } from './fixtures.ts';

const wordsEn = { ...sharedEn, ...importEn };
const wordsAr = { ...sharedAr, ...importAr };

const unit = (unitNumber: string, price: number) => ({
  unitNumber,
  unitLabelEn: `Apartment ${unitNumber}`,
  unitLabelAr: `شقة ${unitNumber}`,
  bedrooms: 2,
  bathrooms: 2,
  sizeSqm: 138,
  floor: 4,
  price,
  currency: 'USD',
});

const projectWithUnits = (token: string, name: string) =>
  call<Project>(token, 'POST', '/admin/projects', {
    ...payload(`${name} ${Date.now()}`),
    units: [unit('401', 126_000), unit('402', 140_000), unit('403', 140_000)],
  });

const prices = async (token: string, id: number) =>
  Object.fromEntries(
    (await call<Project>(token, 'GET', `/admin/projects/${id}`)).units.map(({ unitNumber, price }) => [
      unitNumber,
      price,
    ]),
  );

/**
 * One row each: changed, as before, new, refused for a price in words, refused for a number that is there twice, a floor
 * in an unknown word, sold.
 */
const ROWS = [
  ['رقم الشقة', 'الطابق', 'غرف', 'حمامات', 'المساحه', 'السعر $', 'حالة', 'ملاحظات', 'لون الباب'],
  ['401', '4', '2', '2', '140', '١٢٩٬٥٠٠', 'متوفر', 'راجع المالك', 'أبيض'],
  ['402', 'الطابق الرابع', '2', '2', '138', '140,000', 'متوفر', '', ''],
  ['501', 'الخامس', '3', '2', '152', '149,000', 'متوفر', '', ''],
  ['403', '4', '2', '2', '138', 'حسب الاتفاق', '', '', ''],
  ['501', '5', '3', '2', '152', '1', '', '', ''],
  ['601', 'الروف', '3', '2', '152', '160,000', '', '', ''],
  ['502', '5', '3', '2', '152', '149,000', 'مباعة', '', ''],
];

const runImport = (token: string, id: number, made: UnitImport) =>
  call(token, 'POST', `/admin/projects/${id}/imports/${made.id}/run`, { digest: made.check?.digest });

const foot = (page: Page) => page.locator('.form-foot-bar');
const filter = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) });

test('in Arabic on a phone: a workbook is imported, and taken back but for what was changed since', async ({
  page,
  read,
  signInAs,
}) => {
  const t = wordsAr;
  await read('ar');
  await page.setViewportSize(PHONE);
  const token = await signInAs('admin');
  const { id } = await projectWithUnits(token, 'Import Court');
  const buffer = await workbook(ROWS, 'أسعار');

  await page.goto(`admin/projects/${id}/import`);
  await expect(page.getByText(t.drop, { exact: true })).toBeVisible();
  expect(await axeFindings(page, 'file')).toEqual([]);
  await page.locator('input[type=file]').setInputFiles({
    name: 'تسعير.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });

  await expect(page.getByText(t.statusNote)).toBeVisible();
  await expect(page.getByText(t.unknown)).toHaveCount(1);
  expect(await axeFindings(page, 'columns')).toEqual([]);
  await page.reload();
  await expect(page.getByText(t.statusNote)).toBeVisible();
  await foot(page)
    .getByRole('button', { name: t.toCheck(7) })
    .click();

  const rows = page.locator('.import-check tbody tr');
  await expect(page.locator('.import-check--changed del')).toHaveText(['138', '126,000', '—']);
  await expect(page.locator('.import-check--changed ins')).toHaveText(['140', '129,500', 'راجع المالك']);
  await expect(page.locator('.import-check--refused')).toHaveCount(3);
  await expect(page.getByText(t.lackingTitle(1))).toBeVisible();
  await expect(page.getByText(t.issues.numberTwice('501', 4))).toBeVisible();
  expect(await axeFindings(page, 'check')).toEqual([]);
  // a word is decided once, a cell is corrected where it stands
  const floor = page.getByRole('textbox', { name: t.wordMeans('الطابق', 'الروف') });
  await floor.fill('6');
  await floor.press('Enter');
  await expect(page.locator('.import-check--refused')).toHaveCount(2);
  const price = page.getByRole('textbox', { name: t.correct('السعر', 5) });
  await price.fill('141000');
  await price.press('Enter');
  await expect(page.locator('.import-check--refused')).toHaveCount(1);
  await filter(page, t.outcomes.new).click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/show=new/);
  await expect(page.getByRole('region', { name: t.visibleTitle })).toContainText(t.visibleUnits(2));

  await foot(page)
    .getByRole('button', { name: t.run(5) })
    .click();
  await expect(page.getByRole('heading', { name: t.doneTitle(5) })).toBeVisible();
  const imported = { 401: 129_500, 402: 140_000, 403: 141_000, 501: 149_000, 502: 149_000, 601: 160_000 };
  expect(await prices(token, id)).toEqual(imported);

  // somebody changes one of the new prices
  const text = 'no\tprice $\n401\t130000';
  await runImport(token, id, await call(token, 'POST', `/admin/projects/${id}/imports`, { text }));
  await page.locator('.import-done').getByRole('button', { name: t.takeBack, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t.cannot(1));
  expect(await axeFindings(page, 'take back', '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: t.takeBack, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t.takenBackTitle })).toBeVisible();
  expect(await prices(token, id)).toEqual({ 401: 130_000, 402: 140_000, 403: 140_000 });
});

test('in English by keyboard alone: cells are pasted, imported and undone; the export changes nothing', async ({
  page,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  const t = wordsEn;
  expectConsoleErrors(/422/);
  await read('en');
  const token = await signInAs('admin');
  const { id } = await projectWithUnits(token, 'Paste Court');
  await page.goto(`admin/projects/${id}/import`);
  await expect(page.getByText(t.drop, { exact: true })).toBeVisible();
  const paste = (text: string) =>
    page.evaluate((cells) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', cells);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);

  await paste('just a sentence');
  await expect(page.locator('.error-summary')).toContainText(t.pasted);
  await paste('No.\tPrice\n401\t127,000\n402\t141,000');
  // neither heading nor cells name a currency: it is asked, and nothing goes on before
  const currency = page.getByRole('button', { name: new RegExp(t.currencyAsked.replace('?', '\\?')) });
  await expect(foot(page)).toContainText(t.currencyMissing);
  await currency.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /USD/ }).press('Enter');
  const next = foot(page).getByRole('button', { name: t.toCheck(2) });
  await expect(next).toBeVisible();
  await next.focus();
  await page.keyboard.press('Enter');
  const run = foot(page).getByRole('button', { name: t.run(2) });
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.doneTitle(2) })).toBeVisible();
  await page.locator('body').press('Control+z');
  await expect(page.getByRole('heading', { name: t.takenBackTitle })).toBeVisible();
  expect(await prices(token, id)).toEqual({ 401: 126_000, 402: 140_000, 403: 140_000 });

  await page.goto(`admin/projects/${id}/changes`);
  await expect(page.locator('.import-batches tbody tr')).toHaveCount(2);
  expect(await axeFindings(page, 'changes')).toEqual([]);

  await page.goto(`admin/projects/${id}/import`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.templateButton }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/paste-court.*\.xlsx$/);
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await foot(page)
    .getByRole('button', { name: t.toCheck(3) })
    .press('Enter');
  await expect(page.getByText(t.nothing, { exact: true })).toBeVisible();
});
