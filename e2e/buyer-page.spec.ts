import type { Page } from '@playwright/test';
import type { BuyerLink } from '../contract/src/buyer-page.ts';
import { buyerTexts } from '../web/app/features/buyer-page/public/buyer-texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, expectFits, LANGS, type Lang, PHONE, PHONE_VIEW, test, tokenOf } from './fixtures.ts';

type Ageing = { items: { deal: { id: number; phone: string } | null }[] };
type Account = { balance: { outstanding: number } };

/** All that the browser fetches for it, compressed; pictures apart. */
const PAGE_LIMIT_KB = 60;

/** A deal with a page: tests that run beside each other have one of their own. */
async function aPage(of: number) {
  const token = await tokenOf('superadmin');
  const owing = await call<Ageing>(token, 'GET', '/admin/money/ageing?of=all&size=100');
  const deal = owing.items.filter((one) => one.deal?.phone)[of]?.deal;
  if (!deal) throw new Error('nobody owes anything in the demo');
  const given = await call<BuyerLink>(token, 'POST', `/admin/deals/${deal.id}/buyer-page`);
  return {
    token,
    deal,
    digits: deal.phone.replace(/\D/g, '').slice(-4),
    path: given.link?.path.slice(1) ?? '',
  };
}

async function enter(page: Page, { path, digits }: { path: string; digits: string }, lang: Lang) {
  await page.goto(`${path}?lang=${lang}`);
  await page.getByLabel(buyerTexts[lang].gate.digits).fill(digits);
  await page.getByRole('button', { name: buyerTexts[lang].gate.open }).click();
  await expect(page.locator('[data-result]')).toBeVisible();
  await page.goto(`${path}?lang=${lang}`);
}

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
      const { token, deal, digits, path } = await aPage(lang === 'ar' ? 0 : 1);
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

type Seen = { top: number; text: string };

/** In the order of the page on a phone, where everything stands below each other. */
const seen = (page: Page, what: string): Promise<Seen[]> =>
  page.locator(`#main :is(${what})`).evaluateAll((all) =>
    all
      .map((one) => ({
        top: one.getBoundingClientRect().top,
        text: (one.textContent ?? '')
          .replace(/[\u2066-\u2069]/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
        isShown: one.checkVisibility(),
      }))
      .filter(({ isShown, text }) => isShown && text !== ''),
  );

for (const lang of LANGS)
  test(`${lang}: read by a screen reader in the order it is seen, walked by keys, light, and printed whole`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(PHONE);
    const own = await aPage(lang === 'ar' ? 2 : 3);
    await page.goto(`${own.path}?lang=${lang}`);
    // the gate: a heading, then the field with its name, then the button
    const gate = await page.locator('#main').ariaSnapshot();
    const t = buyerTexts[lang];
    const places = ['heading', `textbox "${t.gate.digits}"`, `button "${t.gate.open}"`].map((one) =>
      gate.indexOf(one),
    );
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places.every((place) => place >= 0)).toBe(true);
    await enter(page, own, lang);

    const tree = await page.locator('#main').ariaSnapshot();
    const headings = [...tree.matchAll(/heading "(.*?)" \[level=(\d)\]/g)].map(([, text = '', level]) => ({
      text: text.replace(/[\u2066-\u2069]/g, '').replace(/\\"/g, '"'),
      level: Number(level),
    }));
    // one of the first level, and none that skips one
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect(headings[0]?.level).toBe(1);
    for (const [i, { level }] of headings.entries())
      if (i > 0) expect(level - (headings[i - 1]?.level ?? 0)).toBeLessThanOrEqual(1);
    const shown = await seen(page, 'h1, h2, h3');
    expect(shown.map(({ top }) => top)).toEqual(shown.map(({ top }) => top).toSorted((a, b) => a - b));
    // lines below each other are read with a space between them
    const squeezed = (all: { text: string }[]) => all.map(({ text }) => text.replace(/\s/g, ''));
    expect(squeezed(headings)).toEqual(squeezed(shown));
    // every line of a table is read as what it is, then how much
    for (const row of await page.locator('.buyer-lines tbody tr').all())
      await expect(row).toMatchAriaSnapshot('- row:\n  - rowheader\n  - cell');

    await page
      .locator('#main')
      .focus()
      .catch(() => {});
    const stops: number[] = [];
    for (let n = 0; n < 80; n++) {
      await page.keyboard.press('Tab');
      const top = await page.evaluate(() => {
        const one = document.activeElement;
        return one?.closest('#main .buyer') ? one.getBoundingClientRect().top + scrollY : null;
      });
      if (top === null && stops.length > 0) break;
      if (top !== null) stops.push(top);
    }
    const focusable = await page
      .locator('#main .buyer :is(a[href], button, input, textarea):visible')
      .count();
    expect(stops).toHaveLength(focusable);
    // a line may hold two of them
    for (const [i, top] of stops.entries()) if (i > 0) expect(top).toBeGreaterThan((stops[i - 1] ?? 0) - 24);

    // all that is fetched, without pictures
    const fetched: Promise<number>[] = [];
    const elsewhere = await browser.newContext({ viewport: PHONE });
    await elsewhere.addCookies(await page.context().cookies());
    const fresh = await elsewhere.newPage();
    fresh.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image')
        fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await fresh.goto(`${own.path}?lang=${lang}`, { waitUntil: 'networkidle' });
    const weight = (await Promise.all(fetched)).reduce((sum, one) => sum + one, 0);
    console.log(`${lang} /my/…`.padEnd(28), `${weight} bytes without pictures`);
    expect(weight / 1024).toBeLessThanOrEqual(PAGE_LIMIT_KB);
    await elsewhere.close();

    // on paper: no control, nothing beyond the edge, every line
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.locator('#main :is(button, input, textarea):visible')).toHaveCount(0);
    await expectFits(page);
    const lines = await page.locator('.buyer-lines tbody tr:visible').count();
    expect(lines).toBeGreaterThan(0);
    const pdf = await page.pdf({
      format: 'A4',
      path: process.env.BUYER_PDF && `${process.env.BUYER_PDF}-${lang}.pdf`,
    });
    const leaves = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(leaves).toBeGreaterThan(0);
    expect(leaves).toBeLessThanOrEqual(4);
    await call(own.token, 'POST', `/admin/deals/${own.deal.id}/buyer-page/withdraw`);
  });
