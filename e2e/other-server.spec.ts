import { createServer } from 'node:net';
import { expect, LANGS, PHONE, test } from './fixtures.ts';
import { oddServer, productReadingFrom } from './odd-server.ts';
import { hydrated, stubMaps } from './project-page.ts';

type Product = Awaited<ReturnType<typeof productReadingFrom>>;

// the server of another kind answers the browser too, which asks it across origins
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

  for (const lang of LANGS) {
    test(`${lang}: home, with twelve of its projects and its company`, async ({ page }) => {
      await page.goto(`${product.url}?lang=${lang}`);
      const cards = page.locator('#projects').getByRole('article');
      await expect(cards).toHaveCount(12);
      await expect(cards.first()).toContainText(lang === 'en' ? 'Cedar House 1' : 'بيت الأرز 1');
      await expect(page.locator('#projects .count')).toHaveText(
        lang === 'en' ? '14 listing(s)' : '14 مشروعًا',
      );
      await expect(page.locator('#company')).toContainText('Cedar builds with wood');
      await expect(page.locator('.office')).toContainText(lang === 'en' ? 'Nablus' : 'نابلس');
      await expect(page.locator('.hero-pic img')).toHaveAttribute('src', `${odd.url}/uploads/hero.png`);
    });

    test(`${lang}: the list, and its filters on a bare array`, async ({ page }) => {
      await page.goto(`${product.url}properties?lang=${lang}`);
      await expect(page.locator('.results-bar .count')).toHaveText(
        lang === 'en' ? '16 projects' : '16 مشروعًا',
      );
      const names = page.locator('.results .card h3');
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
      await page.goto(`${product.url}projects/50?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare Plot');
      await expect(page.getByRole('main')).toContainText('Plot 9');
      const missing = await page.goto(`${product.url}projects/999?lang=${lang}`);
      expect(missing?.status()).toBe(404);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('the contact form reaches that server', async ({ page }) => {
      await page.goto(`${product.url}?lang=en`);
      await page.locator('#name').fill('Rana');
      await page.locator('#phone').fill('0599 123 456');
      await page.locator('#message').fill('Is there a garden?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message has arrived')).toBeVisible();
      expect(odd.messages).toMatchObject([
        { name: 'Rana', fullName: 'Rana', mobile: '0599 123 456', content: 'Is there a garden?' },
      ]);
    });
  });
});

test.describe('a server that is not there', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let product: Product;
  test.beforeAll(async () => {
    // a port nobody listens on: one that was free a moment ago
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 9));
      });
    });
    product = await productReadingFrom(`http://127.0.0.1:${port}`);
  });
  test.afterAll(() => product?.stop());

  for (const lang of LANGS) {
    test(`${lang}: each page says what failed, and the rest of it stands`, async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/./);
      await stubMaps(page);
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
      await expect(page.locator('.hero-pic img').first()).toHaveAttribute('src', /hero-1/);

      const detail = await page.goto(`${product.url}projects/1?lang=${lang}`);
      expect(detail?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        lang === 'en' ? 'Failed to load property.' : 'تعذّر تحميل العقار.',
      );
    });
  }
});
