import { ar } from '../web/app/features/dashboard/admin/texts.ts';
import { ar as nav } from '../web/app/i18n/admin/nav.ts';
import { ar as ui } from '../web/app/i18n/admin/ui.ts';
import { call, expect, expectFits, PHONE, test } from './fixtures.ts';

type Figures = { projects: { total: number }; units: { available: number }; sold: { thisMonth: number } };

test.describe('in Arabic', () => {
  const t = ar;
  test.beforeEach(({ read }) => read('ar'));

  test('figures, bars, five recent projects with Preview and Edit, Refresh, New Project', async ({
    page,
    signInAs,
  }) => {
    const token = await signInAs('superadmin');
    await page.goto('admin');
    const strip = page.locator('dl.figures');
    await expect(strip).toContainText(t.units);
    // other tests make projects meanwhile
    await expect(async () => {
      const { projects, units } = await call<Figures>(token, 'GET', '/admin/dashboard');
      await expect(strip.locator('dd b').nth(0)).toHaveText(String(projects.total), { timeout: 500 });
      await expect(strip.locator('dd b').nth(1)).toHaveText(String(units.available), { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    const recent = page.getByRole('table', { name: t.recent });
    await expect(recent.locator('tbody tr')).toHaveCount(5);
    await expect(recent.getByRole('link', { name: new RegExp(`^${t.preview}`) })).toHaveCount(5);
    const edit = recent.getByRole('link', { name: new RegExp(`^${t.edit}`) }).first();
    await expect(edit).toHaveAttribute('href', /\/admin\/projects\/\d+\/edit$/);
    await expect(page.getByRole('img', { name: new RegExp(t.available, 'i') }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t.newProject })).toHaveAttribute(
      'href',
      /\/admin\/projects\/new$/,
    );
    const quick = page.locator('.quick-actions-list');
    await expect(quick.getByRole('link')).toHaveCount(7);
    await expect(quick).toContainText(nav.pages.lacasaFloors);
    const again = page.waitForResponse(/admin\/dashboard/);
    await page.getByRole('button', { name: ui.refresh }).click();
    await again;

    await page.setViewportSize(PHONE);
    await expect(recent.locator('tbody tr')).toHaveCount(5);
    await expectFits(page);
  });

  test('quick actions follow the role', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('admin');
    const quick = page.locator('.quick-actions-list');
    await expect(quick.getByRole('link')).toHaveCount(4);
    await expect(quick).toContainText(nav.manageProjects);
    await expect(quick).not.toContainText(nav.pages.users);
  });

  test('LACASA sees only its own links', async ({ page, signInAs }) => {
    await signInAs('lacasa');
    await page.goto('admin');
    await expect(page).toHaveURL(/lacasa\/dashboard/);
    const links = page.getByRole('navigation', { name: nav.main }).getByRole('link');
    const { lacasaDashboard, lacasaFloors, buildings, money, till, quotes, persons } = nav.pages;
    await expect(links).toHaveText([
      ...[lacasaDashboard, lacasaFloors, money, till, buildings, quotes, persons],
    ]);
  });
});
