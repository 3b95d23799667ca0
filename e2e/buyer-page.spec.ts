import { gzipSync } from 'node:zlib';
import type { BuyerLink } from '../contract/src/buyer-page.ts';
import { buyerTexts } from '../web/app/features/buyer-page/public/buyer-texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, expectFits, PHONE_VIEW, test, tokenOf } from './fixtures.ts';

type Ageing = { items: { deal: { id: number; phone: string } | null }[] };
type Account = { balance: { outstanding: number } };

/** HTML with its sheets; pictures apart. */
const PAGE_LIMIT_KB = 60;

for (const { lang, device, viewport, theme } of PHONE_VIEW) {
  test.describe(`${lang}, ${device}`, () => {
    test.use({ viewport, colorScheme: theme, javaScriptEnabled: false });

    test('a buyer opens their page without scripts, reads, prints, asks, and closes it', async ({
      page,
      context,
      browser,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/422|410/);
      const t = buyerTexts[lang];
      const token = await tokenOf('superadmin');
      const owing = await call<Ageing>(token, 'GET', '/admin/money/ageing?of=all&size=100');
      const deal = owing.items.find((one) => one.deal?.phone)?.deal;
      if (!deal) throw new Error('nobody owes anything in the demo');
      const digits = deal.phone.replace(/\D/g, '').slice(-4);
      const given = await call<BuyerLink>(token, 'POST', `/admin/deals/${deal.id}/buyer-page`);
      const path = given.link?.path.slice(1) ?? '';
      const at = `${path}?lang=${lang}`;

      // axe is a script
      const look = async (where: string) => {
        const seeing = await browser.newContext({ javaScriptEnabled: true, viewport, colorScheme: theme });
        await seeing.addCookies(await context.cookies());
        const seen = await seeing.newPage();
        await seen.goto(page.url());
        expect(await axeFindings(seen, where, '#main')).toEqual([]);
        await seeing.close();
      };

      // a made-up address is answered as this one
      const [known, unknown] = [
        await page.goto(at),
        await context.request.get(`my/${'x'.repeat(32)}?lang=${lang}`),
      ];
      const html = async (text: string, secret: string) => text.replaceAll(secret, '');
      expect(await html(await unknown.text(), 'x'.repeat(32))).toBe(
        await html((await known?.text()) ?? '', path.slice(3)),
      );
      for (const headers of [known?.headers() ?? {}, unknown.headers()]) {
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(headers['referrer-policy']).toBe('same-origin');
      }
      await look('the gate');

      await page.getByLabel(t.gate.digits).fill(digits === '0000' ? '1111' : '0000');
      await page.getByRole('button', { name: t.gate.open }).click();
      await expect(page.locator('.field-error')).toBeVisible();
      await page.getByLabel(t.gate.digits).fill(digits);
      await page.getByRole('button', { name: t.gate.open }).click();
      await expect(page.locator('[data-result]')).toBeVisible();
      // the buyer's own language, until another is asked for
      await page.goto(at);
      await expect(page.getByRole('heading', { name: t.papers })).toBeVisible();
      await expectFits(page);
      await look('the page');

      const { balance } = await call<Account>(token, 'GET', `/admin/deals/${deal.id}/ledger`);
      const left = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(balance.outstanding);
      await expect(page.locator('[data-result]')).toContainText(left);
      const whole = await (await context.request.get(at)).body();
      expect(gzipSync(whole).length / 1024).toBeLessThan(PAGE_LIMIT_KB);
      const [cookie] = (await context.cookies(page.url())).filter(({ name }) => name === 'buyer');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: new URL(page.url()).pathname });

      const [paper] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: t.statement }).click(),
      ]);
      await expect(paper.locator('.paper-result')).toContainText(left);
      await paper.close();
      // somebody else's numbers lead back to the page
      await page.goto(`${path}/papers/999999`);
      await expect(page.locator('[data-result]')).toBeVisible();

      await page.goto(at);
      await page.getByLabel(t.asks.label).fill('متى التسليم؟');
      await page.getByRole('button', { name: t.asks.send, exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(t.asks.sent);
      await expect(page.getByText('متى التسليم؟')).toBeVisible();

      await page.getByRole('button', { name: t.leave }).click();
      await expect(page.getByLabel(t.gate.digits)).toBeVisible();
      await page.goto(`${path}/papers/statement`);
      await expect(page.getByLabel(t.gate.digits)).toBeVisible();

      await page.getByLabel(t.gate.digits).fill(digits);
      await page.getByRole('button', { name: t.gate.open }).click();
      await expect(page.locator('[data-result]')).toBeVisible();
      await call(token, 'POST', `/admin/deals/${deal.id}/buyer-page/withdraw`);
      await page.goto(at);
      await page.getByLabel(t.gate.digits).fill(digits);
      await page.getByRole('button', { name: t.gate.open }).click();
      await expect(page.getByRole('heading', { name: t.gone.withdrawn.title })).toBeVisible();
    });
  });
}
