import type { Page } from '@playwright/test';
import type { LeadDetail, LeadList } from '../contract/src/leads.ts';
import { sidebarFor, thumbFor } from '../contract/src/rules/admin-pages.ts';
import { apartmentNo } from '../contract/src/rules/ids.ts';
import type { Role } from '../contract/src/rules/roles.ts';
import { ar as dealsAr, en as dealsEn } from '../web/app/features/buildings/admin/deals/texts.ts';
import { en as sheetEn } from '../web/app/features/leads/admin/lead/texts.ts';
import { ar as sheetAr } from '../web/app/features/leads/admin/lead/texts-ar.ts';
import { en as leadsEn } from '../web/app/features/leads/admin/texts.ts';
import { ar as leadsAr } from '../web/app/features/leads/admin/texts-ar.ts';
import { en as ledgerEn } from '../web/app/features/ledger/admin/texts.ts';
import { ar as ledgerAr } from '../web/app/features/ledger/admin/texts-ar.ts';
import { ar as inboxAr, en as inboxEn } from '../web/app/features/messages/admin/texts.ts';
import { ar as doorsAr, en as doorsEn } from '../web/app/features/path/admin/doors/texts.ts';
import { en as pathEn } from '../web/app/features/path/admin/texts.ts';
import { ar as pathAr } from '../web/app/features/path/admin/texts-ar.ts';
import { ar as quotesAr, en as quotesEn } from '../web/app/features/quotes/admin/texts.ts';
import { en as viewingsEn } from '../web/app/features/viewings/admin/texts.ts';
import { ar as viewingsAr } from '../web/app/features/viewings/admin/texts-ar.ts';
import { ar as navAr, en as navEn } from '../web/app/i18n/admin/nav.ts';
import { ar as uiAr, en as uiEn } from '../web/app/i18n/admin/ui.ts';
import { call, DESKTOP_VIEW, expect, type Lang, test, tokenOf, walkTo } from './fixtures.ts';
import { projectOf } from './project-page.ts';

const WORDS = {
  ar: {
    ...{ leads: leadsAr, sheet: sheetAr, viewings: viewingsAr, deals: dealsAr, quotes: quotesAr },
    ...{ ledger: ledgerAr, inbox: inboxAr, nav: navAr, ui: uiAr, path: pathAr, doors: doorsAr },
  },
  en: {
    ...{ leads: leadsEn, sheet: sheetEn, viewings: viewingsEn, deals: dealsEn, quotes: quotesEn },
    ...{ ledger: ledgerEn, inbox: inboxEn, nav: navEn, ui: uiEn, path: pathEn, doors: doorsEn },
  },
};

type Unit = { id: number; label: string; deal: { id: number } | null };

/** A building of the test's own with three flats, and somebody who writes about another project. */
async function office(lang: Lang) {
  const token = await tokenOf('superadmin');
  const name = `Jobs ${lang} ${Date.now()}`;
  const phone = `0598${String(Date.now()).slice(-6)}`;
  const { id } = await call<{ id: number }>(token, 'POST', '/admin/projects', {
    i18n: { en: { name }, ar: { name } },
    status: 'archived',
    address: { streetEn: 'Main', streetAr: 'الرئيسي' },
  });
  const { version } = await call<{ version: number }>(token, 'GET', `/admin/projects/${id}/building`);
  const flats = ['W-101', 'W-102', 'W-103'].map((unitNumber) => ({
    unitNumber,
    kind: 'apartment',
    isListed: false,
  }));
  const floors = [{ floor: 1, units: flats }];
  await call(token, 'PUT', `/admin/projects/${id}/building`, { floorsFrom: 1, floorsTo: 1, floors, version });
  const path = `/admin/buildings/${id}`;
  const units = async () =>
    (await call<{ items: { apartments: Unit[] }[] }>(token, 'GET', `${path}/floors`)).items.flatMap(
      ({ apartments }) => apartments,
    );
  const project = await projectOf('olive-terraces');
  const message = { name, phone, message: name, projectId: project.id };
  await call(token, 'POST', '/public/messages', message);
  const leads = await call<LeadList>(token, 'GET', `/admin/leads?q=${phone}`);
  return { token, name, phone, id, path, units, lead: leads.items[0]?.id };
}

/** Whatever the server refused while the page was used. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return refused;
}

/** Every page of the sidebar; on phones the most used ones with the thumb. */
async function openEverything(page: Page, role: Role, lang: Lang, isPhone: boolean) {
  const { nav } = WORDS[lang];
  await page.goto('admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const atThumb = isPhone ? thumbFor(role) : [];
  for (const { key, path } of sidebarFor(role).filter((one) => one.path !== '/admin')) {
    if (atThumb.some((one) => one.key === key)) {
      const bar = page.getByRole('navigation', { name: nav.thumb });
      await bar.getByRole('link', { name: { ...nav.pages, ...nav.short }[key] }).click();
    } else await walkTo(page, path.slice(1));
    await expect(page).toHaveURL(new RegExp(`${path}($|\\?)`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // what is loaded with the page
    await expect(page.getByRole('main').locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  }
}

for (const { lang, device, viewport } of DESKTOP_VIEW) {
  const { leads: l, sheet: s, viewings: v, deals: d, quotes: q, ledger: m, inbox, ui } = WORDS[lang];
  const { path: sold, doors } = WORDS[lang];
  const isPhone = device === 'phone';

  test(`${lang}, ${device}: a day as SALES`, async ({ page, read, signInAs, expectConsoleErrors }) => {
    // the photo of a holder without one is requested once
    expectConsoleErrors(/404/);
    const { token, phone, id, path, units, lead } = await office(lang);
    const [first, second] = await units();
    await read(lang);
    await page.setViewportSize(viewport);
    await signInAs('sales');
    const refused = refusals(page);
    await openEverything(page, 'SALES', lang, isPhone);

    // takes a free lead, which cannot be given to somebody else
    await walkTo(page, `admin/leads?lead=${lead}`);
    const pane = page.getByRole('complementary');
    await pane.getByRole('button', { name: l.take, exact: true }).click();
    await expect(pane.getByRole('button', { name: l.giveBack })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    // plans its viewing
    await pane.getByRole('button', { name: s.plan, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const days = dialog.getByRole('radiogroup', { name: v.day }).getByRole('radio');
    await days.nth(5).check({ force: true });
    const times = dialog.getByRole('radio', { name: /^\d\d:\d\d$/ });
    if ((await times.count()) === 0) await days.nth(4).check({ force: true });
    // the other view plans on the same day, and nobody is in two places at once
    await times.nth(isPhone ? 0 : 3).check({ force: true });
    await dialog.getByRole('button', { name: v.planIt }).click();
    await expect(dialog.getByRole('textbox', { name: v.textLabel })).not.toHaveValue('');
    await dialog.getByRole('button', { name: v.done }).last().click();
    const detail = await call<LeadDetail>(token, 'GET', `/admin/leads/${lead}`);
    expect(detail).toMatchObject({ stage: 'viewing', owner: { name: expect.stringContaining('طارق') } });

    // holds a unit, which somebody else sells
    await walkTo(page, `${path.slice(1)}/floors?apartment=${first?.id}`);
    await expect(page.getByRole('button', { name: d.sell, exact: true })).toHaveCount(0);
    await pane.getByRole('button', { name: doors.steps.hold, exact: true }).click();
    await dialog.getByRole('textbox', { name: ui.name }).fill('Layan Samara');
    await dialog.getByRole('textbox', { name: ui.phone }).fill(phone);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('button', { name: d.release, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: d.sell, exact: true })).toHaveCount(0);

    // quotes another
    await walkTo(page, `admin/quotes/new?building=${id}&unit=${second?.id}`);
    await dialog.getByRole('textbox', { name: ui.name }).fill('Layan Samara');
    await dialog.getByRole('textbox', { name: m.termsPrice('W-102') }).fill('90000');
    await dialog.getByRole('button', { name: sold.submit.quote('W-102') }).click();
    await dialog.getByRole('link', { name: sold.openQuote }).click();
    await expect(page.getByRole('textbox', { name: q.link })).toHaveValue(/\/quote\//);
    expect(refused).toEqual([]);
  });

  test(`${lang}, ${device}: a day as ACCOUNTANT`, async ({ page, read, signInAs, expectConsoleErrors }) => {
    expectConsoleErrors(/404/);
    const { token, name, phone, path, units } = await office(lang);
    const third = (await units())[2];
    const sale = { name, phone, soldAt: '2026-11-01', price: '90000', currency: 'USD' };
    await call(token, 'POST', `${path}/apartments/${apartmentNo(third?.id ?? 0)}/sell`, sale);
    const deal = (await units())[2]?.deal;
    await read(lang);
    await page.setViewportSize(viewport);
    await signInAs('accountant');
    const refused = refusals(page);
    await openEverything(page, 'ACCOUNTANT', lang, isPhone);

    // records a payment; the price is not theirs to change
    await walkTo(page, `admin/deals/${deal?.id}`);
    await page.getByRole('button', { name: m.more, exact: true }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: m.forms.fee.title })).toBeVisible();
    for (const kind of ['price', 'discount'] as const)
      await expect(menu.getByRole('menuitem', { name: m.forms[kind].title })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: m.forms.payment.title }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: m.forms.payment.amount }).fill('1500');
    await dialog.getByRole('button', { name: m.forms.payment.submit, exact: true }).click();
    await expect(dialog).toHaveCount(0);

    // the receipt, back, and whose deal it is
    await page.locator('a[href*="/admin/papers/"]').first().click();
    await expect(page.getByRole('article')).toContainText('1,500');
    await walkTo(page, `admin/deals/${deal?.id}`);
    await page.getByRole('main').locator('a[href*="/admin/persons/"]').first().click();
    await expect(page).toHaveURL(/\/admin\/persons\//);
    await expect(page.getByRole('main')).toContainText('88,500');

    // reads a message without marking it, and the unit without changing it
    await page.locator('a[href*="/admin/messages?open="]').first().click();
    const pane = page.getByRole('complementary').filter({ hasText: name });
    await expect(pane.getByRole('blockquote')).toContainText(name);
    await expect(pane.getByRole('button', { name: inbox.markRead })).toHaveCount(0);
    await walkTo(page, `${path.slice(1)}/floors?apartment=${third?.id}`);
    await expect(page.getByRole('button', { name: m.forms.payment.title })).toBeVisible();
    for (const label of [d.cancel, d.changeUnits])
      await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);

    await walkTo(page, 'admin/money?view=deposited');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(refused).toEqual([]);
  });
}
