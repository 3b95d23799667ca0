import { call, expect, ONE_LANGUAGE, test } from './fixtures.ts';
import { isFree, own, refuse, says, sheetOf, withoutBuildings, words } from './lacasa-building.ts';

const RESERVATION = '**/apartments/*/reservation*';

for (const lang of ONE_LANGUAGE) {
  test.describe(lang, () => {
    const { t, ui } = words[lang];
    let token: string;
    test.beforeEach(async ({ page, read, signInAs, expectConsoleErrors }) => {
      await withoutBuildings(page);
      await read(lang);
      token = await signInAs('superadmin');
      expectConsoleErrors(/404/);
    });

    test('a refused mark and a refused removal go back and say so', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/500/);
      const apartment = await own(token, 'refused', lang, { name: 'Rami Test', due: '$900', paid: '$90' });
      await page.goto(`admin/lacasa/floors?apartment=${apartment.id}`);
      await says(page, apartment, /10%/);
      // a slow network: the optimistic update does not wait
      let asked = Promise.withResolvers<() => void>();
      await page.route(RESERVATION, async (route) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        asked.resolve(resolve);
        await promise;
        await refuse(route);
      });
      const answer = async () => {
        const respond = await asked.promise;
        asked = Promise.withResolvers();
        respond();
      };
      const box = sheetOf(page, apartment, lang).getByRole('checkbox', { name: t.fullyPaid });
      await page.getByRole('button', { name: t.markFullyPaid }).click();
      await says(page, apartment, t.statePaid);
      await expect(box).toBeChecked();
      await answer();
      await expect(page.getByText(t.markFailed)).toBeVisible();
      await says(page, apartment, /10%/);
      await expect(box).not.toBeChecked();

      await page.getByRole('button', { name: t.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
      await isFree(page, apartment, lang);
      await answer();
      await expect(page.getByText(t.removeFailed)).toBeVisible();
      await says(page, apartment, /Rami Test/);

      // adding and editing wait for the server
      await page.getByRole('button', { name: t.edit, exact: true }).click();
      await page.getByLabel(ui.name, { exact: true }).fill('Never Test');
      await page.getByRole('button', { name: ui.save, exact: true }).click();
      await answer();
      await expect(page.getByText(`${t.updateFailed}: The server is tired`)).toBeVisible();
      await says(page, apartment, /Rami Test/);
      await page.unroute(RESERVATION);
      await page.getByRole('button', { name: ui.save, exact: true }).click();
      await says(page, apartment, /Never Test/);
    });

    test('two browsers: each sees the other without a reload, and a stale edit is refused plainly', async ({
      browser,
      page,
      signInAs,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/409/);
      const apartment = await own(token, 'live', lang);
      const context = await browser.newContext({
        baseURL: new URL('.', test.info().project.use.baseURL).href,
      });
      const other = await context.newPage();
      await withoutBuildings(other);
      await signInAs('lacasa', other);
      const streams = [page, other].map((one) => one.waitForResponse(/admin\/events/));
      await page.goto(`admin/lacasa/floors?apartment=${apartment.id}`);
      await other.goto(`admin/lacasa/floors?lang=${lang}&apartment=${apartment.id}`);
      await Promise.all(streams);
      await isFree(other, apartment, lang);

      await page.getByRole('button', { name: t.add }).click();
      await page.getByLabel(ui.name, { exact: true }).fill('Before Test');
      await page.getByRole('button', { name: t.reserve, exact: true }).click();
      await expect(sheetOf(page, apartment, lang)).toContainText('Before Test');
      await expect(sheetOf(other, apartment, lang)).toContainText('Before Test');

      await page.getByRole('button', { name: t.edit, exact: true }).click();
      await other.getByRole('button', { name: t.markFullyPaid }).click();
      await expect(page.getByText(t.changedMeanwhile)).toBeVisible();
      await says(page, apartment, t.statePaid);
      await page.getByLabel(ui.name, { exact: true }).fill('Mine Test');
      await page.getByRole('button', { name: ui.save, exact: true }).click();
      await expect(page.getByText(t.updateFailed)).toBeVisible();
      await page.getByRole('button', { name: t.loadTheirs }).click();
      await expect(page.getByLabel(ui.name, { exact: true })).toHaveValue('Before Test');
      await expect(page.getByRole('checkbox', { name: t.fullyPaid })).toBeChecked();

      await other.getByRole('button', { name: t.remove }).click();
      await other.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
      await expect(page.locator(`[data-apartment="${apartment.id}"]`)).toHaveClass(/cell--f/);
      // a role that may not see former holders has no undo
      await expect(other.getByRole('button', { name: words[lang].h.undo })).toBeHidden();
      await context.close();
    });
  });
}

test.describe('calls', () => {
  test.beforeEach(async ({ page, read }) => {
    await withoutBuildings(page);
    await read('en');
  });
  const { t } = words.en;

  test('on a slow network the mark stands at once and the upload shows how far it is', async ({
    page,
    signInAs,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/404/);
    const token = await signInAs('lacasa');
    const apartment = await own(token, 'calls', 'en', { name: 'Slow Test', due: '$100' });
    await page.goto(`admin/lacasa/floors?apartment=${apartment.id}`);
    const sheet = sheetOf(page, apartment, 'en');
    await expect(sheet).toContainText('Slow Test');
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: 50_000,
      uploadThroughput: 40_000,
    });
    const { promise: looked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') await looked;
      await route.continue();
    });
    await page.getByRole('button', { name: t.markFullyPaid }).click();
    await expect(sheet.getByRole('checkbox', { name: t.fullyPaid })).toBeChecked();
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: t.upload }).click();
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(75_000, 'x'),
      Buffer.from('\n%%EOF\n'),
    ]);
    await (await chooser).setFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdf });
    const progress = sheet.getByRole('progressbar', { name: 'lease.pdf' });
    await expect
      .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position))
      .toBeGreaterThan(0.1);
    expect(await progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBeLessThan(1);
    await expect(page.getByText(t.uploadedContract)).toBeVisible({ timeout: 20_000 });
    const saved = await call<{ items: { apartments: { id: number; isFullyPaid: boolean }[] }[] }>(
      token,
      'GET',
      '/lacasa/floors',
    );
    const now = saved.items.flatMap((one) => one.apartments).find((one) => one.id === apartment.id);
    expect(now?.isFullyPaid).toBe(true);
  });
});
