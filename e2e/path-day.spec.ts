import type { Locator, Page } from '@playwright/test';
import type { LeadDetail, LeadList } from '../contract/src/leads.ts';
import type { PersonList } from '../contract/src/persons.ts';
import type { QuoteList } from '../contract/src/quotes.ts';
import { addDays, dayOf, weekdayOf } from '../contract/src/rules/company-hours.ts';
import type { Today } from '../contract/src/today.ts';
import type { Viewing } from '../contract/src/viewings.ts';
import { lists } from '../contract/src/words/lists.ts';
import { ar as dealsAr, en as dealsEn } from '../web/app/features/buildings/admin/deals/texts.ts';
import { en as sheetEn } from '../web/app/features/leads/admin/lead/texts.ts';
import { ar as sheetAr } from '../web/app/features/leads/admin/lead/texts-ar.ts';
import { ar as quotesAr, en as quotesEn } from '../web/app/features/quotes/admin/texts.ts';
import { quoteTexts } from '../web/app/features/quotes/public/quote-texts.ts';
import { visitTexts } from '../web/app/features/viewings/public/visit-texts.ts';
import { call, expect, IS_LONG, type Lang, test, VIEWS } from './fixtures.ts';
import { close, expectFor, project, type STEPS, unique, WORDS } from './path-project.ts';

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

const MORE = {
  ar: { deals: dealsAr, sheet: sheetAr, quotes: quotesAr },
  en: { deals: dealsEn, sheet: sheetEn, quotes: quotesEn },
};
type Status = 'available' | 'held' | 'reserved';

/** Somebody else asks about another unit of the same project. */
async function another(token: string, lang: Lang, projectId: number, unitId: number) {
  const stamp = unique();
  const name = lang === 'ar' ? `زيد ${stamp}` : `Zaid ${stamp}`;
  const phone = `059${stamp.slice(-7)}`;
  await call(token, 'POST', '/public/messages', { name, phone, message: '?', projectId, unitId });
  const lead = (await call<LeadList>(token, 'GET', `/admin/leads?q=${phone}`)).items[0];
  if (!lead) throw new Error('the message opened no lead');
  return { name, phone, lead };
}

/** `npm run test:long`: what its rooms say one by one is tested in every run. */
for (const { lang, device, viewport } of IS_LONG ? VIEWS : []) {
  const { t, doors, find } = WORDS[lang];
  const { deals, sheet: s, quotes: q } = MORE[lang];

  test(`${lang}, ${device}: a day of two colleagues in sixty steps: every room says the same`, async ({
    page,
    context,
    browser,
    read,
    signInAs,
    expectConsoleErrors,
  }) => {
    test.setTimeout(420_000);
    // a holder without a photo
    expectConsoleErrors(/404/);
    let steps = 0;
    const step = (name: string, work: () => Promise<unknown>) =>
      test.step(`${++steps} ${name}`, async () => void (await work()));

    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const { token, id, units, label, person, phone, lead } = await project(lang, true);
    const place = await call<{ slug: string }>(token, 'GET', `/projects/${id}`);
    const nearest = label.replace('403', '503');
    const tracked = async (of: string) => {
      const found = (await units()).find((one) => one.label === of);
      if (!found) throw new Error(`${of} is not there`);
      return found;
    };
    const second = await another(token, lang, id, (await tracked(nearest)).unitId);

    await read(lang);
    await page.setViewportSize(viewport);
    await signInAs('sales');
    const { baseURL = '' } = test.info().project.use;
    const own = async () => {
      const made = await browser.newContext({ baseURL: new URL('.', baseURL).href, viewport });
      await made.addCookies([{ name: 'lang_v2', value: lang, url: new URL(baseURL).origin }]);
      return made;
    };
    const theirs = await own();
    const colleague = await theirs.newPage();
    await signInAs('admin', colleague);
    const strangers = await own();
    const visitor = await strangers.newPage();

    /** What each room says of a unit and of whoever has it. */
    const agree = async (of: string, status: Status, who: { id: number; name: string; leadId: number }) => {
      const unit = await tracked(of);
      await step(`floors: ${of} is ${status}`, async () => {
        await page.goto(`admin/buildings/${id}/floors?apartment=${unit.id}`);
        const pane = page.getByRole('complementary').filter({ hasText: of });
        await expect(pane.getByText(lists[lang].unitStatuses[status], { exact: true }).first()).toBeVisible();
        if (status !== 'available') await expect(pane).toContainText(who.name);
      });
      await step(`site: ${of} is ${status === 'available' ? '' : 'not '}offered`, async () => {
        await expect
          .poll(async () => {
            await visitor.goto(`projects/${place.slug}/units/${unit.unitId}?lang=${lang}`);
            const title = await visitor.getByRole('heading', { level: 1 }).innerText();
            return [title.includes(of), (await visitor.locator('.unit-page-taken').count()) > 0];
          })
          .toEqual([true, status !== 'available']);
      });
      await step(`person: ${who.name} with ${of}`, async () => {
        await page.goto(`admin/persons/${who.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(who.name);
        await expect(page.getByRole('main').getByText(of).first()).toBeVisible();
      });
      await step(`lead: about ${of}`, async () => {
        await page.goto(`admin/leads?lead=${who.leadId}`);
        const pane = page.getByRole('complementary', { name: s.label(who.name) });
        await expect(pane.getByText(of).first()).toBeVisible();
        await expect(pane.getByText(lists[lang].leadStages.offer).first()).toBeVisible();
      });
      await step(`find: ${of}, once`, async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill(of);
        await expect(page.getByRole('option', { name: of }).first()).toBeVisible();
        await page.keyboard.press('Escape');
      });
      await step(`inbox: what ${who.name} wrote`, async () => {
        await page.goto(`admin/messages?q=${encodeURIComponent(who.name)}`);
        await expect(page.getByText(who.name).first()).toBeVisible();
      });
    };
    const first = { id: lead.person.id, name: person, leadId: lead.id };
    const other = { id: second.lead.person.id, name: second.name, leadId: second.lead.id };
    const door = (on: Page, kind: (typeof STEPS)[number]): Locator =>
      on.getByRole('complementary').getByRole('button', { name: doors.steps[kind], exact: true });
    const news = () => call<Today>(token, 'GET', '/admin/today');

    await step('both wait for somebody on the first page', async () => {
      const { newLeads } = await news();
      expect(newLeads.total).toBeGreaterThanOrEqual(2);
      for (const one of [first, other])
        expect(await call<LeadDetail>(token, 'GET', `/admin/leads/${one.leadId}`)).toMatchObject({
          owner: null,
          stage: 'new',
          unanswered: 1,
        });
    });
    await step('both messages are in the inbox', async () => {
      await page.goto(`admin/messages?q=${encodeURIComponent(second.name)}`);
      await expect(page.getByText(second.name).first()).toBeVisible();
    });

    // quoted from the lead, handed over, accepted by the buyer on a phone
    await step('the lead opens with its unit', async () => {
      await page.goto(`admin/leads?lead=${lead.id}`);
      await expect(page.getByRole('complementary').getByText(label).first()).toBeVisible();
    });
    await step('quote: for the unit that was asked for', async () => {
      await door(page, 'quote').click();
      const sheet = await expectFor(page, lang, label, 'quote');
      await expect(sheet).toContainText(person);
    });
    await step('made', async () => {
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: t.submit.quote(label) }).click();
      await expect(sheet.getByRole('link', { name: t.handToWhatsApp })).toBeVisible();
    });
    await step('handed over', async () => {
      const opened = context.waitForEvent('page');
      await page.getByRole('dialog').getByRole('link', { name: t.handToWhatsApp }).click();
      const handed = await opened;
      expect(decodeURIComponent(handed.url())).toContain(label);
      await handed.close();
      await close(page);
    });
    const quotes = () => call<QuoteList>(token, 'GET', `/admin/quotes?buildingId=${id}`);
    await agree(label, 'available', first);
    await step('the buyer reads the same unit and price', async () => {
      const [quote] = (await quotes()).items;
      await visitor.goto(`.${quote?.path}?lang=${lang}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(label);
      await expect(visitor.locator('.quote-total')).toContainText('148,000');
    });
    await step('and accepts', async () => {
      await visitor.getByLabel(quoteTexts[lang].acceptHelp).fill(phone.slice(-4));
      await visitor.locator('form').getByRole('button', { name: quoteTexts[lang].accept }).click();
      await expect(visitor.getByRole('heading', { name: quoteTexts[lang].doneTitle })).toBeVisible();
    });
    await step('nothing is booked', async () => {
      expect((await tracked(label)).status).toBe('available');
    });
    await step('the first page says so', async () => {
      await page.goto('admin');
      await expect(page.getByRole('main').getByText(person).first()).toBeVisible();
      expect((await news()).agreed.items.map(({ units: of }) => of)).toContain(label);
    });
    await step('the inbox has it, unanswered', async () => {
      const detail = await call<LeadDetail>(token, 'GET', `/admin/leads/${lead.id}`);
      expect(
        detail.timeline.filter((event) => event.kind === 'message' && event.source === 'quote'),
      ).toHaveLength(1);
    });

    await step('the list of quotes says who accepted which unit', async () => {
      const [quote] = (await quotes()).items;
      await page.goto(`admin/quotes?q=${quote?.number}`);
      const main = page.getByRole('main');
      for (const text of [label, person, q.agreed]) await expect(main.getByText(text).first()).toBeVisible();
    });
    await step('and so does the quote', async () => {
      await page.getByRole('link', { name: (await quotes()).items[0]?.number ?? '' }).click();
      await expect(page.getByText(q.agreedBody)).toBeVisible();
    });

    // held from the person's page; a colleague wants the same unit for somebody else
    await step('hold: from the person', async () => {
      await page.goto(`admin/persons/${first.id}`);
      await page.getByRole('main').getByRole('button', { name: doors.steps.hold, exact: true }).click();
      await expectFor(page, lang, label, 'hold');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t.holdFor(label, 48) })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await agree(label, 'held', first);
    await step('a colleague finds it taken, from find', async () => {
      await colleague.goto('admin/leads');
      await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
      await colleague.keyboard.press('Control+k');
      await colleague.getByRole('combobox').fill(second.name);
      await colleague.getByRole('option', { name: find.pathTo(doors.steps.hold, second.name) }).click();
      const sheet = colleague.getByRole('dialog');
      await expect(sheet).toContainText(second.name);
    });
    await step('and holds the one that was asked for', async () => {
      const sheet = colleague.getByRole('dialog');
      const search = sheet.getByRole('searchbox', { name: t.find });
      const head = sheet.locator('.path-unit-head strong');
      await expect(search.or(head).first()).toBeVisible();
      if ((await search.count()) > 0) {
        await search.fill(nearest);
        await sheet.getByRole('button', { name: nearest }).click();
      }
      await expectFor(colleague, lang, nearest, 'hold');
      await sheet.getByRole('button', { name: t.holdFor(nearest, 48) }).click();
      await expect(sheet).toHaveCount(0);
    });
    await agree(nearest, 'held', other);
    await step('two units are held', async () => {
      expect((await units()).filter(({ status }) => status === 'held')).toHaveLength(2);
    });

    // one reserves, the other gives back
    await step('reserve: from the inbox', async () => {
      await page.goto(`admin/messages?q=${encodeURIComponent(person)}`);
      await page.getByText(person).first().click();
      await page
        .getByRole('complementary')
        .filter({ hasText: person })
        .getByRole('button', { name: doors.steps.reserve, exact: true })
        .click();
      await expectFor(page, lang, label, 'reserve');
    });
    await step('with what was quoted', async () => {
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(t.standing.theirs);
      await sheet.getByRole('button', { name: t.submit.reserve(label) }).click();
      await expect(sheet).toHaveCount(0);
    });
    await agree(label, 'reserved', first);
    await step('the quote is taken up, and its page says so without figures', async () => {
      const [quote] = (await quotes()).items;
      expect(quote).toMatchObject({ state: 'accepted', isTaken: false });
      expect((await visitor.goto(`.${quote?.path}?lang=${lang}`))?.status()).toBe(410);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(quoteTexts[lang].gone.done);
      await expect(visitor.getByText('148,000')).toHaveCount(0);
    });
    await step('the wish to reserve is answered', async () => {
      const detail = await call<LeadDetail>(token, 'GET', `/admin/leads/${lead.id}`);
      expect(detail.unanswered).toBe(0);
    });
    await step('the list of persons names the unit', async () => {
      await page.goto(`admin/persons?q=${phone}`);
      await expect(page.getByRole('main').getByText(label).first()).toBeVisible();
    });
    await step('the list of leads too', async () => {
      await page.goto(`admin/leads?tab=all&q=${phone}`);
      await expect(page.getByRole('main').getByText(label).first()).toBeVisible();
    });
    await step('the colleague releases', async () => {
      await colleague.goto(`admin/buildings/${id}/floors?apartment=${(await tracked(nearest)).id}`);
      await colleague
        .getByRole('complementary')
        .filter({ hasText: nearest })
        .getByRole('button', { name: deals.release, exact: true })
        .click();
      const confirm = colleague.getByRole('alertdialog').or(colleague.getByRole('dialog'));
      if (await confirm.isVisible().catch(() => false))
        await confirm.getByRole('button', { name: deals.release }).last().click();
      await expect.poll(async () => (await tracked(nearest)).status).toBe('available');
    });
    await agree(nearest, 'available', other);

    // shown, moved and called off by the visitor
    const day = [2, 3].map((n) => addDays(dayOf(Date.now()), n)).find((one) => weekdayOf(one) !== 'fri');
    const free = async () => {
      const { items: staff } = await call<{ items: { id: number }[] }>(token, 'GET', '/admin/leads/staff');
      for (const { id: staffId } of staff)
        for (const time of lang === 'ar' ? ['09:00', '10:30'] : ['13:00', '15:00']) {
          const made = await call<Viewing>(token, 'POST', '/admin/viewings', {
            ...{ leadId: second.lead.id, staffId, startsAt: `${day}T${time}` },
          }).catch(() => null);
          if (made) return made;
        }
      throw new Error('nobody is free');
    };
    const viewing = await free();
    await step('the visitor sees the viewing of that unit', async () => {
      await visitor.goto(`.${viewing.visitPath}?lang=${lang}`);
      await expect(visitor.locator('.visit-facts')).toContainText(nearest);
    });
    await step('moves it', async () => {
      await visitor.getByRole('link', { name: visitTexts[lang].another }).click();
      await visitor.locator('details').last().locator('summary').click();
      await visitor.locator('details').last().getByRole('radio').last().check();
      await visitor.getByRole('button', { name: visitTexts[lang].move }).click();
      await expect(visitor.locator('.visit-when')).toBeVisible();
    });
    await step('and calls it off', async () => {
      await visitor.getByRole('link', { name: visitTexts[lang].cancel }).click();
      await visitor.getByRole('button', { name: visitTexts[lang].cancelNow }).click();
      await expect(visitor.getByRole('heading', { name: visitTexts[lang].cancelled })).toBeVisible();
    });
    await step('the lead tells both', async () => {
      await page.goto(`admin/leads?lead=${second.lead.id}`);
      const detail = await call<LeadDetail>(token, 'GET', `/admin/leads/${second.lead.id}`);
      expect(
        detail.timeline.filter((event) => event.kind === 'message' && event.source === 'visit'),
      ).toHaveLength(2);
    });

    // counts
    await step('each person is there once', async () => {
      for (const one of [{ name: person, phone }, second]) {
        const found = await call<PersonList>(token, 'GET', `/admin/persons?q=${one.phone}`);
        expect(found.items.map(({ name }) => name)).toEqual([one.name]);
      }
    });
    await step('two leads of this project, both owned, none new', async () => {
      const { items } = await call<LeadList>(token, 'GET', `/admin/leads?project=${id}`);
      expect(items).toHaveLength(2);
      expect(items.every(({ owner, stage }) => owner !== null && stage !== 'new')).toBe(true);
    });
    await step('one quote, one reservation, two free units', async () => {
      expect((await quotes()).total).toBe(1);
      expect((await units()).map(({ status }) => status).toSorted()).toEqual([
        'available',
        'available',
        'reserved',
      ]);
      expect((await news()).agreed.items.map(({ units: of }) => of)).not.toContain(label);
    });
    expect(steps).toBeGreaterThanOrEqual(60);
    await theirs.close();
    await strangers.close();
  });
}
