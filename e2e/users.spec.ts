import { en } from '../web/app/features/users/admin/texts.ts';
import { axeFindings } from './axe.ts';
import { expect, expectFits, PHONE, test } from './fixtures.ts';

test.describe('in English', () => {
  const t = en;
  test.beforeEach(async ({ read, signInAs }) => {
    await read('en');
    await signInAs('superadmin');
  });

  // what is refused, and where it says so: web/app/features/users/admin/users-screen.press.test.tsx
  test('create, refuse a taken name, disable, set a password, delete; on a phone nothing is too wide', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/40[19]|409/);
    const username = `e2e-en-${Date.now()}`;
    await page.goto('admin/users');
    const open = () => page.getByRole('button', { name: t.newUser }).click();
    await open();
    await page.getByLabel(t.username).fill(username);
    await page.getByLabel(t.password, { exact: true }).fill('abcd');
    await page.getByRole('button', { name: t.create }).click();
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toBeVisible();

    await open();
    await page.getByLabel(t.username).fill(username.toUpperCase());
    await page.getByLabel(t.password, { exact: true }).fill('abcd');
    await page.getByLabel(t.password, { exact: true }).press('Enter');
    await expect(page.getByText('This username is already taken.').first()).toBeVisible();
    await expect(page.getByLabel(t.username)).toHaveValue(username.toUpperCase());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await row.getByRole('switch').click({ force: true });
    await expect(row).toContainText(t.disabled);
    await row.getByRole('button', { name: new RegExp(t.setPassword) }).click();
    await page.getByRole('dialog').getByLabel(t.newPassword, { exact: true }).fill('another one');
    await page.getByRole('dialog').getByRole('button', { name: t.setPassword }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await row.getByRole('button', { name: /Delete/ }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Delete this user?');
    await dialog.getByRole('button').last().click();
    await expect(row).toBeHidden();

    const me = page.getByRole('row').filter({ hasText: t.you });
    await me.getByRole('button', { name: /^Edit:/ }).click();
    await expect(page.getByRole('dialog', { name: t.edit })).toBeVisible();
    expect(await axeFindings(page, 'edit a user', '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await expect(page.getByText('lacasa', { exact: true })).toBeVisible();
    await expectFits(page);
  });

  test('a heading orders the list, by mouse and keyboard; the address keeps order and search', async ({
    page,
  }) => {
    await page.goto('admin/users?page=900');
    const names = page.getByRole('row').locator('td strong');
    // a page beyond the last shows the last
    await expect(names.first()).toBeVisible();
    await expect(page).toHaveURL(/admin\/users$/);
    const head = (name: string) => page.getByRole('columnheader', { name });
    await expect(head(t.columns.user)).toHaveAttribute('aria-sort', 'ascending');
    // two that no other test makes or deletes
    await page.getByRole('searchbox').fill('admin');
    await expect(names).toHaveCount(2);
    const before = await names.allTextContents();
    await head(t.columns.user).getByRole('button').click();
    await expect(page).toHaveURL(/sort=-name/);
    await expect(head(t.columns.user)).toHaveAttribute('aria-sort', 'descending');
    await expect(names).toHaveText(before.toReversed());
    await page.getByRole('searchbox').fill('');
    await head(t.columns.lastSignIn).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=-lastSignIn/);
    // somebody signs in with every test; who never did comes last
    await expect(page.getByRole('row').nth(1)).not.toContainText(t.never);
    await page.getByRole('searchbox').fill('lacasa');
    const found = page.getByRole('row').filter({ hasText: 'lacasa' });
    await expect(names).toHaveCount(1);
    await expect(found).toBeVisible();
    await page.reload();
    await expect(found).toBeVisible();
    await expect(names).toHaveCount(1);
    await expect(head(t.columns.lastSignIn)).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('searchbox')).toHaveValue('lacasa');
  });
});
