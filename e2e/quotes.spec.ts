import type { Quote } from '../contract/src/quotes.ts';
import { ar as tracker } from '../web/app/features/buildings/admin/deals/texts.ts';
import { ar as deals } from '../web/app/features/ledger/admin/texts-ar.ts';
import { ar as t } from '../web/app/features/quotes/admin/texts.ts';
import { ar as site } from '../web/app/features/quotes/public/texts.ts';
import { ar as ui } from '../web/app/i18n/admin/ui.ts';
import { call, expect, ORIGIN, test } from './fixtures.ts';
import { apartmentsOf } from './lacasa-building.ts';

/** Of this spec alone: tests run in parallel on one building. */
const UNIT = 'A-603';

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
  await page.getByRole('link', { name: tracker.quote, exact: true }).click();
  await page.getByRole('textbox', { name: ui.name }).fill('هنادي سليمان');
  await page.getByRole('textbox', { name: deals.termsPrice(UNIT) }).fill('185,000.50');
  await page.getByRole('textbox', { name: deals.termsDiscount }).fill('5000');
  await page.getByRole('button', { name: t.make }).click();
  const link = page.getByRole('textbox', { name: t.link });
  await expect(link).toHaveValue(/\/diyar\/quote\/[\w-]{32}\?lang=ar$/);
  await expect(page.getByText('180,000.50')).toBeVisible();
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
  expect((await buyer.goto(address))?.status()).toBe(404);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(site.gone);
  await context.close();

  // free again, for whoever comes next
  const id = page.url().split('/').at(-1);
  const { dealId, building } = await call<Quote>(token, 'GET', `/admin/quotes/${id}`);
  expect(dealId).not.toBeNull();
  await call(token, 'DELETE', `/admin/buildings/${building.id}/apartments/${unit?.id}/hold`);
});
