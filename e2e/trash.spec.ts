import { ar as auditAr, en as auditEn } from '../web/app/features/audit/admin/texts.ts';
import { ar, en } from '../web/app/features/trash/admin/texts.ts';
import { ar as usersAr, en as usersEn } from '../web/app/features/users/admin/texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, PHONE, test, VIEWS } from './fixtures.ts';

const words = {
  ar: { ...ar, users: usersAr, audit: auditAr },
  en: { ...en, users: usersEn, audit: auditEn },
};

for (const { lang, theme } of VIEWS) {
  test(`${lang}: what is deleted comes back from the trash, and the log says who did it`, async ({
    page,
    read,
    signInAs,
  }) => {
    const t = words[lang];
    await read(lang);
    await page.emulateMedia({ colorScheme: theme });
    const token = await signInAs('superadmin');
    const username = `trash-${lang}-${Date.now()}`;
    const { id } = await call<{ id: number }>(token, 'POST', '/admin/users', { username, password: 'abcd' });
    await call(token, 'DELETE', `/admin/users/${id}`);

    await page.goto('admin/users');
    await page.getByRole('link', { name: t.users.trash }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText(t.kindOf.user);
    await expect(row).toContainText('superadmin');
    await expect(row).toContainText(t.daysLeft(29));
    expect(await axeFindings(page, page.url())).toEqual([]);
    await row.getByRole('button', { name: t.restoreOf(username) }).click();
    await expect(row).toBeHidden();
    await page.getByRole('searchbox').fill('nothing is called so');
    await expect(page.getByText(t.noMatch)).toBeVisible();

    await page.goto(`admin/audit?q=${username}`);
    const actions = page.getByRole('row').locator('strong');
    const { actions: named } = t.audit;
    await expect(actions).toHaveText([named['users.restore'], named['users.delete'], named['users.create']]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await axeFindings(page, page.url())).toEqual([]);
    await page.goto('admin/users');
    await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
}

test('ADMIN is shown neither', async ({ page, signInAs }) => {
  await signInAs('admin');
  for (const path of ['admin/trash', 'admin/audit']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/?$/);
  }
});
