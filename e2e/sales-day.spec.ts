import { lists } from '@diyar/contract/words/lists';
import type { Locator } from '@playwright/test';
import type { LeadDetail, LeadList } from '../contract/src/leads.ts';
import type { Person } from '../contract/src/persons.ts';
import { addDays, dayOf, weekdayOf } from '../contract/src/rules/company-hours.ts';
import type { Today } from '../contract/src/today.ts';
import { ar as arHandOver, en as enHandOver } from '../web/app/features/hand-over/admin/texts.ts';
import { ar as arAnswer, en as enAnswer } from '../web/app/features/leads/admin/answers/texts.ts';
import { en as enSheet } from '../web/app/features/leads/admin/lead/texts.ts';
import { ar as arSheet } from '../web/app/features/leads/admin/lead/texts-ar.ts';
import { en as enLeads } from '../web/app/features/leads/admin/texts.ts';
import { ar as arLeads } from '../web/app/features/leads/admin/texts-ar.ts';
import { en as enViewings } from '../web/app/features/viewings/admin/texts.ts';
import { ar as arViewings } from '../web/app/features/viewings/admin/texts-ar.ts';
import { ar as arWho, en as enWho } from '../web/app/features/who-is-who/admin/texts.ts';
import { axeFindings } from './axe.ts';
import { API, call, DESKTOP, expect, LONG_WAYS, ownAddress, PHONE, test } from './fixtures.ts';
import { makeProject } from './project-page.ts';

const words = {
  ar: { t: arLeads, s: arSheet, a: arAnswer, h: arHandOver, v: arViewings, w: arWho },
  en: { t: enLeads, s: enSheet, a: enAnswer, h: enHandOver, v: enViewings, w: enWho },
};
/** Each language has people of its own, who have no other leads. */
const people = {
  ar: { twice: 'وداد الزغل', digits: 'مهند الششتري', third: 'فدوى القطب', phone: 595_311_000 },
  en: { twice: 'Wilma Zagloul', digits: 'Mohannad Shishtari', third: 'Fadwa Kutub', phone: 595_322_000 },
};
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);

async function write(payload: object) {
  const headers = { 'content-type': 'application/json', ...ownAddress() };
  const sent = await fetch(`${API}/public/messages`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  });
  expect(sent.status).toBe(201);
}

for (const lang of LONG_WAYS) {
  const { t, s, a, h, v, w } = words[lang];
  const { twice, digits, third, phone } = people[lang];

  // with the mouse at a desk; on a phone with the keyboard alone
  test(`${lang}: a day of the sales office, from the first message to the sale`, async ({
    page,
    context,
    read,
    signInAs,
  }) => {
    test.slow();
    const isPhone = lang === 'en';
    await read(lang);
    await page.setViewportSize(isPhone ? PHONE : DESKTOP);
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const token = await signInAs('admin');
    const project = await makeProject(
      { en: `Day ${phone}`, ar: `نهار ${phone}` },
      {
        units: [
          {
            unitNumber: 'D-304',
            unitLabelEn: 'D-304',
            unitLabelAr: 'D-304',
            sizeSqm: 120,
            bedrooms: 3,
            bathrooms: 2,
            price: 95000,
            currency: 'USD',
          },
        ],
      },
    );
    const { items: units } = await call<{ items: { id: number }[] }>(
      token,
      'GET',
      `/units?projectId=${project.id}`,
    );
    const unitId = units[0]?.id;
    const press = async (name: string, within: Pick<typeof page, 'getByRole'> = page) => {
      const button = within.getByRole('button', { name, exact: true });
      if (isPhone) await button.press('Enter');
      else await button.click();
    };

    const choose = (choice: Locator) => (isPhone ? choice.press('Space') : choice.check({ force: true }));
    const paneOf = (name: string) => page.getByRole('complementary', { name: s.label(name) });

    // three write: one twice from two phones, one in Arabic digits
    const message = lang === 'ar' ? 'مرحبا، كم ثمنها؟' : 'Hello, what does it cost?';
    const form = { message, projectId: project.id, unitId, source: 'viewing', utmSource: 'tiktok' };
    await write({ ...form, name: twice, phone: `0${phone + 1}` });
    await write({ ...form, name: twice, phone: `0${phone + 2}` });
    await write({ ...form, name: digits, phone: arabicDigits(`0${phone + 3}`) });
    await write({ ...form, name: third, phone: `+970 ${phone + 4}`, utmSource: '' });
    const leadsOf = async () =>
      (await call<LeadList>(token, 'GET', `/admin/leads?project=${project.id}`)).items;
    expect(await leadsOf()).toHaveLength(4);

    // given to somebody in bulk
    await page.goto(`admin/leads?project=${project.id}&tab=unowned`);
    for (const name of [twice, digits, third]) {
      const boxes = page.getByRole('checkbox', { name: t.selectOf(name) });
      await expect(boxes).toHaveCount(name === twice ? 2 : 1);
      for (const box of await boxes.all()) await choose(box);
    }
    await press(t.assign);
    const menu = page.getByRole('menu');
    if (isPhone) await page.keyboard.press('Enter');
    else await menu.getByRole('menuitem').first().click();
    await expect.poll(async () => (await leadsOf()).filter(({ owner }) => owner !== null)).toHaveLength(4);

    // the two who are one are joined
    const [first] = (await leadsOf()).filter(({ person }) => person.name === twice).toReversed();
    await page.goto(`admin/leads?project=${project.id}&lead=${first?.id}`);
    await press(w.compare);
    await press(w.mergeInto(twice), page.getByRole('dialog').or(page.getByRole('alertdialog')).last());
    await expect.poll(leadsOf).toHaveLength(3);

    // answered with a prepared text, in the language of the message
    await page.goto(`admin/leads?project=${project.id}&lead=${first?.id}`);
    const answer = paneOf(twice).getByRole('region', { name: a.title });
    await expect(answer.locator('mark').first()).toBeVisible();
    await expect(answer.getByRole('radio', { name: a.languages[lang] })).toBeChecked();
    expect(await axeFindings(page, 'the lead', '.lead-details')).toEqual([]);
    const opened = context.waitForEvent('page');
    const link = answer.getByRole('link', { name: h.whatsApp });
    if (isPhone) await link.press('Enter');
    else await link.click();
    const handed = await opened;
    expect(handed.url()).toContain('wa.me/970');
    await handed.close();
    await press(h.yes, paneOf(twice));
    const detail = () => call<LeadDetail>(token, 'GET', `/admin/leads/${first?.id}`);
    await expect.poll(async () => (await detail()).unanswered).toBe(0);
    const { stage, person: who } = await detail();
    const { phones } = await call<Person>(token, 'GET', `/admin/persons/${who.id}`);
    expect([stage, phones]).toEqual(['contacted', [`0${phone + 1}`, `0${phone + 2}`]]);

    // shown on the next day on which the office is open, and it took place
    const away = weekdayOf(addDays(dayOf(Date.now()), 1)) === 'fri' ? 2 : 1;
    const day = addDays(dayOf(Date.now()), away);
    await press(s.plan, paneOf(twice));
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('radiogroup', { name: v.day }).getByRole('radio').nth(away));
    // the other language's day is planned by the same member of staff, perhaps at the same moment
    await choose(dialog.getByRole('radio', { name: /^\d\d:\d\d$/ }).nth(lang === 'ar' ? 0 : 4));
    await press(v.planIt, dialog);
    await expect(dialog.getByRole('textbox', { name: v.textLabel })).not.toHaveValue('');
    await expect.poll(async () => (await detail()).stage).toBe('viewing');
    const { items } = await call<{ items: { id: number; version: number; leadId: number }[] }>(
      token,
      'GET',
      `/admin/viewings?from=${day}&to=${addDays(day, 7)}`,
    );
    const viewing = items.find(({ leadId }) => leadId === first?.id);
    await call(token, 'PATCH', `/admin/viewings/${viewing?.id}`, {
      version: viewing?.version,
      status: 'done',
    });

    // one buys, one is lost
    await call(token, 'POST', '/admin/selled', { unitId, buyerName: twice, buyerPhone: `0${phone + 2}` });
    const gone = (await leadsOf()).find(({ person }) => person.name === third);
    await page.goto(`admin/leads?lead=${gone?.id}`);
    await press(t.more, paneOf(third));
    const lose = page.getByRole('menuitem', { name: s.closeLost });
    if (isPhone) await lose.press('Enter');
    else await lose.click();
    await choose(dialog.getByRole('radio', { name: lists[lang].lostReasons.budget }));
    await press(s.close, dialog);
    await expect
      .poll(async () => (await call<LeadDetail>(token, 'GET', `/admin/leads/${gone?.id}`)).stage)
      .toBe('lost');

    // the lists behind the figures of the dashboard tell the story: three came, one was answered, shown and bought
    const { ninetyDays } = await call<Today>(token, 'GET', '/admin/today');
    const count = async (filter: string) =>
      (
        await call<LeadList>(
          token,
          'GET',
          `/admin/leads?project=${project.id}&since=${ninetyDays.since}&${filter}`,
        )
      ).total;
    const funnel = [];
    for (const { stage } of ninetyDays.funnel) funnel.push(await count(`reached=${stage}`));
    expect(funnel).toEqual([3, 1, 1, 1, 1]);
    expect(await count('channel=tiktok')).toBe(2);
    expect(await count('answered=no')).toBe(2);
    expect(await count('stage=lost')).toBe(1);
    const bought = await detail();
    expect(bought).toMatchObject({ stage: 'won', deal: { stage: 'sold', units: 'D-304' } });
    expect(bought.answerMinutes).toBeLessThanOrEqual(
      Math.ceil((Date.now() - Date.parse(bought.createdAt)) / 60_000),
    );
    await page.goto('admin');
    await expect(page.getByText(t.channels.tiktok).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      isPhone ? PHONE.width : DESKTOP.width,
    );
    await page.goto(`admin/leads?project=${project.id}&lead=${first?.id}`);
    await expect(page.getByText(s.events.deal.sold)).toBeVisible();
  });
}
