import { en } from '../web/app/features/users/admin/texts.ts';
import { en as nav } from '../web/app/i18n/admin/nav.ts';
import { expect, test } from './fixtures.ts';

test('after an upgrade the next page is loaded anew; what is being typed stays until then', async ({
  page,
  read,
  signInAs,
}) => {
  await read('en');
  await signInAs('superadmin');
  await page.goto('admin/company');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  const isOld = () => page.evaluate(() => 'isOldPage' in window);
  // the answers of a newer server
  await page.route('**/api/admin/users**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'newer' } });
  });
  const answered = page.waitForResponse(/\/api\/admin\/users/);
  await page.getByRole('button', { name: nav.groups.administration }).click();
  await page.getByRole('link', { name: nav.pages.users }).first().click();
  await answered;
  await page.getByRole('button', { name: en.newUser }).click();
  await page.getByLabel(en.username).fill('half a name');
  await expect(page.getByLabel(en.username)).toHaveValue('half a name');
  expect(await isOld()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: nav.groups.site }).click();
  await page.getByRole('link', { name: nav.pages.company }).first().click();
  await loaded;
  expect(page.url()).toContain('/admin/company');
  expect(await isOld()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
