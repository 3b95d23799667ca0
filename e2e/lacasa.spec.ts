import { lists } from '@diyar/contract/words/lists';
import { expect, ONE_LANGUAGE, PHONE, test } from './fixtures.ts';
import {
  type Apartment,
  cell,
  floorsOf,
  isFree,
  own,
  says,
  sheetOf,
  withoutBuildings,
  words,
} from './lacasa-building.ts';

for (const lang of ONE_LANGUAGE) {
  test.describe(lang, () => {
    const { t, h, ui } = words[lang];
    let token: string;
    test.beforeEach(async ({ read, signInAs, expectConsoleErrors }) => {
      await read(lang);
      token = await signInAs('superadmin');
      // the photo of a holder without one is requested once, and the browser logs the 404
      expectConsoleErrors(/404/);
    });

    test('the building: ten floors, the figures as filters, a name for every cell; arrows move, Enter opens, Escape closes', async ({
      page,
    }) => {
      const { items, total } = await floorsOf(token);
      await page.goto('admin/lacasa/floors');
      await expect(page.locator('.floors-row')).toHaveCount(10);
      await expect(page.locator('.floors-row').first()).toHaveAttribute('aria-label', t.floor('6'));
      await expect(page.locator('.floors-row').last()).toHaveAttribute('aria-label', t.floor('−3'));
      await expect(page.getByText(t.noApartments)).toBeVisible();
      await expect(page.locator('[data-apartment]')).toHaveCount(total);
      for (const { floor, apartments } of items)
        for (const one of apartments) {
          // other tests change the building meanwhile, so name and cell are read at the same moment
          const [name, shown] = await cell(page, one).evaluate((it) => [
            it.getAttribute('aria-label') ?? '',
            it.textContent ?? '',
          ]);
          const isReserved = shown.includes(lists[lang].unitStatuses.reserved);
          const isSold = shown.includes(lists[lang].unitStatuses.sold);
          expect(name).toContain(one.label);
          expect(name).toContain(String(floor).replace('-', '−'));
          const said = isReserved ? t.stateOpen.split(' (')[0] : isSold ? t.stateSold : t.stateFree;
          expect(name).toContain(said);
          // the state is a word on the cell too, not a colour alone
          if (!isReserved && !isSold) expect(shown).toContain(lists[lang].unitStatuses.available);
        }
      await page.getByRole('radio', { name: new RegExp(t.statusTabs.available) }).click();
      await expect(page).toHaveURL(/show=available/);
      // of the demo: the parking spaces and shops are other tests'
      const reserved = items
        .flatMap((one) => one.apartments)
        .find((one) => one.reserved && one.label.startsWith('A-'));
      if (reserved) await expect(cell(page, reserved)).toHaveClass(/cell--faded/);
      await page.getByRole('radio', { name: new RegExp(t.statusTabs.all) }).click();
      await page.getByRole('searchbox').fill('A-302');
      await expect(page.locator('.cell--faded')).toHaveCount(total - 1);

      const all = items.flatMap((one) => one.apartments);
      const at = (label: string) => cell(page, all.find((one) => one.label === label) as Apartment);
      await page.getByRole('searchbox').fill('');
      await at('A-302').focus();
      await page.keyboard.press('ArrowUp');
      await expect(at('A-402')).toBeFocused();
      // a building is not mirrored: its first column is at the left in both languages
      await page.keyboard.press('ArrowRight');
      await expect(at('A-403')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'A-403' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'A-403' })).toBeHidden();
    });

    test('add, edit, mark fully paid, remove, undo', async ({ page }) => {
      await withoutBuildings(page);
      const apartment = await own(token, 'life', lang);
      await page.goto(`admin/lacasa/floors?apartment=${apartment.id}`);
      await page.getByRole('button', { name: t.add }).click();
      await page.getByRole('button', { name: t.reserve, exact: true }).click();
      await expect(
        page.getByText(lang === 'en' ? 'This field is required.' : 'هذا الحقل مطلوب.'),
      ).toBeVisible();
      await page.getByLabel(ui.name, { exact: true }).fill('Nadia Test');
      await page.getByRole('textbox', { name: ui.phone }).fill('٠٥٩٩١٢٣٤٥٦');
      await page.getByLabel(t.dueAmount).fill('$10,000.00');
      await page.getByLabel(t.paidAmount).fill('$4,000.00');
      await page.getByRole('button', { name: t.reserve, exact: true }).click();
      const sheet = sheetOf(page, apartment, lang);
      await expect(sheet).toContainText('Nadia Test');
      await expect(sheet).toContainText('6,000');
      await says(page, apartment, /40%/);

      await page.getByRole('button', { name: t.edit, exact: true }).click();
      await page.getByLabel(t.paidAmount).fill('$5,000.00');
      await page.getByRole('button', { name: ui.save, exact: true }).click();
      await says(page, apartment, /50%/);

      // marked by the button, unmarked and marked again by the checkbox
      const box = sheet.getByRole('checkbox', { name: t.fullyPaid });
      await page.getByRole('button', { name: t.markFullyPaid }).click();
      await says(page, apartment, t.statePaid);
      await expect(box).toBeChecked();
      const click = async () => {
        await expect(box).not.toHaveAttribute('aria-readonly');
        await sheet.getByText(t.fullyPaid).last().click();
      };
      await click();
      await says(page, apartment, /50%/);
      await expect(box).not.toBeChecked();
      await click();
      await says(page, apartment, t.statePaid);
      await expect(box).not.toHaveAttribute('aria-readonly');

      await page.getByRole('button', { name: t.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
      await isFree(page, apartment, lang);
      await page.getByRole('button', { name: h.undo }).click();
      await expect(sheet).toContainText('Nadia Test');
      await says(page, apartment, t.statePaid);
      await expect(box).toBeChecked();
      await page.getByRole('button', { name: h.historyShow }).click();
      for (const action of ['restored', 'removed', 'edited', 'reserved'] as const)
        await expect(sheet.locator('.apartment-panel-history')).toContainText(h.actions[action]);
      await expect(sheet.locator('.apartment-panel-history')).toContainText(`$4,000.00${h.becomes}$5,000.00`);
    });

    test('with one hand on a phone: reserve, mark and remove at the foot, nothing too wide', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await withoutBuildings(page);
      const apartment = await own(token, 'phone', lang);
      const fits = async () =>
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      const atFoot = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true }).last();
        await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(PHONE.height * 0.75);
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await fits();
        await button.click();
      };
      await page.goto('admin/lacasa/floors');
      await fits();
      await cell(page, apartment).click();
      await atFoot(t.add);
      await page.getByLabel(ui.name, { exact: true }).fill('Phone Test');
      await page.getByRole('textbox', { name: ui.phone }).fill('0599123456');
      await page.getByLabel(t.dueAmount).fill('$500');
      await atFoot(t.reserve);
      // the note about it does not cover the next button
      const note = await page.locator('.toasts-item').boundingBox();
      expect((note?.y ?? PHONE.height) + (note?.height ?? 0)).toBeLessThan(PHONE.height * 0.75);
      const sheet = sheetOf(page, apartment, lang);
      await expect(sheet.getByRole('link', { name: t.call })).toHaveAttribute('href', 'tel:+970599123456');
      // the mark is shown at once; the removal after it waits for the server's answer, however late
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/reservation', async (route) => {
        if (route.request().method() === 'PATCH') await answered;
        await route.continue();
      });
      await atFoot(t.markFullyPaid);
      await expect(sheet.getByRole('checkbox', { name: t.fullyPaid })).toBeChecked();
      await sheet.getByRole('button', { name: t.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
      await isFree(page, apartment, lang);
      answer();
      await expect(page.getByText(t.removed)).toBeVisible();
      await isFree(page, apartment, lang);
    });
  });
}
