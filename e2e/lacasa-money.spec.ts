import { readFileSync } from 'node:fs';
import { call, expect, ONE_LANGUAGE, test } from './fixtures.ts';
import { apartmentsOf, own, says, sheetOf, words } from './lacasa-building.ts';

type Dashboard = {
  total: number;
  reserved: number;
  available: number;
  percent: number;
  money: { currency: string; outstanding: number }[];
  unpaid: { label: string }[];
};
const inEnglish = (amount: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(amount);

for (const lang of ONE_LANGUAGE) {
  test.describe(lang, () => {
    const { t, p, d, ui } = words[lang];
    let token: string;
    test.beforeEach(async ({ read, signInAs, expectConsoleErrors }) => {
      await read(lang);
      token = await signInAs('lacasa');
      expectConsoleErrors(/404/);
    });

    test('a payment as a line, a schedule of cheques, a returned one, its receipt; theme and debug', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const apartment = await own(token, 'money', lang, { name: 'Line Test', due: '$1,000.00' });
      await page.goto(`admin/lacasa/floors?apartment=${apartment.id}&debug=1`);
      const sheet = sheetOf(page, apartment, lang);
      await expect(sheet.getByRole('region', { name: t.debug })).toContainText('"reserverId"');
      const themes = [await sheet.getAttribute('data-theme')];
      await sheet.getByRole('button', { name: t.theme }).click();
      themes.push(await sheet.getAttribute('data-theme'));
      expect(themes.toSorted()).toEqual(['dark', 'light']);
      expect(await page.evaluate(() => localStorage.getItem('lc-theme'))).toBe(themes[1]);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(themes[1]);

      const dialog = page.getByRole('dialog');
      await sheet.getByRole('button', { name: p.record }).click();
      await dialog.getByLabel(p.amount).fill('٢٤٩٫٩٩'.replace('٫', '.'));
      await dialog.getByRole('button', { name: p.record }).click();
      await expect(dialog).toBeHidden();
      await expect(sheet).toContainText('USD 249.99');
      await says(page, apartment, /25%/);

      // 750.01 in three cheques: the first takes the remainder, the sum is exact
      await sheet.getByRole('button', { name: p.schedule }).click();
      await expect(dialog.getByLabel(p.total)).toHaveValue('750.01');
      await dialog.getByLabel(p.count).fill('3');
      await dialog.getByLabel(p.firstNumber).fill('100200');
      const cheques = dialog.getByRole('region', { name: p.preview }).getByRole('listitem');
      await expect(cheques).toContainText(['250.01', '250', '250']);
      await expect(cheques).toContainText(['100200', '100201', '100202']);
      await dialog.getByRole('button', { name: p.schedule }).click();
      await expect(dialog).toBeHidden();
      const lines = sheet.locator('.balance-payments > li');
      await expect(lines).toHaveCount(4);
      await expect(lines.filter({ hasText: p.statuses.pending })).toHaveCount(3);
      // pending cheques do not count as paid
      await expect(sheet).toContainText('USD 750.01');
      await says(page, apartment, /25%/);

      const set = async (number: string, action: string) => {
        await lines.filter({ hasText: number }).getByRole('button').click();
        await page.getByRole('menuitem', { name: action, exact: true }).click();
      };
      for (const number of ['100200', '100201', '100202']) {
        await set(number, p.clear);
        await expect(lines.filter({ hasText: number })).toContainText(p.statuses.cleared);
      }
      // paid covers due: fully paid without the mark
      await says(page, apartment, t.statePaid);
      const box = sheet.getByRole('checkbox', { name: t.fullyPaid });
      await expect(box).toBeChecked();
      await expect(sheet).toContainText(t.coveredHint);
      await set('100202', p.giveBack);
      await expect(page.getByText(p.returned, { exact: true })).toBeVisible();
      await expect(lines.filter({ hasText: '100202' })).toContainText(p.statuses.returned);
      await says(page, apartment, /75%/);
      await expect(box).not.toBeChecked();

      await set('100200', p.receipt);
      const paper = page.locator('.document');
      await expect(paper).toContainText('USD 250.01');
      await expect(paper).toContainText('Line Test');
      const theirs = lang === 'ar' ? 'en' : 'ar';
      await page.getByRole('radio', { name: theirs === 'ar' ? ui.arabic : ui.english }).click();
      await expect(paper).toHaveAttribute('dir', theirs === 'ar' ? 'rtl' : 'ltr');
      await expect(paper).toContainText(theirs === 'ar' ? 'سند قبض' : 'Receipt');
      await page.goto(`admin/lacasa/apartments/${apartment.id}/statement`);
      await expect(paper).toContainText(lang === 'ar' ? 'كشف حساب' : 'Statement of account');
      await expect(paper.getByRole('row')).toHaveCount(5);
      await page.getByRole('radio', { name: theirs === 'ar' ? ui.arabic : ui.english }).click();
      await expect(paper).toContainText(theirs === 'ar' ? 'كشف حساب' : 'Statement of account');
      await page.emulateMedia({ media: 'print' });
      for (const left of ['.page-bar', '.sidebar', '.document-tools'])
        await expect(page.locator(left)).toBeHidden();
      await expect(paper).toBeVisible();
    });

    test('photo and contract: progress, failure, view; a 404 is remembered; what is no photo is not shown', async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/500/);
      const apartment = await own(token, 'documents', lang, { name: 'Face Test', due: '$10' });
      const tokens: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'GET' && /apartments\/\d+\/photo\?ts=/.test(request.url()))
          tokens.push(request.headers().authorization ?? '');
      });
      await page.goto(`admin/lacasa/floors?apartment=${apartment.id}`);
      const sheet = sheetOf(page, apartment, lang);
      await expect.poll(() => tokens.length).toBe(1);
      expect(tokens[0]).toMatch(/^Bearer ./);
      await page.keyboard.press('Escape');
      await page.locator(`[data-apartment="${apartment.id}"]`).click();
      await expect(sheet).toContainText('Face Test');

      const choose = async (button: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
        const chooser = page.waitForEvent('filechooser');
        await sheet.getByRole('button', { name: button }).click();
        await (await chooser).setFiles(file);
      };
      const photo = {
        name: 'face.jpg',
        mimeType: 'image/jpeg',
        buffer: readFileSync(new URL('../demo/media/hero/mobile-1.jpg', import.meta.url)),
      };
      await choose(t.photo, { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await expect(sheet).toContainText(t.wrongPhoto);
      let answer: 'hold' | 'refuse' = 'refuse';
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/apartments/*/photo', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        if (answer === 'refuse')
          return route.fulfill({ status: 500, json: { message: 'The server is tired' } });
        await held;
        return route.continue();
      });
      await choose(t.photo, photo);
      await expect(sheet).toContainText(`${t.uploadFailed}: The server is tired`);
      // one request, although the sheet was opened several times
      expect(tokens).toHaveLength(1);
      answer = 'hold';
      await sheet.getByRole('button', { name: ui.retry }).click();
      await expect(sheet.getByRole('progressbar', { name: photo.name })).toBeVisible();
      release();
      await expect(page.getByText(t.uploadedPhoto)).toBeVisible();
      await expect(sheet.getByRole('button', { name: t.changePhoto }).locator('img')).toBeVisible();

      await choose(t.upload, {
        name: 'lease.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      });
      await expect(page.getByText(t.uploadedContract)).toBeVisible();
      const opened = page.waitForEvent('popup');
      const link = page.waitForResponse(/apartments\/\d+\/contract/);
      await sheet.getByRole('button', { name: t.view, exact: true }).click();
      expect((await link).status()).toBe(200);
      await (await opened).close();

      const problems = [
        [{ status: 500, body: 'x' }, 'HTTP 500'],
        [{ status: 200, contentType: 'text/html', body: '<p>' }, 'Unexpected content-type'],
        [{ status: 200, contentType: 'image/png', body: '' }, 'Empty image'],
      ] as const;
      let given: (typeof problems)[number][0] = problems[0][0];
      await page.route(/\/(photo|files\/\d+)\?.*ts=/, (route) => route.fulfill(given));
      await page.reload();
      for (const [wrong, text] of problems) {
        given = wrong;
        await sheet.getByRole('button', { name: ui.retry }).click();
        await expect(sheet.getByRole('alert')).toContainText(t.photoProblem(text));
      }
    });

    test('the dashboard: figures, bars, the top unpaid, per currency; print and export', async ({ page }) => {
      const now = await call<Dashboard>(token, 'GET', '/lacasa/dashboard');
      await page.goto('admin/lacasa/dashboard');
      const strip = page.locator('.figures');
      for (const [name, value] of [
        [d.total, now.total],
        [d.occupancy, `${now.percent}%`],
      ] as const)
        await expect(strip.locator('div').filter({ hasText: name }).first()).toContainText(String(value));
      for (const name of [d.reserved, d.available])
        await expect(strip.locator('dt').getByText(name, { exact: true })).toBeVisible();
      await expect(page.locator('.lacasa-dashboard-floors li')).toHaveCount(10);
      for (const sum of now.money.filter(({ currency }) => currency === 'ILS' || currency === 'JOD'))
        await expect(
          page
            .locator('.lacasa-dashboard-money > div')
            .filter({ has: page.locator('dt', { hasText: sum.currency }) }),
        ).toContainText(inEnglish(sum.outstanding));
      const table = page.getByRole('table', { name: d.unpaid });
      for (const name of Object.values(d.columns))
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
      expect((await table.getByRole('row').count()) - 1).toBeLessThanOrEqual(20);
      const left = (await table.locator('.unpaid-amount b').allTextContents()).map((one) =>
        Number(one.replaceAll(',', '')),
      );
      expect(left).toEqual(left.toSorted((a, b) => b - a));

      for (const [label, name] of [
        [ui.exportCsv, 'lacasa.csv'],
        [ui.exportXlsx, 'lacasa.xlsx'],
      ] as const) {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: ui.exportList }).click();
        await page.getByRole('menuitem', { name: label }).click();
        expect((await saved).suggestedFilename()).toBe(name);
      }

      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.sidebar')).toBeHidden();
      await expect(page.locator('.print-only')).toBeVisible();
      await expect(table).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await table.locator('.unpaid-apartment').first().click();
      await expect(page).toHaveURL(/lacasa\/floors\?apartment=\d+/);
      const first = (await apartmentsOf(token)).find(({ label }) => label === now.unpaid[0]?.label);
      await expect(page.getByRole('heading', { name: first?.label ?? '' })).toBeVisible();
      await expect(page.getByRole('region', { name: t.debug })).toBeHidden();
    });
  });
}
