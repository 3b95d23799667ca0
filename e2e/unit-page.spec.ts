import type { Page } from '@playwright/test';
import type { LeadList } from '../contract/src/leads.ts';
import { addDays, dayOf } from '../contract/src/rules/company-hours.ts';
import { API, call, expect, ORIGIN, PHONE, PHONE_VIEW, TABLET, test, walkTo } from './fixtures.ts';
import { hydrated, labelOf, projectOf } from './project-page.ts';

const SLUG = 'olive-terraces';
const PATH = `properties/${SLUG}`;

/** '$1,234.50' is 123450 cents. */
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

async function pricedUnit() {
  const unit = (await projectOf(SLUG)).units.find(({ price }) => price);
  if (!unit) throw new Error('the demo has units with a price');
  return { ...unit, price: unit.price ?? 0 };
}

async function planLines(page: Page) {
  const lines = (await page.locator('.pay-plan-lines tbody td').allTextContents()).map(cents);
  return { sum: lines.reduce((sum, line) => sum + line, 0), first: lines[0] };
}

const fitsTheScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

// axe looks at both pages in accessibility.spec.ts and project-detail.spec.ts
for (const { lang, viewport } of PHONE_VIEW) {
  test(`the building leads to a unit, and the unit to what it is a month: ${lang}`, async ({
    page,
    read,
  }) => {
    await read(lang);
    await page.setViewportSize(viewport);
    const unit = await pricedUnit();
    await page.goto(PATH);
    await hydrated(page);
    const building = page.locator('#building');
    const cells = building.locator('.unit-finder-cell--available');
    const rows = page.locator('.unit-list-row');
    const { units } = await projectOf(SLUG);
    await expect(cells).toHaveCount(units.length);
    await building.locator('[name=rooms]').selectOption('3');
    const most = units.filter(({ bedrooms }) => bedrooms >= 3).length;
    await expect(rows).toHaveCount(most);
    await expect(building.locator('.unit-finder-cell--dim')).toHaveCount(units.length - most);
    await building.locator('[name=max]').fill('190000');
    await expect(page).toHaveURL(/rooms=3&max=190000/);
    await building.locator('[name=order]').selectOption('price');
    const prices = units
      .filter(({ bedrooms, price }) => bedrooms >= 3 && price !== null && price <= 190_000)
      .map(({ price }) => price ?? 0)
      .sort((a, b) => a - b);
    await expect(rows.first()).toContainText((prices[0] ?? 0).toLocaleString('en'));
    await fitsTheScreen(page);
    // place 1 is at the left in both languages
    const row = building.locator('.unit-finder-row:has(> :nth-child(2 of :not([aria-hidden])))').first();
    const shown = row.locator('> li:not([aria-hidden])');
    const [a, b] = await Promise.all([0, 1].map((i) => shown.nth(i).boundingBox()));
    expect(a?.x).toBeLessThan(b?.x ?? 0);
    await building.locator('.unit-finder-end a').click();
    await expect(rows).toHaveCount(units.length);

    await cells.locator(`a[href$="/units/${unit.id}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/units/${unit.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelOf(unit, lang));
    expect((await planLines(page)).sum).toBe(unit.price * 100);
    await page.locator('.pay-plan [name=down]').fill('40');
    await page.locator('.pay-plan [name=months]').fill('7');
    await expect(page).toHaveURL(/down=40&months=7/);
    const { sum, first } = await planLines(page);
    expect([sum, first]).toEqual([unit.price * 100, unit.price * 40]);
    await page.locator('.pay-plan [name=months]').fill('99');
    await expect(page.locator('.pay-plan .field-error')).toBeVisible();
    expect((await planLines(page)).sum).toBe(unit.price * 100);
    await fitsTheScreen(page);
    const sent = await page.locator('.pay-plan-send a').getAttribute('href');
    expect(decodeURIComponent(sent ?? '')).toContain('down=40&months=99');
  });
}

for (const { lang } of PHONE_VIEW)
  test(`on a phone a gallery of any length begins with its first picture: ${lang}`, async ({
    page,
    read,
  }) => {
    await read(lang);
    await page.setViewportSize(PHONE);
    await page.goto(PATH);
    await hydrated(page);
    const first = page.locator('.gallery > li').first();
    await expect(first.locator('img')).toHaveAttribute('fetchpriority', 'high');
    const most = await page.locator('.gallery > li').count();
    expect(most).toBeGreaterThan(3);
    for (let count = most; count > 0; count--) {
      const starts = await page.locator('.gallery').evaluate((list) => {
        const places = [...list.children].map((one) => one.getBoundingClientRect());
        list.lastElementChild?.remove();
        return places.map(({ left, right }) => (document.dir === 'rtl' ? innerWidth - right : left));
      });
      expect(Math.round(starts[0] ?? -1), `the first of ${count}`).toBe(0);
      expect(starts, `${count} in their order`).toEqual(starts.toSorted((a, b) => a - b));
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: TABLET });

  test('the filters, the drawing and the plan are forms and links; the address carries them', async ({
    page,
  }) => {
    const unit = await pricedUnit();
    await page.goto(`${PATH}?lang=en`);
    await page.locator('#building [name=rooms]').selectOption('4');
    await page.locator('#building').getByRole('button').click();
    await expect(page).toHaveURL(/lang=en.*rooms=4/);
    const { units } = await projectOf(SLUG);
    await expect(page.locator('.unit-list-row')).toHaveCount(
      units.filter(({ bedrooms }) => bedrooms >= 4).length,
    );
    await page.goto(`${PATH}/units/${unit.id}?lang=en`);
    await page.locator('.pay-plan [name=down]').fill('50');
    await page.locator('.pay-plan').getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/down=50/);
    const { sum, first } = await planLines(page);
    expect([sum, first]).toEqual([unit.price * 100, unit.price * 50]);
    await fitsTheScreen(page);
  });
});

test('a unit page is cached and indexed; its numbers and a taken unit are not', async ({ request }) => {
  const unit = await pricedUnit();
  const open = async (path: string) => {
    const answer = await request.get(`${ORIGIN}/diyar/${PATH}/${path}`);
    return { status: answer.status(), cache: answer.headers()['cache-control'], html: await answer.text() };
  };
  const offered = await open(`units/${unit.id}?lang=en&utm_source=x`);
  expect(offered).toMatchObject({ status: 200, cache: 'public, no-cache' });
  expect(offered.html).toContain(`rel="canonical" href="${ORIGIN}/diyar/${PATH}/units/${unit.id}?lang=en"`);
  expect(offered.html).toContain('schema.org/InStock');
  expect(await open(`units/${unit.id}?down=40`)).toMatchObject({ cache: 'no-cache' });
  expect(await open('units/999999')).toMatchObject({ status: 404 });
  expect(await open('units/x')).toMatchObject({ status: 404 });
  // the drawing names units that are sold, and says nothing more of them
  const { html } = await open('?lang=en');
  const sold = /<li class="unit-finder-cell unit-finder-cell--sold[\s\S]*?<\/li>/.exec(html)?.[0] ?? '';
  expect(sold).toContain('Sold');
  expect(sold).not.toMatch(/href|\$/);
});

/** The texts with a number like 5-01, and those where its first digit does not stand left of its last. */
const numbersIn = (page: Page) =>
  page.evaluate(() => {
    const found: { text: string; isTurned: boolean }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const leftOf = (node: Node, at: number) => {
      const digit = new Range();
      digit.setStart(node, at);
      digit.setEnd(node, at + 1);
      return digit.getBoundingClientRect().left;
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: number, index } of text.matchAll(/\d+-\d+/g))
        found.push({ text, isTurned: leftOf(node, index) > leftOf(node, index + number.length - 1) });
    }
    return { found: found.length, turned: found.filter((one) => one.isTurned).map(({ text }) => text) };
  });

test('the number of a unit is read in its order in Arabic, on the site and in the office', async ({
  page,
  read,
  signInAs,
}) => {
  const { id, units } = await projectOf('al-bireh-heights');
  const [unit, other] = units;
  if (!unit || !other) throw new Error('the demo has units whose numbers are digits');
  await read('ar');
  const inOrder = async (path: string) => {
    await expect.poll(async () => (await numbersIn(page)).found, { message: path }).toBeGreaterThan(0);
    expect((await numbersIn(page)).turned, path).toEqual([]);
  };
  for (const path of [
    'properties/al-bireh-heights',
    `properties/al-bireh-heights/units/${unit.id}`,
    `list?u=${id}.${unit.id},${id}.${other.id}`,
    `properties/${id}/prices`,
  ]) {
    await page.goto(path);
    await inOrder(path);
  }

  const name = `قارئ الأرقام ${Date.now()}`;
  const phone = `059${String(Date.now()).slice(-7)}`;
  await fetch(`${API}/public/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      phone,
      message: `أسأل عن ${unit.unitLabelAr}`,
      projectId: id,
      unitId: unit.id,
    }),
  });
  const token = await signInAs('superadmin');
  const q = encodeURIComponent(name);
  const { items } = await call<LeadList>(token, 'GET', `/admin/leads?q=${q}`);
  const me = await call<{ id: number }>(token, 'GET', '/auth/me');
  const day = addDays(dayOf(Date.now()), 52);
  await call(token, 'POST', '/admin/viewings', {
    leadId: items[0]?.id,
    unitId: unit.id,
    staffId: me.id,
    startsAt: `${day}T10:00`,
  });
  await page.goto(`admin/leads?q=${q}`);
  await inOrder('leads');
  for (const path of [
    `admin/leads?q=${q}&view=board`,
    `admin/leads?q=${q}&lead=${items[0]?.id}`,
    `admin/viewings?week=${day}`,
    `admin/messages?q=${q}`,
    'admin/selled?q=9-02',
    'admin/audit',
    `admin/projects/${id}/edit#units`,
    'admin',
  ]) {
    await walkTo(page, path);
    await inOrder(path);
  }
});
