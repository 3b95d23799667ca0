import { lists } from '@diyar/contract/words/lists';
import { axeFindings } from './axe.ts';
import { call, expect, ONE_LANGUAGE, test } from './fixtures.ts';
import { apartmentsOf, own, says, sheetOf, words } from './lacasa-building.ts';
import { smallPicture } from './small-pictures.ts';

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
    const { t, m, d, ui } = words[lang];
    let token: string;
    test.beforeEach(async ({ read, signInAs, expectConsoleErrors }) => {
      await read(lang);
      token = await signInAs('lacasa');
      expectConsoleErrors(/404/);
    });

    test('a payment in the sheet, cheques step by step and a void in the account; theme and debug', async ({
      page,
    }) => {
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
      const { payment } = m.forms;
      await sheet.getByRole('button', { name: payment.title }).click();
      await dialog.getByRole('textbox', { name: payment.amount }).fill('٢٤٩٫٩٩');
      await expect(dialog).toContainText('USD 249.99');
      await dialog.getByRole('button', { name: payment.submit, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(sheet.locator('.account-left')).toContainText('750.01');
      await says(page, apartment, /25%/);

      await sheet.getByRole('link', { name: m.title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Line Test/);
      const deal = page.url().match(/deals\/(\d+)/)?.[1];
      await call(token, 'POST', `/admin/deals/${deal}/cheques`, {
        bank: 'Sahel Bank',
        currency: 'USD',
        on: '2026-01-02',
        cheques: [
          { number: `${lang}-1`, dueOn: '2026-02-01', amount: 250.01 },
          { number: `${lang}-2`, dueOn: '2026-03-01', amount: 500 },
        ],
      });
      await page.reload();
      const outstanding = page.locator('.account-left');
      await expect(outstanding).toContainText('750.01');
      expect(await axeFindings(page, `${lang} account`)).toEqual([]);
      const cheque = page.locator('.account-cheque').filter({ hasText: `${lang}-1` });
      const step = async (name: string) => {
        await cheque.getByRole('button', { name, exact: true }).click();
        await dialog.getByRole('button', { name, exact: true }).click();
        await expect(dialog).toBeHidden();
      };
      await step(m.steps.deposited);
      await expect(cheque).toContainText(lists[lang].chequeStatesInText.deposited);
      await expect(outstanding).toContainText('750.01');
      await step(m.steps.cleared);
      await expect(outstanding).toContainText('500');
      await cheque.getByRole('button').click();
      await page.getByRole('menuitem', { name: m.undoStep }).click();
      await expect(outstanding).toContainText('750.01');

      // a void entry stays, with who and why
      const cash = page.locator('.account-entry').filter({ hasText: '249.99' });
      await expect(cash.getByRole('link')).toHaveAttribute('href', /admin\/papers\/\d+/);
      await cash.getByRole('button').click();
      await page.getByRole('menuitem', { name: m.voidAction }).click();
      await expect(dialog.getByRole('button', { name: m.voidKeep })).toBeFocused();
      await dialog.getByLabel(m.why).fill('Another deal');
      await dialog.getByRole('button', { name: m.voidAction, exact: true }).click();
      await expect(outstanding).toContainText('1,000');
      await expect(cash).toContainText('Another deal');
      await expect(cash).toHaveClass(/account-entry--void/);
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
      const photo = smallPicture('face.png', 40);
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
      const figure = (name: string) => strip.locator('div').filter({ hasText: name }).first();
      await expect(figure(d.total)).toContainText(String(now.total));
      // other tests change the building meanwhile
      await expect(async () => {
        const { percent } = await call<Dashboard>(token, 'GET', '/lacasa/dashboard');
        await expect(figure(d.occupancy)).toContainText(`${percent}%`, { timeout: 500 });
      }).toPass();
      for (const name of [d.reserved, d.available])
        await expect(strip.locator('dt').getByText(name, { exact: true })).toBeVisible();
      await expect(page.locator('.building-dashboard-floors li')).toHaveCount(10);
      for (const { currency, outstanding } of now.money.filter((one) => one.currency === 'JOD'))
        await expect(page.locator('.account-totals tr').filter({ hasText: currency })).toContainText(
          inEnglish(outstanding),
        );
      const table = page.getByRole('table', { name: d.unpaid });
      const { since: _, overdue: __, ...columns } = d.columns;
      for (const name of Object.values(columns))
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
