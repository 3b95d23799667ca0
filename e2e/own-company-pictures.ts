import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { main, ROOT } from '../scripts/run.ts';
import { workbook } from '../server/src/testing/workbook.ts';
import { FIRST_ADMIN, startEmpty } from './empty-server.ts';
import { smallPicture } from './small-pictures.ts';

/** 60 homes on ten floors, as a price list has them. */
const PRICE_LIST = [
  ['Unit', 'Floor', 'Type', 'Bedrooms', 'Bathrooms', 'Area (sqm)', 'Price', 'Currency'],
  ...Array.from({ length: 60 }, (_, at) => {
    const [floor, n] = [1 + Math.floor(at / 6), 1 + (at % 6)];
    return [
      ...[`N-${floor}0${n}`, floor, 'Apartment', 2 + (n % 3), 2, 95 + n * 8],
      ...[78_000 + floor * 1500 + n * 2500, 'JOD'],
    ];
  }),
];

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" rx="180" fill="#17455a"/><circle cx="450" cy="450" r="220" fill="#f3c64a"/></svg>`;

const fill = async (scope: Page | Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await scope.getByLabel(label, { exact: true }).first().fill(value);
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();

async function take(page: Page, name: string): Promise<void> {
  // letters and pictures of the screen
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 1440, height: 900, scale: 0.75 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60, clip });
  await writeFile(join(ROOT, `docs/screenshots/own-company-${name}.webp`), Buffer.from(data, 'base64'));
}

/** The way of docs/own-company.md on an empty server, from the first sign-in to the first quote. */
async function walk(page: Page, site: string): Promise<void> {
  await page.goto(`${site}admin?lang=en`);
  await page.getByLabel(/Username/).fill(FIRST_ADMIN.username);
  await page.locator('input[type=password]').fill(FIRST_ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  await take(page, 'first-steps');

  await page.goto(`${site}admin/company`);
  await fill(page, {
    ...{ 'Name, English': 'Bait Al-Noor Development Co.', 'Name, Arabic': 'شركة بيت النور للتطوير العقاري' },
    ...{ Phone: '+962 6 555 0142', 'City, English': 'Amman', 'City, Arabic': 'عمّان' },
  });
  await press(page, /^Save/);
  await page.waitForTimeout(1500);

  await page.goto(`${site}admin/company/brand`);
  await fill(page, {
    'Short name, English': 'Bait Al-Noor',
    'Short name, Arabic': 'بيت النور',
    Colour: '#1f7a8c',
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'noor.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await page.getByText('made from the first').first().waitFor();
  await press(page, /^Save/);
  await take(page, 'brand');

  await page.goto(`${site}admin/projects/new`);
  await fill(page, {
    ...{ 'Name, English': 'Noor Tower', 'Name, Arabic': 'برج النور' },
    ...{ 'Street, English': 'Zahran Street', 'Street, Arabic': 'شارع زهران' },
  });
  await page.locator('input[type=file]').first().setInputFiles(smallPicture('cover.png', 120));
  await page.getByText('Active', { exact: true }).first().click();
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Project saved').waitFor();

  await page.goto(`${site}admin/projects/1/import`);
  const buffer = await workbook(PRICE_LIST);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').first().setInputFiles({ name: 'prices.xlsx', mimeType, buffer });
  await page.getByRole('button', { name: /Check 60/ }).waitFor();
  await take(page, 'import');
  await press(page, /Check 60/);
  await press(page, /Import 60/);
  await page.getByText('Open the units').waitFor();

  await page.goto(`${site}admin/quotes/new`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('N-304');
  await sheet.getByRole('button', { name: /N-304/ }).click();
  await sheet.getByLabel(/^Name/).fill('Layan Haddad');
  await sheet.getByLabel(/^Phone/).fill('0791234567');
  await press(page, /Make|Quote/);
  await page.getByText('The quote is ready').waitFor();
  await take(page, 'quote');
}

await main(async () => {
  const server = await startEmpty();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    await walk(await browser.newPage({ viewport: { width: 1440, height: 900 } }), server.site);
  } finally {
    await browser.close();
    await server.stop();
  }
});
