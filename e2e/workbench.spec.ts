import { ar as find, en as findEn } from '../web/app/features/find/admin/texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, PHONE, test, tokenOf } from './fixtures.ts';

test('finds a person by phone number with the keys alone', async ({ page, read, signInAs }) => {
  const phone = `0597${String(Date.now()).slice(-6)}`;
  await call(await tokenOf('admin'), 'POST', '/public/messages', {
    name: 'Dalia Finder',
    phone,
    message: 'Hello',
  });
  await read('ar');
  await signInAs('admin');
  await page.goto('admin/messages');
  await expect(page.getByRole('button', { name: find.open })).toBeVisible();
  // typed at once, before the dialog is loaded: nothing of it is lost
  let loaded = () => {};
  const waits = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  await page.route('**/assets/find-dialog*.js', async (route) => {
    await waits;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`+970 ${phone.slice(1)}`);
  loaded();
  const field = page.getByRole('combobox', { name: find.label });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`+970 ${phone.slice(1)}`);
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Dalia Finder');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(page, 'find')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/admin\/persons\/\d+$/);
  // it is offered again before anything is typed
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: find.recent })).toContainText('Dalia Finder');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('on a phone it opens from the menu; without a connection pages still work', async ({
  page,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.setViewportSize(PHONE);
  await read('en');
  await signInAs('admin');
  await page.goto('admin/company');
  await page.route('**/api/admin/find**', (route) => route.abort());
  await page.locator('.page-bar-menu button').click();
  await page.getByRole('button', { name: findEn.open, exact: true }).click();
  await page.getByRole('combobox', { name: findEn.label }).fill('inbox');
  await expect(page.getByText(findEn.failed)).toBeVisible();
  await page.getByRole('option', { name: 'Inbox' }).click();
  await expect(page).toHaveURL(/admin\/messages$/);
});
