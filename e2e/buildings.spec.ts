import { lists } from '@diyar/contract/words/lists';
import type { Locator } from '@playwright/test';
import { ar as dealsAr, en as dealsEn } from '../web/app/features/buildings/admin/deals/texts.ts';
import { ar as buildingsAr, en as buildingsEn } from '../web/app/features/buildings/admin/list/texts.ts';
import { ar as doorsAr, en as doorsEn } from '../web/app/features/path/admin/doors/texts.ts';
import { en as pathEn } from '../web/app/features/path/admin/texts.ts';
import { ar as pathAr } from '../web/app/features/path/admin/texts-ar.ts';
import { axeFindings } from './axe.ts';
import { call, expect, LANGS, type Lang, LONG_WAYS, PHONE, test } from './fixtures.ts';
import { withoutBuildings, words } from './lacasa-building.ts';

const deals = { ar: dealsAr, en: dealsEn };
const buildings = { ar: buildingsAr, en: buildingsEn };
const paths = { ar: pathAr, en: pathEn };
const steps = { ar: doorsAr, en: doorsEn };
const SIZE = { ar: PHONE, en: { width: 1440, height: 900 } };

type Tracked = { id: number; label: string; status: string; deal: { units: { label: string }[] } | null };
type Floors = { items: { apartments: Tracked[] }[] };

/** A building of the test's own: two flats, a shop, two parking spaces. */
async function newBuilding(token: string, lang: Lang) {
  const name = `Jasmine ${lang} ${Date.now()}`;
  const { id } = await call<{ id: number }>(token, 'POST', '/admin/projects', {
    i18n: { en: { name }, ar: { name } },
    status: 'archived',
    address: { streetEn: 'Main', streetAr: 'الرئيسي' },
  });
  const { version } = await call<{ version: number }>(token, 'GET', `/admin/projects/${id}/building`);
  const unit = (unitNumber: string, kind: string) => ({ unitNumber, kind, isListed: false });
  await call(token, 'PUT', `/admin/projects/${id}/building`, {
    floorsFrom: -1,
    floorsTo: 1,
    floors: [
      { floor: 1, units: [unit('J-101', 'apartment'), unit('J-102', 'apartment')] },
      { floor: 0, units: [unit('SH-1', 'shop')] },
      { floor: -1, units: [unit('JP-1', 'parking'), unit('JP-2', 'parking')] },
    ],
    version,
  });
  return { id, name };
}

for (const lang of LONG_WAYS) {
  const [m, d, b] = [words[lang].m, deals[lang], buildings[lang]];
  const { ui } = words[lang];
  const [p, doors] = [paths[lang], steps[lang]];

  test(`${lang}: from a message to the sale: hold, reserve with parking, sell, cancel with a reason, open again`, async ({
    browser,
    page,
    read,
    signInAs,
    expectConsoleErrors,
  }) => {
    // the photo of a holder without one is requested once
    expectConsoleErrors(/404/);
    await page.setViewportSize(SIZE[lang]);
    await read(lang);
    const token = await signInAs('superadmin');
    const { id, name } = await newBuilding(token, lang);
    const floors = async () =>
      (await call<Floors>(token, 'GET', `/admin/buildings/${id}/floors`)).items.flatMap(
        (floor) => floor.apartments,
      );
    const cellOf = (on: typeof page, label: string) =>
      on.locator('[data-apartment]').filter({ hasText: label });
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).press('Enter');

    // a visitor writes; the message leads to the person
    const phone = `0598${String(Date.now()).slice(-6)}`;
    const message = `Is there a flat in ${name}?`;
    await call(token, 'POST', '/public/messages', { name: 'Layan S.', phone, message });
    await page.goto(`admin/messages?q=${phone}`);
    await page.getByText(message).first().click();
    await page.locator('a[href*="/admin/persons/"]').first().click();
    await expect(page.locator('.person-timeline')).toContainText(name);
    const person = page.url();

    // from the list of buildings to its floors
    await page.goto(`admin/buildings?q=${encodeURIComponent(name)}`);
    await expect(page.locator('.buildings-card')).toHaveCount(1);
    await page.getByRole('link', { name: b.floorsOf(name) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.locator('.floors-row')).toHaveCount(3);

    // ADMIN at another browser sees what happens here, without money
    const context = await browser.newContext({ baseURL: new URL('.', test.info().project.use.baseURL).href });
    const other = await context.newPage();
    await signInAs('admin', other);
    const stream = other.waitForResponse(/admin\/events/);
    await other.goto(`admin/buildings/${id}/floors?lang=${lang}`);
    await stream;
    await expect(cellOf(other, 'J-101')).toContainText(lists[lang].unitStatuses.available);

    // hold, by keyboard
    await cellOf(page, 'J-101').focus();
    await page.keyboard.press('Enter');
    await press(doors.steps.hold);
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: ui.name }).fill('Layan Samara');
    await form.getByRole('textbox', { name: ui.phone }).fill(phone);
    await page.keyboard.press('Control+Enter');
    await expect(form).toHaveCount(0);
    const clock = page.getByRole('timer');
    await expect(clock).toContainText(/4[78]/);
    await expect(cellOf(other, 'J-101')).toContainText(lists[lang].unitStatuses.held);
    expect(await axeFindings(page, `${lang} held sheet`, '.shell')).toEqual([]);

    await page.getByLabel(d.extendReason).fill('Comes on Tuesday');
    await page.keyboard.press('Enter');
    await expect(clock).toContainText(/7[12]|3 (days|أيام)/);

    // reserve with parking
    await press(d.makeReservation);
    await expect(form).toContainText('Layan Samara');
    // a typed currency is chosen beside the figure
    await page.getByLabel(m.termsPrice('J-101')).fill('90000 JD');
    await expect(page.getByLabel(m.termsPrice('J-101'))).toHaveValue('90000');
    await expect(page.getByRole('button', { name: m.currency })).toContainText('JOD');
    await form.getByText(p.moreOfReservation).click();
    const further = page.getByRole('combobox', { name: d.further });
    for (const label of ['JP-2', 'JP-1']) {
      await further.fill(label);
      await page.getByRole('option', { name: label }).click();
    }
    // prices stand in the order in which the units were chosen, whose lines read from their beginning
    const prices = page.getByRole('textbox', { name: /J-101|JP-\d/ });
    await expect(prices).toHaveCount(3);
    expect(
      await prices.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)),
    ).toEqual([
      expect.stringContaining('J-101'),
      expect.stringContaining('JP-2'),
      expect.stringContaining('JP-1'),
    ]);
    const chosen = page.locator('.further-units-list li').first();
    const leftOf = (text: string) =>
      chosen
        .locator('span')
        .first()
        .evaluate((line, part) => {
          const node = line.firstChild as Text;
          const range = document.createRange();
          range.setStart(node, node.data.indexOf(part));
          range.setEnd(node, node.data.indexOf(part) + part.length);
          return range.getBoundingClientRect().left;
        }, text);
    const lefts = [await leftOf('JP-2'), await leftOf(lists[lang].unitKinds.parking), await leftOf('−1')];
    expect(lefts).toEqual(lefts.toSorted((a, b) => (lang === 'ar' ? b - a : a - b)));
    await page.getByRole('button', { name: d.takeOut('JP-2') }).click();
    await press(p.submit.reserve('J-101'));
    await expect(page.locator('.deal-chain')).toContainText('JP-1');
    expect((await floors()).find(({ label }) => label === 'JP-1')?.status).toBe('reserved');
    await expect(cellOf(other, 'JP-1')).toContainText(lists[lang].unitStatuses.reserved);
    const { payment } = m.forms;
    await press(payment.title);
    await page.getByRole('textbox', { name: payment.amount }).fill('9,000');
    await press(payment.submit);
    await expect(cellOf(page, 'J-101')).toContainText('10%');
    // the notice leads to the receipt
    const notice = page.getByRole('status').filter({ hasText: payment.done });
    await expect(notice.getByRole('button', { name: /\d{4}-\d{4}/ })).toBeVisible();
    await expect(cellOf(other, 'J-101')).not.toContainText('10%');

    // sell
    await press(d.sell);
    await press(d.sell);
    await expect(page.locator('.apartment-panel-title')).toContainText(lists[lang].unitStatuses.sold);
    await expect(cellOf(other, 'J-101')).toContainText(lists[lang].unitStatuses.sold);

    // the person's sheet has the message and the sale
    const sheet = page.url();
    await page.goto(person);
    await expect(page.getByRole('main')).toContainText('J-101');
    await expect(page.locator('.person-timeline')).toContainText(name);
    expect(await axeFindings(page, `${lang} person`)).toEqual([]);
    await page.goto(sheet);

    // cancel: a reason, and what becomes of the money
    await press(d.cancel);
    await page.getByLabel(m.settleForfeit).fill('1,000');
    await expect(page.locator('.account-settlement')).toContainText('JOD 8,000');
    await page.getByRole('button', { name: new RegExp(d.why) }).press('Enter');
    await page.getByRole('option', { name: lists[lang].endReasons.buyerWithdrew }).click();
    await press(d.cancel);
    await expect(page.locator('.apartment-panel-title')).toContainText(lists[lang].unitStatuses.available);
    await expect(page.locator('.deal-earlier')).toContainText(lists[lang].endReasons.buyerWithdrew);
    expect(await axeFindings(page, `${lang} free sheet`, '.shell')).toEqual([]);

    // open again: both units come back
    await press(d.reopen);
    await expect(page.locator('.apartment-panel-title')).toContainText(lists[lang].unitStatuses.sold);
    expect((await floors()).find(({ label }) => label === 'JP-1')?.status).toBe('sold');
    await page.keyboard.press('Escape');

    // somebody is faster while a form is open: what was typed stays
    await cellOf(page, 'J-102').click();
    await press(doors.steps.hold);
    await form.getByRole('textbox', { name: ui.name }).fill('Too Late');
    const second = (await floors()).find(({ label }) => label === 'J-102') as Tracked;
    await call(token, 'POST', `/admin/buildings/${id}/apartments/${second.id}/hold`, {
      name: 'Nader',
      hours: 2,
    });
    await expect(form.getByRole('alert')).toContainText(p.nothingLost);
    await expect(form).not.toContainText('Nader');
    await expect(form.getByRole('textbox', { name: ui.name })).toHaveValue('Too Late');

    // the dashboard has the hold and its clock
    await page.goto(`admin/buildings/${id}/dashboard`);
    const hold = page.locator('.building-dashboard-holds li');
    await expect(hold).toContainText('Nader');
    await expect(hold.locator('.building-dashboard-clock--soon')).toBeVisible();
    expect(await axeFindings(page, `${lang} dashboard`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await context.close();
  });
}

test('a server that knows only LaCasa keeps its screens, without what needs more', async ({
  page,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  await read('en');
  await signInAs('superadmin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await withoutBuildings(page);
  await page.goto('admin/lacasa/floors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.t.title);
  await page.locator('.cell--f').first().click();
  await expect(page.getByRole('button', { name: words.en.t.add })).toBeVisible();
  await expect(page.getByRole('button', { name: deals.en.sell })).toBeHidden();
  await page.goto('admin/buildings');
  await expect(page.getByText(buildings.en.onlyLacasa)).toBeVisible();
  expect(asked.filter((path) => /\/admin\/buildings\/\d/.test(path))).toEqual([]);
});

/** The label of each home with its column, by where it is on the screen; 0 is the leftmost. */
const drawnAt = (cells: Locator, label: string) =>
  cells.evaluateAll((all, labelIn) => {
    const boxes = all.map((cell) => ({
      label: cell.querySelector(labelIn)?.textContent ?? '',
      ...cell.getBoundingClientRect().toJSON(),
    }));
    const left = Math.min(...boxes.map(({ x }) => x));
    const pitch = Math.min(...boxes.map(({ width }) => width));
    return Object.fromEntries(boxes.map(({ label, x }) => [label, Math.round((x - left) / pitch)]));
  }, label);

for (const lang of LANGS)
  test(`${lang}: the office and the site draw a building alike, each home above its kind`, async ({
    page,
    read,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await read(lang);
    await signInAs('superadmin');
    await page.goto('admin/buildings/5/floors');
    await expect(page.locator('.floors-units--stacked').first()).toBeVisible();
    const office = await drawnAt(page.locator('.floors-units--stacked [data-apartment]'), '.cell-label bdi');
    await page.goto('properties/al-bireh-heights');
    const site = await drawnAt(
      page.locator('.unit-finder-floor:not(.unit-finder-floor--below) li:not([aria-hidden])'),
      'b bdi',
    );
    expect(site).toEqual(office);
    // the number says where it stands: 4-04 is the fourth from the left, 2-03 right of 2-01
    for (const [label, column] of Object.entries(office))
      expect([label, column]).toEqual([label, Number(label.slice(-2)) - 1]);
    await page.goto('properties/olive-terraces');
    const wings = await drawnAt(page.locator('.unit-finder-cell:not([aria-hidden])'), 'b bdi');
    const columnsOf = (wing: string) =>
      new Set(Object.entries(wings).flatMap(([label, column]) => (label.startsWith(wing) ? [column] : [])));
    expect([columnsOf('A'), columnsOf('B'), columnsOf('C')]).toEqual([
      new Set([0]),
      new Set([1, 2]),
      new Set([3]),
    ]);
  });
