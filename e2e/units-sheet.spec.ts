import type { Locator, Page } from '@playwright/test';
import type { Project } from '../contract/src/projects.ts';
import type { UnitSheet } from '../contract/src/units.ts';
import { en as sheetWordsEn } from '../web/app/features/unit-sheet/admin/texts.ts';
import { ar as sheetWordsAr } from '../web/app/features/unit-sheet/admin/texts-ar.ts';
import { axeFindings } from './axe.ts';
import { next, numberOf, payload, saveInBar, saveUnit, unitRows, WORDS } from './editor-page.ts';
import { call, expect, PHONE, test } from './fixtures.ts';

const home = (n: number) => ({
  unitNumber: `40${n}`,
  unitLabelEn: `Apartment 40${n}`,
  unitLabelAr: `شقة 40${n}`,
  sizeSqm: 138,
  bedrooms: 2,
  bathrooms: 2,
  price: 126_000,
  currency: 'USD',
});

/** A project with four homes, opened at its units. */
async function openSheet(page: Page, token: string): Promise<Project> {
  const name = `Sheet ${Date.now()}`;
  const units = [1, 2, 3, 4].map(home);
  const made = await call<Project>(token, 'POST', '/admin/projects', { ...payload(name), units });
  await page.goto(`admin/projects/${made.id}/edit`);
  await next(page).click();
  return made;
}

const sheetOf = (token: string, id: number) => call<UnitSheet>(token, 'GET', `/admin/projects/${id}/sheet`);
const cellOf = (row: Locator, col: string) => row.locator(`[data-col=${col}]`);

/** What Ctrl+V does with a text of the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('Arabic, by keyboard alone: prices are typed, a wrong cell stays and blocks only itself, a step is taken back', async ({
  page,
  read,
  signInAs,
}) => {
  const t = sheetWordsAr;
  await read('ar');
  const token = await signInAs('admin');
  const made = await openSheet(page, token);
  const keys = page.keyboard;
  const active = page.locator('.unit-sheet-cell--active');
  const line = page.locator('.unit-sheet-line');

  // one Tab enters the sheet, the next leaves it
  const entry = cellOf(unitRows(page).first(), 'unitLabelAr');
  await page.getByRole('button', { name: t.addUnit }).focus();
  await keys.press('Tab');
  await expect(entry).toBeFocused();
  await keys.press('Tab');
  await expect(page.locator('[role=grid] :focus')).toHaveCount(0);
  await keys.press('Shift+Tab');
  await expect(entry).toBeFocused();

  // later columns are to the left
  for (let i = 0; i < 8; i += 1) await keys.press('ArrowLeft');
  await expect(active).toHaveAttribute('data-col', 'price');
  // Enter edits, what is typed replaces the value, Enter goes down
  await keys.press('Enter');
  await keys.type('١٢٩٬٥٠٠');
  await keys.press('Enter');
  await expect(cellOf(unitRows(page).first(), 'price')).toHaveText('129,500');
  await keys.type('129 ألف');
  await keys.press('ArrowDown');
  await keys.press('ArrowUp');
  await expect(active).toHaveAttribute('aria-invalid', 'true');
  await expect(line).toContainText('129 ألف');
  await expect(line).toContainText(t.attention(1));

  // the third row: edited, restored, filled down to the fourth
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.type('9');
  await keys.press('Escape');
  await expect(cellOf(unitRows(page).nth(2), 'price')).toHaveText('126,000');
  await keys.type('144000');
  await keys.press('Tab');
  await expect(active).toHaveAttribute('data-col', 'currency');
  await keys.press('ArrowRight');
  await keys.press('Shift+ArrowDown');
  await keys.press('Control+d');
  await expect(cellOf(unitRows(page).nth(3), 'price')).toHaveText('144,000');
  await keys.press('Control+z');
  await expect(cellOf(unitRows(page).nth(3), 'price')).toHaveText('126,000');
  await keys.press('Control+y');

  // Space takes the fourth off the site; Alt+Enter opens it, Ctrl+↑ goes to the third
  await keys.press('End');
  await keys.press('ArrowRight');
  await keys.press('Space');
  await keys.press('Alt+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(WORDS.ar.units.position(4, 4));
  await keys.press('Control+ArrowUp');
  await expect(dialog).toContainText(WORDS.ar.units.position(3, 4));
  await keys.press('Escape');
  await expect(dialog).toBeHidden();

  await keys.press('Control+s');
  const left = page.getByRole('alert').filter({ hasText: WORDS.ar.editor.partCells(1) });
  await expect(left).toBeVisible();
  const saved = await sheetOf(token, made.id);
  expect(saved.units.map(({ price, isListed }) => [price, isListed])).toEqual([
    [129_500, true],
    [126_000, true],
    [144_000, true],
    [144_000, false],
  ]);
  // the list leads to the cell, which still has what was typed
  await left.getByRole('button').focus();
  await keys.press('Enter');
  await expect(active).toBeFocused();
  await expect(active).toHaveText('129 ألف');
  await keys.type('130000');
  await keys.press('Enter');
  await keys.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/projects$/);
  expect((await sheetOf(token, made.id)).units[1]?.price).toBe(130_000);
  await call(token, 'DELETE', `/admin/projects/${made.id}`);
});

test('English: a block is pasted, larger than the sheet; prices of several units are raised with a preview', async ({
  page,
  read,
  signInAs,
}) => {
  const t = sheetWordsEn;
  await read('en');
  const token = await signInAs('admin');
  const made = await openSheet(page, token);
  await cellOf(unitRows(page).nth(2), 'unitNumber').click();
  await paste(
    page,
    '403\tApartment\t4\t3\t2\t154\t140000\n404\tshop\t4\t\t1\t140\t$126,500\n405\tParking\t-1\t\t\t14\t12000',
  );
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t.pasteAdd(1) })
    .click();
  await expect(unitRows(page)).toHaveCount(5);
  await expect(unitRows(page).nth(4)).toContainText('Parking 405');
  await expect(page.getByRole('button', { name: t.step(t.undo, t.steps.paste(17)) })).toBeVisible();

  // three rows by pressing and Shift
  await cellOf(unitRows(page).nth(0), 'select').click();
  await cellOf(unitRows(page).nth(2), 'select').click({ modifiers: ['Shift'] });
  await page
    .getByRole('toolbar', { name: t.selected(3) })
    .getByRole('button', { name: t.price })
    .click();
  const dialog = page.getByRole('dialog');
  await numberOf(dialog, t.percent).fill('3');
  await dialog.getByRole('button', { name: new RegExp(t.round) }).click();
  await page.getByRole('option', { name: '500' }).click();
  await expect(dialog.getByRole('row').last()).toContainText('392,000');
  await expect(dialog.getByRole('row').last()).toContainText('404,000');
  expect(await axeFindings(page, 'prices')).toEqual([]);
  await dialog.getByRole('button', { name: t.changePrices(3) }).click();
  await expect(cellOf(unitRows(page).nth(2), 'price')).toHaveText('144,000');
  await page.getByRole('button', { name: t.duplicate }).click();
  await page.getByRole('button', { name: t.delete, exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t.deleteUnits(3) })
    .click();

  await saveInBar(page, WORDS.en).click();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  expect((await sheetOf(token, made.id)).units).toMatchObject([
    { unitNumber: '401', price: 130_000 },
    { unitNumber: '402', price: 130_000 },
    { unitNumber: '403', price: 144_000, sizeSqm: 154, bedrooms: 3, kind: 'apartment' },
    { unitNumber: '404', price: 126_500, kind: 'shop', bedrooms: 0 },
    { unitNumber: '405', price: 12_000, kind: 'parking', floor: -1, unitLabelAr: 'موقف 405' },
  ]);
  await call(token, 'DELETE', `/admin/projects/${made.id}`);
});

test('390 px, Arabic: cards open the dialog; several are selected and withdrawn at the thumb', async ({
  page,
  read,
  signInAs,
}) => {
  const t = sheetWordsAr;
  await page.setViewportSize(PHONE);
  await read('ar');
  const token = await signInAs('admin');
  const made = await openSheet(page, token);
  const cards = page.locator('.unit-cards-open');
  await expect(cards).toHaveCount(4);
  await cards.first().click();
  const dialog = page.getByRole('dialog');
  await numberOf(dialog, WORDS.ar.units.price).fill('١٣١٠٠٠');
  // a press would scroll a button into view that lies beyond the edge
  await expect(dialog.getByRole('button', { name: WORDS.ar.units.saveNext })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: WORDS.ar.units.saveNext }).click();
  await expect(dialog).toContainText(WORDS.ar.units.position(2, 4));
  await numberOf(dialog, WORDS.ar.units.price).fill('132000');
  await saveUnit(page, WORDS.ar);
  await expect(cards.first()).toContainText('131,000');

  await page.getByRole('button', { name: t.select, exact: true }).click();
  await cards.nth(2).click();
  await cards.nth(3).click();
  expect(await axeFindings(page, 'cards')).toEqual([]);
  await page.getByRole('button', { name: t.withdraw }).click();
  await expect(cards.nth(3)).toContainText(t.statuses.withdrawn);
  await page.getByRole('button', { name: t.clearSelection }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await saveInBar(page, WORDS.ar).click();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  const { units } = await sheetOf(token, made.id);
  expect(units.map(({ price, status }) => [price, status])).toEqual([
    [131_000, 'available'],
    [132_000, 'available'],
    [126_000, 'withdrawn'],
    [126_000, 'withdrawn'],
  ]);
  await call(token, 'DELETE', `/admin/projects/${made.id}`);
});
