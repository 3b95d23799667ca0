import { ar } from '../web/app/features/secret-addresses/admin/texts.ts';
import { ar as nav } from '../web/app/i18n/admin/nav.ts';
import { axeFindings } from './axe.ts';
import { API, call, expect, PHONE, test, tokenOf } from './fixtures.ts';

test('SUPERADMIN sees the secret links of others, and ends one', async ({ page, read, signInAs }) => {
  await read('ar');
  const owner = await signInAs('superadmin');
  const username = `calendar-${Date.now()}`;
  await call(owner, 'POST', '/admin/users', { username, password: 'three plain words' });
  const { path } = await call<{ path: string }>(
    await tokenOf(username, 'three plain words'),
    'POST',
    '/admin/calendar',
  );
  const opened = async () => (await fetch(API + path)).status;
  expect(await opened()).toBe(200);

  await page.goto('admin');
  await page.getByRole('button', { name: nav.groups.administration }).click();
  await page.getByRole('link', { name: nav.pages.secretAddresses }).click();
  await expect(page.getByRole('heading', { level: 1, name: ar.title })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText(ar.kindOf.calendar);
  await expect(row).not.toContainText(ar.never);
  expect(await axeFindings(page, page.url())).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await row.getByRole('button', { name: ar.endOf(username) }).click();
  const asked = page.getByRole('alertdialog', { name: ar.endTitle });
  await expect(asked).toContainText(ar.endBody.calendar(username));
  await asked.getByRole('button', { name: ar.end, exact: true }).click();
  await expect(page.getByText(ar.ended)).toBeVisible();
  await expect(row).toBeHidden();
  expect(await opened()).toBe(404);
});
