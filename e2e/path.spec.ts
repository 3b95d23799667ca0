import type { Locator, Page } from '@playwright/test';
import type { LeadDetail, LeadList } from '../contract/src/leads.ts';
import type { QuoteList } from '../contract/src/quotes.ts';
import { leadId } from '../contract/src/rules/ids.ts';
import { ar as findAr, en as findEn } from '../web/app/features/find/admin/texts.ts';
import { ar as doorsAr, en as doorsEn } from '../web/app/features/path/admin/doors/texts.ts';
import { en as pathEn } from '../web/app/features/path/admin/texts.ts';
import { ar as pathAr } from '../web/app/features/path/admin/texts-ar.ts';
import { ar as uiAr, en as uiEn } from '../web/app/i18n/admin/ui.ts';
import { axeFindingsByTheme } from './axe.ts';
import { call, expect, expectFits, type Lang, test, tokenOf, VIEWS, walkTo } from './fixtures.ts';

const WORDS = {
  ar: { t: pathAr, doors: doorsAr, find: findAr, ui: uiAr },
  en: { t: pathEn, doors: doorsEn, find: findEn, ui: uiEn },
};

type Tracked = { id: number; unitId: number; label: string; status: string };
const STEPS = ['quote', 'hold', 'reserve'] as const;

let made = 0;
const unique = () => `${Date.now()}${made++}`;

const unitInput = (
  unitNumber: string,
  floor: number | null,
  price: number,
  currency: string,
  more: object,
) => ({
  ...{ unitNumber, unitLabelEn: unitNumber, unitLabelAr: unitNumber },
  ...{ sizeSqm: 135, bedrooms: 3, bathrooms: 2, floor, price, currency, isListed: true },
  ...more,
});

/** A project of the test's own with a plan that the site offers, and somebody who asked about its first unit. */
async function project(lang: Lang, hasFloors: boolean) {
  const token = await tokenOf('superadmin');
  const stamp = unique();
  const mark = `${lang === 'ar' ? 'R' : 'L'}${stamp.slice(-4)}`;
  const label = (n: number) => (hasFloors ? `${mark}-${n}` : `V${mark}-${n}`);
  const name = `Path ${stamp}`;
  const { id } = await call<{ id: number }>(token, 'POST', '/admin/projects', {
    ...{ status: 'active', i18n: { en: { name }, ar: { name } } },
    address: { streetEn: 'Main', streetAr: 'الرئيسي' },
    units: hasFloors
      ? [
          unitInput(label(403), 4, 148_000, 'USD', { kind: 'apartment' }),
          unitInput(label(503), 5, 151_000, 'USD', { kind: 'apartment' }),
          unitInput(label(405), 4, 139_000, 'USD', { kind: 'apartment', sizeSqm: 121 }),
        ]
      : [unitInput(label(5), null, 214_500.5, 'JOD', { kind: 'villa', sizeSqm: 320 })],
  });
  if (hasFloors) {
    const building = await call<{ version: number; floors: object[] }>(
      token,
      'GET',
      `/admin/projects/${id}/building`,
    );
    await call(token, 'PUT', `/admin/projects/${id}/building`, { ...building, floorsFrom: 1, floorsTo: 6 });
  }
  await call(token, 'PUT', `/admin/projects/${id}/plan-templates`, {
    items: [
      {
        ...{ nameEn: 'Two years', nameAr: 'سنتان', isPublic: true },
        steps: [
          { step: 'signing', percent: 15, count: 1, everyMonths: 1 },
          { step: 'monthly', percent: 85, count: 24, everyMonths: 1 },
        ],
      },
    ],
  });
  const units = async () =>
    (
      await call<{ items: { apartments: Tracked[] }[] }>(token, 'GET', `/admin/buildings/${id}/floors`)
    ).items.flatMap(({ apartments }) => apartments);
  const wanted = (await units()).find((one) => one.label === label(hasFloors ? 403 : 5));
  if (!wanted) throw new Error('the unit is not for sale');
  const person = lang === 'ar' ? `يارا ${stamp}` : `Yara ${stamp}`;
  const phone = `056${stamp.slice(-7)}`;
  const message = lang === 'ar' ? 'هل ما زالت متاحة؟' : 'Is it still free?';
  const about = { projectId: id, unitId: wanted.unitId };
  await call(token, 'POST', '/public/messages', { name: person, phone, message, ...about });
  const { items } = await call<LeadList>(token, 'GET', `/admin/leads?q=${phone}`);
  const lead = items[0];
  if (!lead) throw new Error('the message opened no lead');
  return { token, id, name, units, wanted, label: wanted.label, person, phone, lead };
}

/** Every form names the unit that was asked for: in its head and on its button. */
async function expectFor(page: Page, lang: Lang, label: string, step: (typeof STEPS)[number]) {
  const { t } = WORDS[lang];
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.path-unit-head strong')).toHaveText(label);
  const name = step === 'hold' ? t.holdFor(label, 48) : t.submit[step](label);
  await expect(sheet.getByRole('button', { name })).toBeVisible();
  return sheet;
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const { lang, device, viewport, theme } of VIEWS) {
  const { t, doors, find, ui } = WORDS[lang];

  test(`${lang}, ${device}: the same steps from each place, for the unit that was asked for`, async ({
    page,
    read,
    signInAs,
  }) => {
    const { id, wanted, label, person, lead } = await project(lang, true);
    await read(lang);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme });
    await signInAs('admin');
    const each = async (buttons: Pick<Page, 'getByRole'>, isKnown: boolean) => {
      for (const step of STEPS) {
        await buttons.getByRole('button', { name: doors.steps[step], exact: true }).click();
        const sheet = await expectFor(page, lang, label, step);
        // never typed again when known
        if (isKnown) await expect(sheet).toContainText(person);
        await expect(sheet.getByRole('textbox', { name: ui.name })).toHaveCount(isKnown ? 0 : 1);
        await close(page);
      }
    };

    // lead
    await page.goto(`admin/leads?lead=${lead.id}`);
    await each(page.getByRole('complementary'), true);
    await page
      .getByRole('complementary')
      .getByRole('button', { name: doors.steps.quote, exact: true })
      .click();
    await expectFor(page, lang, label, 'quote');
    await expectFits(page);
    expect(await axeFindingsByTheme(page, `${lang} path`, '.path')).toEqual([]);
    await close(page);

    // person
    await walkTo(page, `admin/persons/${lead.person.id}`);
    await each(page.getByRole('main'), true);

    // inbox: the message with its lead
    await walkTo(page, `admin/messages?q=${encodeURIComponent(person)}`);
    await page.getByText(person).first().click();
    await each(page.getByRole('complementary').filter({ hasText: person }), true);

    // floors
    await walkTo(page, `admin/buildings/${id}/floors?apartment=${wanted.id}`);
    await each(page.getByRole('complementary').filter({ hasText: label }), false);

    // find: the unit, and the person, for whom a unit is chosen
    const ask = async (typed: string, line: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(typed);
      await page.getByRole('option', { name: line }).click();
    };
    await ask(label, find.pathTo(doors.steps.hold, label));
    await expectFor(page, lang, label, 'hold');
    await close(page);
    await ask(person, find.pathTo(doors.steps.reserve, person));
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('searchbox', { name: t.find }).fill(label);
    await sheet.getByRole('button', { name: label }).click();
    await expectFor(page, lang, label, 'reserve');
    await expect(sheet).toContainText(person);
    await close(page);

    // the unit in the editor
    await page.goto(`admin/projects/${id}/edit#units`);
    await openUnit(page, label, device === 'phone');
    const unit = page.getByRole('dialog');
    await unit.getByRole('button', { name: doors.steps.quote, exact: true }).click();
    await expect(page.getByRole('dialog').last().locator('.path-unit-head strong')).toHaveText(label);
    await expect(page.getByRole('button', { name: t.submit.quote(label) })).toBeVisible();
  });

  test(`${lang}, ${device}: from the lead a quote takes three presses, a hold two, a reservation two`, async ({
    page,
    context,
    read,
    signInAs,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const { token, id, units, label, person, phone, lead } = await project(lang, true);
    await read(lang);
    await page.setViewportSize(viewport);
    await signInAs('sales');
    await page.goto(`admin/leads?lead=${lead.id}`);
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const door = (step: (typeof STEPS)[number]) =>
      page.getByRole('complementary').getByRole('button', { name: doors.steps[step], exact: true });
    const sheet = page.getByRole('dialog');

    await press(door('quote'));
    await expectFor(page, lang, label, 'quote');
    await press(sheet.getByRole('button', { name: t.submit.quote(label) }));
    const opened = context.waitForEvent('page');
    await press(sheet.getByRole('link', { name: t.handToWhatsApp }));
    expect(presses).toBe(3);
    const handed = await opened;
    expect(handed.url()).toContain(`wa.me/97056`);
    expect(decodeURIComponent(handed.url())).toContain(label);
    await handed.close();
    const { items: quotes } = await call<QuoteList>(token, 'GET', `/admin/quotes?buildingId=${id}`);
    expect(quotes).toMatchObject([
      { name: person, phone, lang, total: 148_000, personId: lead.person.id, units: [{ label }] },
    ]);
    expect(quotes[0]?.plan).toHaveLength(25);
    const detail = () => call<LeadDetail>(token, 'GET', `/admin/leads/${leadId(lead.id)}`);
    // whoever pressed has the lead that was nobody's
    expect(await detail()).toMatchObject({
      stage: 'offer',
      owner: { name: expect.stringContaining('طارق') },
    });
    await close(page);

    presses = 0;
    await press(door('hold'));
    await expectFor(page, lang, label, 'hold');
    await press(sheet.getByRole('button', { name: t.holdFor(label, 48) }));
    expect(presses).toBe(2);
    await expect(sheet).toHaveCount(0);
    const now = async () => (await units()).find((one) => one.label === label);
    expect(await now()).toMatchObject({ status: 'held', name: person });

    // held for the same person: it becomes the reservation
    presses = 0;
    await press(door('reserve'));
    await expectFor(page, lang, label, 'reserve');
    await expect(sheet).toContainText(t.standing.theirs);
    await press(sheet.getByRole('button', { name: t.submit.reserve(label) }));
    expect(presses).toBeLessThanOrEqual(3);
    await expect(sheet).toHaveCount(0);
    expect(await now()).toMatchObject({ status: 'reserved', name: person, phone });
  });
}

test('a villa without floors, in dinars with three decimals: quoted and reserved', async ({
  page,
  read,
  signInAs,
}) => {
  const { t, doors } = WORDS.en;
  const { token, id, units, label, lead } = await project('en', false);
  await read('en');
  await signInAs('sales');
  await page.goto(`admin/leads?lead=${lead.id}`);
  const door = page.getByRole('complementary').getByRole('button', { name: doors.steps.quote, exact: true });
  await door.click();
  const sheet = await expectFor(page, 'en', label, 'quote');
  await expect(sheet).toContainText('214,500.500');
  await sheet.getByRole('textbox', { name: 'Discount' }).fill('500.250');
  await expect(sheet.locator('.path-sum-total')).toContainText('214,000.250');
  await sheet.getByRole('button', { name: t.submit.quote(label) }).click();
  await expect(sheet.getByText(t.ready)).toBeVisible();
  const { items } = await call<QuoteList>(token, 'GET', `/admin/quotes?buildingId=${id}`);
  expect(items).toMatchObject([{ currency: 'JOD', total: 214_000.25, discount: 500.25 }]);
  // what was typed for the quote is what is reserved
  await sheet.getByRole('button', { name: doors.steps.reserve, exact: true }).click();
  await sheet.getByRole('button', { name: t.submit.reserve(label) }).click();
  await expect(sheet).toHaveCount(0);
  expect((await units())[0]).toMatchObject({
    status: 'reserved',
    due: { amount: 214_000.25, currency: 'JOD' },
  });
});

test('two colleagues hold one unit: one wins, the other sees who, and nothing is lost', async ({
  page,
  browser,
  read,
  signInAs,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/409/);
  const { t, doors } = WORDS.en;
  const { units, label, lead } = await project('en', true);
  await read('en');
  await signInAs('sales');
  const context = await browser.newContext({ baseURL: new URL('.', test.info().project.use.baseURL).href });
  await context.addCookies([
    { name: 'lang_v2', value: 'en', url: new URL(test.info().project.use.baseURL ?? '').origin },
  ]);
  const other = await context.newPage();
  await signInAs('admin', other);
  const ready = async (on: Page, note: string) => {
    await on.goto(`admin/leads?lead=${lead.id}`);
    await on.getByRole('complementary').getByRole('button', { name: doors.steps.hold, exact: true }).click();
    const sheet = on.getByRole('dialog');
    await sheet.getByText(t.more).click();
    await sheet.getByRole('textbox', { name: t.fields.note }).fill(note);
    // for somebody else than the colleague's buyer
    await sheet.getByRole('button', { name: t.changePerson }).click();
    await sheet.getByRole('textbox', { name: 'Name' }).fill(note);
    await sheet.getByRole('textbox', { name: 'Phone' }).fill(`0599${unique().slice(-6)}`);
    return sheet;
  };
  const sheets = [await ready(page, 'Mine first'), await ready(other, 'Mine too')];
  const hold = (sheet: Locator) => sheet.getByRole('button', { name: t.holdFor(label, 48) });
  await Promise.all(sheets.map((sheet) => hold(sheet).click()));
  await expect.poll(async () => (await units()).find((one) => one.label === label)?.status).toBe('held');
  await expect
    .poll(async () => (await Promise.all(sheets.map((one) => one.count()))).toSorted())
    .toEqual([0, 1]);
  const [mine, theirs] =
    (await sheets[0]?.count()) === 1 ? ['Mine first', 'Mine too'] : ['Mine too', 'Mine first'];
  const loser = mine === 'Mine first' ? page : other;
  const sheet = loser.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toContainText(label);
  await expect(sheet.getByRole('alert')).toContainText(t.nothingLost);
  await expect(sheet).not.toContainText(theirs ?? '');
  await expect(sheet.getByRole('textbox', { name: t.fields.note })).toHaveValue(mine ?? '');
  await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue(mine ?? '');
  // the same plan comes first, and is one press away
  const nearest = label.replace('403', '503');
  await expect(sheet.getByRole('radiogroup', { name: t.nearest }).getByRole('radio').first()).toBeChecked();
  await sheet.getByRole('button', { name: t.holdFor(nearest, 48) }).click();
  await expect(sheet).toHaveCount(0);
  expect((await units()).find((one) => one.label === nearest)).toMatchObject({ status: 'held', name: mine });
  await context.close();
});

/** The dialog of a unit in the editor: from its row at a desk, from its card on a phone. */
async function openUnit(page: Page, label: string, isPhone: boolean) {
  const ofUnit = { hasText: label };
  if (isPhone) await page.locator('.unit-cards-open').filter(ofUnit).click();
  else await page.getByRole('row').filter(ofUnit).locator('[data-col=open]').click();
}
