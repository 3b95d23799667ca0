import { expect, LONG_WAYS, ONE_LANGUAGE, PHONE, test, walkTo } from './fixtures.ts';
import { oddServer, productReadingFrom } from './odd-server.ts';
import { hydrated, stubMaps } from './project-page.ts';

type Product = Awaited<ReturnType<typeof productReadingFrom>>;

// the browser calls the other server too, across origins, where a header more is another request
test.use({ extraHTTPHeaders: {} });
const FOREIGN = /CORS|ERR_FAILED|Failed to load resource/;

test.describe('pages read from a server of another kind (API_BASE_URL)', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let odd: Awaited<ReturnType<typeof oddServer>>;
  let product: Product;
  test.beforeAll(async () => {
    odd = await oddServer();
    product = await productReadingFrom(odd.url);
  });
  test.afterAll(async () => {
    await product?.stop();
    odd?.close();
  });
  test.beforeEach(async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(FOREIGN);
    await stubMaps(page);
  });

  for (const lang of LONG_WAYS) {
    test(`${lang}: home, with twelve of its projects and its company`, async ({ page }) => {
      await page.goto(`${product.url}?lang=${lang}`);
      const cards = page.locator('#projects').getByRole('article');
      await expect(cards).toHaveCount(12);
      await expect(cards.first()).toContainText(lang === 'en' ? 'Cedar House 1' : 'بيت الأرز 1');
      await expect(page.locator('#projects .featured-count')).toHaveText(
        lang === 'en' ? '14 listing(s)' : '14 مشروعًا',
      );
      await expect(page.locator('#company')).toContainText('Cedar builds with wood');
      // its address comes from GET /addresses/{id}
      await expect(page.locator('.contact-section-office')).toContainText(lang === 'en' ? 'Nablus' : 'نابلس');
      await expect(page.locator('.contact-section-office a')).toHaveAttribute(
        'href',
        'https://maps.example/office',
      );
      await expect(page.locator('.reach')).toContainText('office@example.com');
      await expect(page.locator('footer a[href="https://instagram.example/cedar"]')).toBeVisible();
      const slide = page.locator('.hero-pic img');
      await expect(slide).toHaveAttribute('src', `${odd.url}/uploads/hero.png`);
      await expect(slide).toHaveAttribute('alt', lang === 'en' ? 'Cedar' : 'أرز');
      await expect(slide).toHaveCSS('object-position', '30% 50%');
    });

    test(`${lang}: the list, and its filters on a bare array`, async ({ page }) => {
      await page.goto(`${product.url}properties?lang=${lang}`);
      await expect(page.locator('.list-bar .list-count')).toHaveText(
        lang === 'en' ? '16 projects' : '16 مشروعًا',
      );
      const names = page.locator('.list-results .card h3');
      // links depend on the kind
      for (const link of ['/projects/40', '/properties/1'])
        await expect(page.locator(`.list-results .card a[href$="${link}"]`)).toBeVisible();
      await expect(names.filter({ hasText: 'Bare Plot' })).toBeVisible();
      await page.goto(`${product.url}properties?type=commercial`);
      await expect(names).toHaveText([lang === 'en' ? 'Palm Offices' : 'مكاتب النخيل']);
      await page.goto(`${product.url}properties?city=Nablus&areaMin=112`);
      await expect(names).toHaveText([lang === 'en' ? 'Cedar House 13' : 'بيت الأرز 13']);
      await page.goto(`${product.url}properties?status=active`);
      await expect(names).toHaveCount(2);
      await expect(page.locator('select[name=city] option')).not.toHaveCount(1);
    });

    test(`${lang}: every project has its page`, async ({ page }) => {
      const titles = { 1: ['Cedar House 1', 'بيت الأرز 1'], 40: ['Palm Offices', 'مكاتب النخيل'] };
      for (const [id, words] of Object.entries(titles)) {
        await page.goto(`${product.url}projects/${id}?lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang === 'en' ? 0 : 1] ?? '');
      }
      const main = page.getByRole('main');
      for (const [en, ar] of [
        ['Offices under the palms.', 'مكاتب تحت النخيل.'],
        ['Palm Road', 'طريق النخيل'],
        ['Jericho', 'أريحا'],
        ['Fibre', 'ألياف ضوئية'],
        ['Parking', 'Parking'],
      ])
        await expect(main).toContainText(lang === 'en' ? (en ?? '') : (ar ?? ''));
      await expect(main.getByRole('link', { name: /Google/ })).toHaveAttribute(
        'href',
        'https://maps.example/palm',
      );
      // the photo, the video with its poster, and the layout by its position
      await expect(page.locator('.detail-photos img')).toHaveCount(2);
      await expect(page.locator('.detail-layouts img')).toHaveAttribute('src', `${odd.url}/uploads/plan.png`);
      // unavailable units are not shown
      await expect(page.locator('.unit-list-row')).toHaveCount(1);
      await hydrated(page);
      await page.locator('.unit-list-link').click();
      const dialog = page.getByRole('dialog', { name: lang === 'en' ? 'Office 7' : 'مكتب 7' });
      await expect(dialog).toContainText(lang === 'en' ? 'Two windows' : 'نافذتان');
      await expect(dialog.locator('.unit-dialog-thumbs img')).toHaveCount(2);
      await expect(dialog.locator('.unit-dialog-price')).toContainText(
        lang === 'en' ? 'On request' : 'عند الطلب',
      );

      await page.goto(`${product.url}projects/50?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare Plot');
      await expect(page.getByRole('main')).toContainText('Plot 9');
      for (const [path, status] of [
        ['projects/999', 404],
        ['nowhere', 404],
        ['privacy', 200],
        ['terms', 200],
      ] as const)
        expect((await page.request.get(`${product.url}${path}?lang=${lang}`)).status(), path).toBe(status);
    });
  }

  test('its back office: what such a server knows works, the rest is not offered', async ({ page }) => {
    await page.goto(`${product.url}admin/login?lang=en`);
    await page.getByLabel('Username').fill('cedar');
    await page.getByLabel('Password', { exact: true }).fill('cedar-secret');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/admin$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    const screens: [string, string][] = [
      ['admin/projects', 'Palm Offices'],
      ['admin/messages', 'Rana Odeh'],
      ['admin/selled', 'Sami Nasser'],
      ['admin/users', 'Front Desk'],
      ['admin/lacasa/floors', 'L-101'],
      ['admin/lacasa/dashboard', '50'],
    ];
    for (const [path, text] of screens) {
      await walkTo(page, path);
      await expect(main, path).toContainText(text);
      await expect(main.getByRole('alert'), path).toHaveCount(0);
      // what it lacks is hidden
      if (/selled|users/.test(path))
        await expect(page.getByRole('button', { name: /^Edit|^Set password/ })).toHaveCount(0);
    }
    await walkTo(page, 'admin/company');
    await expect(page.getByRole('textbox', { name: /Name/ }).first()).toHaveValue('Cedar');
    await walkTo(page, 'admin/projects/40/edit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palm Offices');
    await page.getByRole('tab', { name: /Structure/ }).click();
    await expect(page.getByRole('link', { name: 'Set up floors' })).toHaveCount(0);
    // its units are listed apartments
    await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Kind|Listed/ })).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('both forms reach that server', async ({ page }) => {
      await page.goto(`${product.url}?lang=en`);
      await page.locator('#name').fill('Rana');
      await page.locator('#phone').fill('0599 123 456');
      await page.locator('#message').fill('Is there a garden?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message has arrived')).toBeVisible();
      expect(odd.messages).toMatchObject([
        { name: 'Rana', fullName: 'Rana', mobile: '0599 123 456', content: 'Is there a garden?' },
      ]);
      await page.goto(`${product.url}projects/40?choose=7&lang=en`);
      await page.locator('.foot-bar button').click();
      await page.locator('#fullName').fill('Rana');
      await page.locator('#mobile').fill('0599 123 456');
      await page.getByRole('button', { name: 'Request a Tour' }).click();
      await expect(page.locator('#book')).toContainText("Thanks! We'll be in touch.");
      // it stores no references, so project and unit are in the text
      expect(odd.messages[1]).toMatchObject({ fullName: 'Rana', content: 'Office 7, Palm Offices' });
    });
  });

  for (const lang of ONE_LANGUAGE) {
    test(`${lang}: when that server is gone, each page says what failed, and the rest of it stands`, async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/./);
      odd.close();
      const list = await page.goto(`${product.url}properties?lang=${lang}`);
      expect(list?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        lang === 'en' ? 'Failed to load properties.' : 'تعذّر تحميل المشاريع.',
      );
      await expect(
        page.getByRole('link', { name: lang === 'en' ? 'Try again' : 'أعد المحاولة' }),
      ).toBeVisible();
      await hydrated(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const home = await page.goto(`${product.url}?lang=${lang}`);
      expect(home?.status()).toBe(200);
      await expect(page.locator('#projects')).toContainText(
        lang === 'en' ? 'Failed to load projects' : 'تعذّر تحميل المشاريع',
      );
      // without hero media the four built-in pictures are shown
      await expect(page.locator('.hero-pic img').first()).toHaveAttribute('src', /hero-1/);
      await expect(page.locator('.hero-bars ol button')).toHaveCount(4);

      const detail = await page.goto(`${product.url}projects/1?lang=${lang}`);
      expect(detail?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        lang === 'en' ? 'Failed to load property.' : 'تعذّر تحميل العقار.',
      );
    });
  }
});
