import type { Page } from '@playwright/test';
import { DESKTOP_VIEW, expect, type Lang, PHONE, test } from './fixtures.ts';
import { hydrated } from './project-page.ts';

const WORDS = {
  en: {
    title: 'All Projects',
    count: '6 projects',
    available: 'Available Projects',
    soon: 'Coming Soon',
    olive: 'Olive Terraces',
    villas: 'Sunrise Villas',
  },
  ar: {
    title: 'كل المشاريع',
    count: '6 مشاريع',
    one: 'مشروع واحد يطابق بحثك',
    available: 'مشاريع متاحة',
    soon: 'قريبًا',
    availableEmpty: 'لا مشاريع متاحة تطابق بحثك الآن.',
    soonEmpty: 'لا مشاريع قادمة تطابق بحثك الآن.',
    none: 'لا نتائج',
    emptyTitle: 'لا مشروع بهذه المواصفات',
    near: 'الأقرب إلى ما طلبت',
    nearText: 'أقرب ما لدينا يبدأ من',
    filters: 'تصفية النتائج',
    apply: 'طبّق',
    close: 'إغلاق',
    clear: 'مسح الكل',
    remove: 'إزالة',
    any: 'الكل',
    commercial: 'تجاري',
    olive: 'مدرّجات الزيتون',
    jasmine: 'حوش الياسمين',
    villas: 'فلل الشروق',
    offices: 'مكاتب بوابة المدينة',
    city: 'بيرزيت',
    byName: 'مدرجات',
    byAddress: 'زقاق الطيره',
    retry: 'أعد المحاولة',
  },
} as const satisfies Record<Lang, Record<string, string>>;

const names = (page: Page) => page.locator('.list-results .card h3').allInnerTexts();
const chip = (page: Page) => page.locator('.list-chips .list-chip');
const radio = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`);

for (const { lang, device, viewport } of DESKTOP_VIEW) {
  const t = WORDS[lang];
  test(`title, count and the two sections: ${lang}, ${device}`, async ({ page, read }) => {
    await read(lang);
    await page.setViewportSize(viewport);
    await page.goto('properties');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page.locator('.list-bar .list-count')).toHaveText(t.count);
    const soon = page.getByRole('region', { name: t.soon });
    await expect(page.getByRole('region', { name: t.available }).getByRole('article')).toHaveCount(4);
    await expect(soon.getByRole('article')).toHaveCount(2);
    await expect(soon.getByRole('heading', { name: t.villas })).toBeVisible();
    await page.getByRole('heading', { name: t.olive }).click();
    await expect(page).toHaveURL(/\/olive-terraces/);
    // back restores the scroll position
    await page.goBack();
    await hydrated(page);
    await soon.getByRole('heading', { name: t.villas }).scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(100);
    await soon.getByRole('heading', { name: t.villas }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.villas);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(at));
  });
}

test.describe('in Arabic', () => {
  const t = WORDS.ar;
  test.beforeEach(({ read }) => read('ar'));

  test('every filter, by its address and by the server', async ({ page }) => {
    const cases: [query: string, found: string[]][] = [
      [`q=${t.byName}`, [t.olive]],
      [`q=${t.byAddress}`, [t.olive]],
      [`city=${t.city}`, [t.jasmine]],
      ['type=commercial', [t.offices]],
      ['status=active', [t.villas, t.offices]],
      ['beds=4', [t.olive, t.villas]],
      ['areaMin=400', [t.villas, t.offices]],
      ['areaMin=٤٠٠&type=residential', [t.villas]],
      ['areaMax=50', ['مرتفعات البيرة']],
      ['priceMax=70000', ['مرتفعات البيرة']],
      ['priceMin=1&city=Surda', []],
    ];
    for (const [query, found] of cases) {
      await page.goto(`properties?${query}`);
      if (found.length === 0) await expect(page.locator('.list-count').first()).toHaveText(t.none);
      else expect((await names(page)).toSorted(), query).toEqual(found.toSorted());
    }
  });

  test('what is chosen and typed goes to the address; chips take it back; back and forward work', async ({
    page,
  }) => {
    await page.goto('properties');
    await hydrated(page);
    // every choice of every filter
    const choices = await page
      .locator('.list-filters input[type=radio]')
      .evaluateAll((all) => all.map((one) => `${Reflect.get(one, 'name')}=${Reflect.get(one, 'value')}`));
    expect(choices.filter((one) => !one.startsWith('currency='))).toEqual([
      ...['type=', 'type=residential', 'type=commercial'],
      ...['status=', 'status=featured', 'status=active'],
      ...['beds=', 'beds=1', 'beds=2', 'beds=3', 'beds=4'],
      // those in use, the most frequent first
    ]);
    // other tests offer units in other currencies
    expect(choices).toEqual(expect.arrayContaining(['currency=USD', 'currency=JOD']));
    await radio(page, 'beds', '4').check();
    await expect(page).toHaveURL(/beds=4/);
    await expect.poll(() => names(page)).toEqual([t.olive, t.villas]);
    await page.locator('input[name=areaMin]').fill('٣٠٠');
    await expect(page).toHaveURL(/areaMin=300/);
    await expect(page.locator('.list-bar .list-count')).toHaveText(t.one);
    await expect(page.getByText(t.availableEmpty)).toBeVisible();
    await expect(chip(page)).toHaveCount(2);

    await page.goBack();
    await expect(page).toHaveURL(/\?beds=4$/);
    await expect(page.locator('input[name=areaMin]')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/properties$/);
    await expect(radio(page, 'beds', '4')).not.toBeChecked();
    await expect(page.locator('.list-bar .list-count')).toHaveText(t.count);
    await page.goForward();
    await expect(radio(page, 'beds', '4')).toBeChecked();
    await page.goForward();
    await expect(page.locator('input[name=areaMin]')).toHaveValue('300');

    await chip(page).first().click();
    await expect(page).toHaveURL(/\?areaMin=300$/);
    await expect(radio(page, 'beds', '4')).not.toBeChecked();
    await page.locator('.list-chips').getByRole('link', { name: t.clear }).click();
    await expect(page.locator('.list-bar .list-count')).toHaveText(t.count);
    await expect(chip(page)).toHaveCount(0);
  });

  test('the other fields of the form', async ({ page }) => {
    await page.goto('properties');
    await hydrated(page);
    await page.locator('select[name=city]').selectOption(t.city);
    await expect.poll(() => names(page)).toEqual([t.jasmine]);
    await expect(page.getByText(t.soonEmpty)).toBeVisible();
    await page.locator('.list-filters').getByRole('link', { name: t.clear }).click();
    await expect(page.locator('select[name=city]')).toHaveValue('');
    await radio(page, 'type', 'commercial').check();
    await expect.poll(() => names(page)).toEqual([t.offices]);
    await expect(chip(page)).toHaveText(new RegExp(t.commercial));
    await radio(page, 'type', '').check();
    await radio(page, 'status', 'active').check();
    await expect.poll(() => names(page)).toHaveLength(2);
    await radio(page, 'status', '').check();
    await page.locator('input[name=q]').fill(t.byName);
    await expect.poll(() => names(page)).toEqual([t.olive]);
    await page.locator('input[name=q]').fill('');
    await page.locator('input[name=priceMax]').fill('٧٠٠٠٠');
    await page.locator('input[name=priceMax]').press('Enter');
    await expect(page).toHaveURL(/\?priceMax=70000&currency=USD$/);
    await expect.poll(() => names(page)).toHaveLength(1);
    // the same amount of another currency finds others, and a chip says which it is
    await page.locator('label:has(input[value=JOD])').click();
    await expect(page).toHaveURL(/\?priceMax=70000&currency=JOD$/);
    await expect(page.locator('.list-chip').first()).toContainText('JOD');
    await expect(page.locator('.list-results > .list-empty')).toBeVisible();
  });

  test('nothing fits: a hint, the nearest, and the ways on; what cannot be loaded is said', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to (load resource|fetch)|ERR_FAILED/);
    await page.goto('properties?type=residential&priceMax=5');
    await hydrated(page);
    await expect(page.locator('.list-bar .list-count')).toHaveText(t.none);
    await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
    await expect(page.getByText(t.nearText)).toContainText('$');
    await expect(page.getByRole('region', { name: t.near }).getByRole('article')).toHaveCount(3);
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
    await page.locator('.list-empty').getByRole('link', { name: t.clear }).click();
    await expect(page.locator('.list-bar .list-count')).toHaveText(t.count);

    // offline the list stays, and retrying works
    await page.route(/properties\.json/, (route) => route.abort());
    await page.locator('.list-filter-btn').click();
    await page.locator('label:has(input[name=beds][value="4"])').click();
    await page.locator('.list-filters .panel-head button').click();
    await expect(page.locator('.list-failed')).toBeVisible();
    await expect(page.locator('.list-bar .list-count')).toHaveText(t.count);
    await page.unroute(/properties\.json/);
    await page.locator('.list-failed').getByRole('button', { name: t.retry }).click();
    await expect.poll(() => names(page)).toEqual([t.olive, t.villas]);
  });

  test('on a phone the filters are a drawer with Apply and close', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('properties');
    await hydrated(page);
    const drawer = page.getByRole('form', { name: t.filters });
    await expect(drawer).toBeHidden();
    const open = page.locator('.list-filter-btn');
    await open.click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: t.close }).click();
    await expect(drawer).toBeHidden();
    await open.click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await open.click();
    await radio(page, 'beds', '4').check();
    await expect(drawer).toBeVisible();
    await page.locator('input[name=areaMin]').fill('300');
    await drawer.getByRole('button', { name: t.apply }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/beds=4&areaMin=300$/);
    await expect.poll(() => names(page)).toEqual([t.villas]);
    await expect(open).toContainText('2');
  });

  test('search engines read where the list stands, and it has a picture to share', async ({ request }) => {
    const html = await (await request.get(`properties?lang=ar`)).text();
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect((JSON.parse(block) as { '@graph': unknown[] })['@graph'][0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, name: t.title }],
    });
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the filters filter', async ({ page }) => {
      await page.goto('properties');
      await page.locator('input[name=q]').fill(t.byName);
      await page.locator('input[name=areaMin]').fill('٩٠');
      await radio(page, 'beds', '4').check();
      await page.locator('.list-filters').getByRole('button', { name: t.apply, exact: true }).click();
      await expect(page).toHaveURL(/beds=4/);
      expect(await names(page)).toEqual([t.olive]);
      await expect(page.locator('input[name=q]')).toHaveValue(t.byName);
      await expect(radio(page, 'beds', '4')).toBeChecked();
      await chip(page).first().click();
      await expect(page.locator('input[name=q]')).toHaveValue('');
    });

    test('the drawer opens, filters and closes on a phone', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('properties');
      await page.locator('.list-filter-btn').click();
      await page.locator('select[name=city]').selectOption(t.city);
      await page.getByRole('form', { name: t.filters }).getByRole('button', { name: t.apply }).click();
      expect(await names(page)).toEqual([t.jasmine]);
      await expect(page.getByRole('form', { name: t.filters })).toBeHidden();
    });
  });
});
