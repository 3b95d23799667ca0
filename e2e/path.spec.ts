import type { Locator, Page } from '@playwright/test';
import type { LeadDetail } from '../contract/src/leads.ts';
import type { QuoteList } from '../contract/src/quotes.ts';
import { leadId } from '../contract/src/rules/ids.ts';
import { axeFindingsByTheme } from './axe.ts';
import { call, expect, expectFits, PHONE_VIEW, test, walkTo } from './fixtures.ts';
import { close, expectFor, project, STEPS, unique, WORDS } from './path-project.ts';

for (const { lang, device, viewport, theme } of PHONE_VIEW) {
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
  const nearest = label.replace(/403$/, '503');
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
