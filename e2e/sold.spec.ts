import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { en as projectsEn } from '../web/app/features/projects/admin/texts.ts';
import { ar, en } from '../web/app/features/sold/admin/texts.ts';
import { ar as ui } from '../web/app/i18n/admin/ui.ts';
import { call, expect, expectFits, PHONE, test, tokenOf } from './fixtures.ts';
import { makeProject } from './project-page.ts';

const PDF = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'The server is tired', code: 'internal' } });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

test.describe('in Arabic', () => {
  const t = ar;
  test.beforeEach(async ({ read, signInAs }) => {
    await read('ar');
    await signInAs('admin');
  });

  test('columns, search, dates, Clear, Refresh, the total; on a phone nothing is too wide', async ({
    page,
  }) => {
    await page.goto('admin/selled');
    for (const column of Object.values(t.columns))
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${t.totalIs(0).replace('0', '\\d+')}$`))).toBeVisible();
    await page.getByRole('searchbox').fill('nobody bought this');
    await expect(page.getByText(ui.noMatch('nobody bought this'))).toBeVisible();
    await page.getByRole('button', { name: ui.clearSearch }).click();
    await expect(rows(page).first()).toBeVisible();
    const type = async (field: string, day: string) => {
      await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
      await page.keyboard.type(day);
    };
    await type(t.from, '01011990');
    await type(t.to, '01021990');
    await expect(page).toHaveURL(/from=1990-01-01&to=1990-02-01/);
    await expect(page.getByText(ui.noMatchFilters)).toBeVisible();
    await page.getByRole('button', { name: ui.clear, exact: true }).click();
    await expect(rows(page).first()).toBeVisible();
    for (const [label, name] of [
      [ui.exportCsv, 'selled.csv'],
      [ui.exportXlsx, 'selled.xlsx'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: ui.exportList }).click();
      await page.getByRole('menuitem', { name: label }).click();
      expect((await saved).suggestedFilename()).toBe(name);
    }
    const again = page.waitForResponse(/admin\/selled\?/);
    await page.getByRole('button', { name: ui.refresh }).click();
    await again;

    await page.setViewportSize(PHONE);
    await expect(rows(page).first()).toBeVisible();
    await expectFits(page);
  });

  test('add with a contract, view it, remove it', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/500/);
    const name = `Tower ar ${Date.now()}`;
    await page.goto('admin/selled');
    await page.getByRole('banner').getByRole('button', { name: t.add }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: t.add });
    await submit.click();
    await expect(dialog.getByText('أدخل اسم الشقة.').first()).toBeVisible();
    await dialog.getByLabel(t.apartmentName).fill(name);
    await dialog.getByLabel(t.buyerName).fill('Salma Hannoun');
    await dialog.getByLabel(t.buyerPhone).fill('٠٥٩ ٤٠١ ٧٧٢٥');
    const wrong = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: ui.chooseFiles }).click();
    await (await wrong).setFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(dialog.getByRole('alert')).toContainText(t.wrongType('x.txt'));
    // by drag and drop, with the browser's own events
    const folder = test.info().outputPath();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, PDF.name), PDF.buffer);
    const zone = await dialog.locator('.drop-zone').boundingBox();
    const mouse = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await mouse.send('Input.dispatchDragEvent', {
        type,
        x: (zone?.x ?? 0) + 20,
        y: (zone?.y ?? 0) + 20,
        data: { items: [], files: [join(folder, PDF.name)], dragOperationsMask: 1 },
      });
    await expect(dialog.getByText(PDF.name)).toBeVisible();

    const isPost = (route: Route) => route.request().method() === 'POST';
    await page.route('**/api/admin/selled', (route) => (isPost(route) ? refuse(route) : route.fallback()));
    await submit.click();
    await expect(dialog.getByText(`${t.addFailed}: The server is tired`)).toBeVisible();
    await page.unrouteAll();
    await submit.click();
    await expect(dialog).toBeHidden();
    const row = rows(page).filter({ hasText: name });
    // as it was typed
    await expect(row).toContainText('٠٥٩ ٤٠١ ٧٧٢٥');

    const opened = page.waitForEvent('popup');
    const link = page.waitForResponse(/admin\/selled\/\d+\/contract/);
    await row.getByRole('button', { name: t.contractOf(name) }).click();
    expect((await link).status()).toBe(200);
    await (await opened).close();

    await page.route('**/api/admin/selled/*', (route) =>
      route.request().method() === 'DELETE' ? refuse(route) : route.fallback(),
    );
    const ask = async () => {
      await row.getByRole('button', { name: t.deleteOf(name) }).click();
      await expect(page.getByRole('alertdialog')).toContainText(t.deleteTitle);
      await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
    };
    await ask();
    await expect(page.getByText(`${t.deleteFailed}: The server is tired`)).toBeVisible();
    await expect(row).toBeVisible();
    await page.unrouteAll();
    await ask();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(row).toBeHidden();
  });
});

type Project = { units: { isSold: boolean }[] };

test('a real unit: chosen from its project, no longer offered, offered again when removed', async ({
  page,
  read,
  signInAs,
}) => {
  await read('en');
  await signInAs('admin');
  const token = await tokenOf('admin');
  // of this test alone: a unit of the demo may be held meanwhile by another one
  const projectName = `Sold ${Date.now()}`;
  const unitName = 'Apartment S-101';
  const project = await makeProject(
    { en: projectName, ar: projectName },
    {
      units: [
        {
          unitNumber: 'S-101',
          unitLabelEn: unitName,
          unitLabelAr: unitName,
          sizeSqm: 120,
          bedrooms: 3,
          bathrooms: 2,
          price: 95000,
          currency: 'USD',
        },
      ],
    },
  );
  const isSold = async () =>
    (await call<Project>(token, 'GET', `/admin/projects/${project.id}`)).units[0]?.isSold;

  await page.goto('admin/selled');
  await page.getByRole('banner').getByRole('button', { name: en.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: projectsEn.unitChoice.project }).fill(projectName);
  // the list of all projects is there first
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: projectName }).click();
  // the units are loaded after the choice of the project, and until then the list is empty
  const units = dialog.getByRole('button', { name: new RegExp(projectsEn.unitChoice.chooseUnit) });
  await expect(units).toBeEnabled();
  await units.click();
  await page.getByRole('option', { name: unitName, exact: true }).click();
  const name = `${projectName} ${unitName}`;
  await expect(dialog.getByLabel(en.apartmentName)).toHaveValue(name);
  // what the prices of its project are in, as the call takes it
  await expect(dialog.getByRole('button', { name: new RegExp(en.currency) })).toContainText(
    en.currencies.USD,
  );
  // a sign that is typed with the price chooses its currency
  await dialog.getByLabel(en.price).fill('₪350,000');
  await expect(dialog.getByLabel(en.price)).toHaveValue('350,000');
  await expect(dialog.getByRole('button', { name: new RegExp(en.currency) })).toContainText(
    en.currencies.ILS,
  );
  await dialog.getByRole('button', { name: en.add }).click();
  await expect(dialog).toBeHidden();
  expect(await isSold()).toBe(true);

  await rows(page)
    .filter({ hasText: name })
    .first()
    .getByRole('button', { name: en.deleteOf(name) })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: en.remove }).click();
  await expect(page.getByText(en.deleted)).toBeVisible();
  await expect.poll(isSold).toBe(false);
  await project.remove();
});
