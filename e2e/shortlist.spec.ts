import type { Page } from '@playwright/test';
import { axeFindingsByTheme } from './axe.ts';
import { call, DESKTOP, DESKTOP_VIEW, expect, ORIGIN, PHONE, TABLET, test, tokenOf } from './fixtures.ts';
import { hydrated, labelOf, makeProject, projectOf, WORDS } from './project-page.ts';

const SLUG = 'olive-terraces';

const fitsTheScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

// axe looks at the list itself and at the papers in accessibility.spec.ts
for (const { lang, viewport } of DESKTOP_VIEW) {
  const t = WORDS[lang];
  test(`hearts make a list, which is compared and asked about in one message: ${lang}`, async ({
    page,
    read,
  }) => {
    await read(lang);
    await page.setViewportSize(viewport);
    const { id, units } = await projectOf(SLUG);
    const five = units.slice(0, 5);
    await page.goto(`properties/${SLUG}`);
    await hydrated(page);
    const hearts = page.locator('.unit-list .heart');
    await hearts.first().focus();
    await page.keyboard.press('Space');
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
    for (let i = 1; i < 5; i++) await hearts.nth(i).click();
    expect(await axeFindingsByTheme(page, 'hearts', '#units')).toEqual([]);
    await expect(page.locator('.nav-bar .list-link')).toHaveText('5');
    await page.locator('.nav-bar .list-link').click();
    await expect(page).toHaveURL(new RegExp(`list\\?u=${id}\\.${five[0]?.id},`));
    await expect(page.locator('.shortlist-item')).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lang === 'ar' ? 'قائمتي' : 'My list');
    await expect(page.locator('.shortlist-table thead th')).toHaveCount(4);
    const fifth = page.locator('.shortlist-item [type=checkbox]').nth(4);
    await expect(fifth).toBeDisabled();
    await page.locator('.shortlist-item [type=checkbox]').first().click();
    await expect(page.locator('.shortlist-table thead th')).toHaveCount(3);
    await expect(fifth).toBeEnabled();
    await fitsTheScreen(page);
    await page.locator('.shortlist-acts a').last().click();
    await expect(page.locator('.shortlist-item')).toHaveCount(4);

    const name = `List ${lang} ${Date.now()}`;
    await page.getByLabel(t.name, { exact: true }).fill(name);
    await page.getByLabel(t.phone, { exact: true }).fill('0599 214 870');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(t.thanks)).toBeVisible();
    const token = await tokenOf('admin');
    const { items } = await call<{
      items: { senderName: string; body: string; project: { id: number } | null }[];
    }>(token, 'GET', '/admin/messages?size=20');
    const sent = items.find(({ senderName }) => senderName === name);
    expect(sent?.project?.id).toBe(id);
    for (const unit of five.slice(0, 4)) expect(sent?.body).toContain(labelOf(unit, lang));
    // one's own list opens without its units in the address
    await page.goto('list');
    await hydrated(page);
    await expect(page.locator('.shortlist-item')).toHaveCount(4);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: TABLET });

  test('the heart is a link, the list is in its address, and what was taken says so', async ({
    page,
    request,
  }) => {
    const unit = (unitLabelEn: string) => ({
      unitNumber: unitLabelEn,
      unitLabelEn,
      unitLabelAr: unitLabelEn,
      bedrooms: 2,
      bathrooms: 1,
      sizeSqm: 90,
      isAvailable: unitLabelEn !== 'L-2',
      price: 90_000,
      currency: 'USD',
    });
    const made = await makeProject(
      { en: 'List Court', ar: 'حوش القائمة' },
      { units: ['L-1', 'L-2', 'L-3'].map(unit) },
    );
    try {
      const all = await call<{ units: { id: number; unitLabelEn: string }[] }>(
        await tokenOf('admin'),
        'GET',
        `/admin/projects/${made.id}`,
      );
      const ids = all.units.map(({ id }) => id);
      await page.goto(`properties/${made.slug}?lang=en`);
      await page.locator('.unit-list .heart').first().click();
      await expect(page).toHaveURL(new RegExp(`list\\?u=${made.id}\\.${ids[0]}$`));
      await expect(page.locator('.shortlist-item')).toHaveCount(1);
      const u = ids.map((id) => `${made.id}.${id}`).join(',');
      await page.goto(`list?lang=en&u=${u},999.999,x`);
      await expect(page.locator('.shortlist-item')).toHaveCount(3);
      const gone = page.locator('.shortlist-item--gone');
      await expect(gone).toContainText('No longer offered');
      await expect(gone.getByRole('link', { name: 'L-1' })).toHaveAttribute(
        'href',
        new RegExp(`/units/${ids[0]}$`),
      );
      await expect(gone).not.toContainText('90,000');
      await expect(page.locator('.shortlist-table thead th')).toHaveCount(2);
      await fitsTheScreen(page);
      // all of them on paper, and no sheet for the footer alone
      await page.emulateMedia({ media: 'print' });
      for (const item of await page.locator('.shortlist-item').all()) await expect(item).toBeVisible();
      expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(3);
      await page.emulateMedia({ media: null });
      await page.getByLabel('Full name').fill('Without Scripts');
      await page.getByLabel('Phone', { exact: true }).fill('0599 214 871');
      await page.getByRole('button', { name: WORDS.en.send }).click();
      await expect(page.getByText(WORDS.en.thanks)).toBeVisible();
      const answer = await request.get(`${ORIGIN}/diyar/list?u=${u}`);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const head = await answer.text();
      expect(head).toMatch(/property="og:image" content="http/);
      expect(head).toMatch(/property="og:description" content="[^"]*حوش القائمة: L-1، L-2، L-3"/);
      const taken = await request.get(`${ORIGIN}/diyar/properties/${made.slug}/units/${ids[1]}?lang=en`);
      const html = await taken.text();
      expect(html).toContain('L-2 is no longer offered');
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('InStock');
    } finally {
      await made.remove();
    }
  });
});

test('the brochure and the price list are sheets of paper with a code', async ({ page, read }) => {
  const { units } = await projectOf(SLUG);
  for (const [lang, paper, viewport] of [
    ['ar', 'brochure', PHONE],
    ['en', 'prices', TABLET],
    ['en', 'brochure', DESKTOP],
  ] as const) {
    await read(lang);
    await page.setViewportSize(viewport);
    const answer = await page.goto(`properties/${SLUG}/${paper}?lang=${lang}`);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('.brochure-prices tbody tr')).toHaveCount(units.length);
    await expect(page.locator('.brochure-code').first()).toBeVisible();
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /\d/);
    await fitsTheScreen(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header.nav-bar')).toBeHidden();
    // a sheet on the screen is a sheet of paper
    const printed = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(printed, paper).toHaveLength(await page.locator('.brochure-leaf').count());
    await page.emulateMedia({ media: null });
  }
});
