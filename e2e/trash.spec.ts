import { en as auditEn } from '../web/app/features/changes/admin/texts.ts';
import { ar as auditAr } from '../web/app/features/changes/admin/texts-ar.ts';
import { ar, en } from '../web/app/features/trash/admin/texts.ts';
import { ar as usersAr, en as usersEn } from '../web/app/features/users/admin/texts.ts';
import { ar as navAr, en as navEn } from '../web/app/i18n/admin/nav.ts';
import { ar as uiAr, en as uiEn } from '../web/app/i18n/admin/ui.ts';
import { shortDay } from '../web/app/lib/admin/dates.ts';
import { axeFindings } from './axe.ts';
import { call, expect, LONG_WAYS, PHONE, test, VIEWS } from './fixtures.ts';

const words = {
  ar: { ...ar, users: usersAr, audit: auditAr, nav: navAr, ui: uiAr },
  en: { ...en, users: usersEn, audit: auditEn, nav: navEn, ui: uiEn },
};

for (const { lang, theme } of VIEWS.filter((view) => LONG_WAYS.includes(view.lang))) {
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
    await call(token, 'POST', '/admin/users', { username, password: 'abcd' });
    await page.goto(`admin/users?q=${username}`);
    const listed = page.getByRole('row').filter({ hasText: username });
    const remove = async () => {
      await listed.getByRole('button', { name: t.users.deleteOf(username) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.ui.delete }).click();
      await expect(listed).toBeHidden();
    };
    await remove();
    await expect(page.locator('#main')).toBeFocused();
    await page.getByRole('button', { name: t.ui.undo, exact: true }).click();
    await expect(listed).toBeVisible();
    await remove();

    await page.getByRole('link', { name: t.nav.pages.trash }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText(t.kindOf.user);
    await expect(row).toContainText('رنا عودة');
    const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await expect(row).toContainText(t.until(shortDay(lastDay, lang)));
    // what was announced of the deletion is gone with a new document
    await page.reload();
    await expect(row).toBeVisible();
    expect(await axeFindings(page, page.url())).toEqual([]);
    await row.getByRole('button', { name: t.restoreOf(username) }).click();
    await expect(row).toBeHidden();
    await page.getByRole('searchbox').fill('nothing is called so');
    await expect(page.getByText(t.ui.noMatch('nothing is called so'))).toBeVisible();

    await page.goto(`admin/audit?q=${username}`);
    const actions = page.getByRole('row').locator('strong');
    const { actions: named } = t.audit;
    const [back, gone] = [named['users.restore'], named['users.delete']];
    await expect(actions).toHaveText([back, gone, back, gone, named['users.create']]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await axeFindings(page, page.url())).toEqual([]);
    await page.goto('admin/users');
    await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
}

test('ADMIN has a trash of their own deletions, and no log', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('admin/audit');
  await expect(page).toHaveURL(/\/admin\/?$/);
  await page
    .getByRole('link', { name: navEn.ownTrash })
    .or(page.getByRole('link', { name: navAr.ownTrash }))
    .click();
  await expect(page.getByText(ar.ownIntro(30))).toBeVisible();
});
