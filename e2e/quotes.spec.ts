import type { Quote } from '../contract/src/quotes.ts';
import { ar as deals } from '../web/app/features/ledger/admin/texts-ar.ts';
import { en as messagesEn } from '../web/app/features/messages/admin/texts.ts';
import { ar as doors } from '../web/app/features/path/admin/doors/texts.ts';
import { ar as path } from '../web/app/features/path/admin/texts-ar.ts';
import { en as quotesEn, ar as t } from '../web/app/features/quotes/admin/texts.ts';
import { quoteTexts } from '../web/app/features/quotes/public/quote-texts.ts';
import { en as todayEn } from '../web/app/features/today/admin/texts.ts';
import { ar as ui } from '../web/app/i18n/admin/ui.ts';
import { call, expect, ORIGIN, test } from './fixtures.ts';
import { apartmentsOf } from './lacasa-building.ts';

/** Of this spec alone: tests run in parallel on one building. */
const UNIT = 'A-603';
const AGREED_UNIT = 'A-604';

test('a quote from the sheet of a unit, its page without scripts, accepted into a hold', async ({
  page,
  browser,
  read,
  signInAs,
}) => {
  await read('ar');
  const token = await signInAs('superadmin');
  const unit = (await apartmentsOf(token)).find(({ label }) => label === UNIT);
  await page.goto(`admin/lacasa/floors?apartment=${unit?.id}`);
  await page.getByRole('complementary').getByRole('button', { name: doors.steps.quote, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: ui.name }).fill('هنادي سليمان');
  await sheet.getByRole('button', { name: path.anotherPrice }).click();
  await sheet.getByRole('textbox', { name: deals.termsPrice(UNIT) }).fill('185,000.50');
  await sheet.getByRole('textbox', { name: deals.termsDiscount }).fill('5000');
  await sheet.getByRole('button', { name: path.submit.quote(UNIT) }).click();
  await sheet.getByRole('link', { name: path.openQuote }).click();
  const link = page.getByRole('textbox', { name: t.link });
  await expect(link).toHaveValue(/\/diyar\/quote\/[\w-]{32}\?lang=ar$/);
  await expect(page.locator('bdi', { hasText: '180,000.50' })).toBeVisible();
  const address = await link.inputValue();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const buyer = await context.newPage();
  // without a language in the address it opens in the quote's own
  const answer = await buyer.goto(address.replace('?lang=ar', ''));
  expect(buyer.url()).toBe(address);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(buyer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // a link preview shows the company's picture, nothing of the quote
  await expect(buyer.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/assets\/share-/);
  const paper = buyer.getByRole('article');
  for (const text of ['هنادي سليمان', UNIT, 'USD 185,000.50', 'USD 180,000.50', 'فقط مئة وثمانون ألف دولار'])
    await expect(paper).toContainText(text);
  await buyer.getByRole('link', { name: 'English' }).first().click();
  await expect(paper).toContainText('One hundred eighty thousand US dollars and fifty cents only');
  for (const file of ['/sitemap.xml', '/robots.txt'])
    expect(await (await fetch(ORIGIN + file)).text()).not.toContain('quote');

  await page.getByRole('button', { name: t.accept }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t.acceptHeld, { exact: true }).click();
  await dialog.getByRole('button', { name: t.accept }).click();
  await expect(page.getByRole('link', { name: t.toDeal })).toBeVisible();
  expect((await buyer.goto(address))?.status()).toBe(410);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(quoteTexts.ar.gone.done);
  await context.close();

  // free again, for whoever comes next
  const id = page.url().split('/').at(-1);
  const { dealId, building } = await call<Quote>(token, 'GET', `/admin/quotes/${id}`);
  expect(dealId).not.toBeNull();
  await call(token, 'DELETE', `/admin/buildings/${building.id}/apartments/${unit?.id}/hold`);
});

test('the buyer accepts on a phone without scripts; staff find it on their first page, in the inbox and at the quote', async ({
  page,
  browser,
  read,
  signInAs,
}) => {
  const token = await signInAs('superadmin');
  const unit = (await apartmentsOf(token)).find(({ label }) => label === AGREED_UNIT);
  const { items: buildings } = await call<{ items: { id: number; nameEn: string }[] }>(
    token,
    'GET',
    '/admin/buildings',
  );
  const project = buildings.find(({ nameEn }) => /lacasa/i.test(nameEn))?.id;
  const quote = await call<Quote>(token, 'POST', `/admin/buildings/${project}/quotes`, {
    name: 'Samar Agrees',
    phone: '0597004188',
    lang: 'ar',
    terms: {
      currency: 'USD',
      prices: [{ unit: unit?.id, amount: 90_000 }],
      plan: [
        { dueOn: '2027-01-01', amount: 30_000, label: '' },
        { dueOn: '2027-07-01', amount: 60_000, label: '' },
      ],
    },
    validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  const t = quoteTexts.ar;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const buyer = await context.newPage();
  await buyer.goto(`.${quote.path}`);
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText(AGREED_UNIT);
  // what is paid when makes what is to pay
  const amounts = (await buyer.locator('.quote-main .quote-table tbody td:last-child').allInnerTexts()).map(
    (text) => Number(text.replace(/[^\d.]/g, '')),
  );
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(90_000);
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const digits = buyer.getByLabel(t.acceptHelp);
  const press = () => buyer.locator('form').getByRole('button', { name: t.accept }).click();
  await digits.fill('0000');
  await press();
  await expect(buyer.getByText('لا تطابق آخر أرقام الهاتف')).toBeVisible();
  await expect(digits).toHaveValue('0000');
  await digits.fill('٤١٨٨');
  await press();
  await expect(buyer.getByRole('heading', { name: t.doneTitle })).toBeVisible();
  await expect(buyer.getByText(t.notYet)).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByRole('heading', { name: t.doneTitle })).toBeVisible();
  await context.close();

  await read('en');
  await page.goto('admin');
  await page
    .locator('.today-block', { has: page.getByRole('heading', { name: todayEn.agreed }) })
    .getByRole('link', { name: /Samar Agrees/ })
    .first()
    .click();
  await expect(page.getByText(quotesEn.agreedBody)).toBeVisible();
  await expect(page.getByText(AGREED_UNIT).first()).toBeVisible();
  await page.goto(`admin/messages?q=${quote.number}`);
  await page.getByText('Samar Agrees').first().click();
  await page.getByRole('link', { name: messagesEn.openQuote }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/quotes/${quote.id}$`));
  await call(token, 'POST', `/admin/quotes/${quote.id}/withdraw`);
});
