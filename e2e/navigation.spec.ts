import type { Page } from '@playwright/test';
import { sidebarFor, thumbFor } from '../contract/src/rules/admin-pages.ts';
import { ROLES } from '../contract/src/rules/roles.ts';
import { en as companyEn } from '../web/app/features/company/admin/texts.ts';
import { ar, en } from '../web/app/i18n/admin/nav.ts';
import { axeFindings } from './axe.ts';
import { type Account, DESKTOP, expect, IS_LONG, PHONE, test, walkTo } from './fixtures.ts';

const TEXTS = { ar, en };

/** How much of the sidebar's list is out of sight. */
const hidden = (page: Page) =>
  page.locator('.sidebar-nav').evaluate((nav) => nav.scrollHeight - nav.clientHeight);

/** Everything that can be pressed, one after the other: nothing may need scrolling at any time. */
async function pressHeadings(page: Page) {
  // the group of the open page does not fold
  const headings = page.locator('.sidebar-heading:not([aria-disabled])');
  for (const heading of await headings.all()) {
    await heading.click();
    expect(await hidden(page), await heading.innerText()).toBe(0);
    if ((await heading.getAttribute('aria-expanded')) === 'true') continue;
    await heading.click();
    expect(await hidden(page), await heading.innerText()).toBe(0);
  }
}

/** `npm run test:long` walks as each of them. */
const WALKING = IS_LONG ? ROLES : ROLES.filter((role) => role === 'SUPERADMIN' || role === 'SALES');
for (const role of WALKING) {
  test(`${role}: 900 px hold the sidebar, and on phones the most used is at the thumb`, async ({
    page,
    read,
    signInAs,
  }) => {
    await read('ar');
    await signInAs(role.toLowerCase() as Account);
    await page.setViewportSize(DESKTOP);
    await page.goto('admin');
    for (const lang of ['ar', 'en'] as const) {
      const t = TEXTS[lang];
      await expect(page.getByRole('navigation', { name: t.main })).toBeVisible();
      expect(await hidden(page)).toBe(0);
      if (lang === 'ar') {
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        expect(await axeFindings(page, `${role} begins`)).toEqual([]);
      }
      await pressHeadings(page);
      // one page of each group: its group is open
      for (const { key, path } of sidebarFor(role).filter(({ key }) =>
        ['users', 'company', 'persons', 'money'].includes(key),
      )) {
        await walkTo(page, path.slice(1));
        await expect(page.locator('.sidebar-link[aria-current]')).toHaveText(t.pages[key]);
        await pressHeadings(page);
        await expect(page.locator('.sidebar-link[aria-current]')).toBeVisible();
      }
      if (lang === 'ar') await page.locator('.sidebar-settings').getByText(t.otherLanguage).click();
    }

    await page.setViewportSize(PHONE);
    const bar = page.getByRole('navigation', { name: en.thumb });
    const names = { ...en.pages, ...en.short };
    await expect(bar.getByRole('link')).toHaveCount(thumbFor(role).length);
    for (const { key, path } of thumbFor(role)) {
      await bar.getByRole('link', { name: names[key] }).click();
      await expect(page).toHaveURL(new RegExp(`/diyar${path}$`));
      await expect(bar.locator('[aria-current]')).toContainText(names[key]);
      const cut = await bar
        .locator('a > span:first-of-type')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    }
    // it lies below the last line of the page
    const covered = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return (edge('main')?.bottom ?? 0) - (edge('.thumb-bar')?.top ?? 0);
      });
    await expect.poll(covered).toBeLessThanOrEqual(1);
    expect(await axeFindings(page, `${role} at the thumb`, '.thumb-bar')).toEqual([]);
    await page.getByRole('button', { name: en.menu }).click();
    await expect(page.getByRole('dialog', { name: en.menu })).toBeVisible();
    await expect(page.locator('.thumb-bar')).toBeHidden();
  });
}

test('at the thumb: a bar with Save takes its place', async ({ page, read, signInAs }) => {
  await read('en');
  await signInAs('admin');
  await page.setViewportSize(PHONE);
  await page.goto('admin/company');
  await expect(page.locator('.thumb-bar')).toBeVisible();
  await page.getByRole('textbox', { name: companyEn.facts.phone, exact: true }).fill('02 200 5019');
  await expect(page.locator('.form-foot-bar')).toBeVisible();
  await expect(page.locator('.thumb-bar')).toBeHidden();
});
