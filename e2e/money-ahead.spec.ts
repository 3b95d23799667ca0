import { mkdirSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { ar as aheadAr, en as aheadEn } from '../web/app/features/money-desk/admin/ahead/texts.ts';
import { ar as insightsAr, en as insightsEn } from '../web/app/features/money-desk/admin/insights/texts.ts';
import { ar as tillAr, en as tillEn } from '../web/app/features/money-desk/admin/till/texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, expectFits, PHONE_VIEW, test, walkTo } from './fixtures.ts';

type Desk = { totals: { currency: string; outstanding: number }[] };
type Owing = { items: { currency: string; deal: { id: number } | null }[] };

const SHOTS = process.env.MONEY_SHOTS;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

/** What somebody who adds up the figures of the screen reads, in hundredths. */
const read100 = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '') || 0) * 100);
const figures = async (of: Locator) => (await of.allInnerTexts()).map(read100);
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

for (const { lang, device, viewport, theme } of PHONE_VIEW) {
  test.describe(`${lang}, ${device}`, () => {
    test.use({ viewport, colorScheme: theme });
    const [t, till, insights] = lang === 'ar' ? [aheadAr, tillAr, insightsAr] : [aheadEn, tillEn, insightsEn];

    test('ageing, what comes in and the owner’s page: what is shown adds up to what is outstanding', async ({
      page,
      read,
      signInAs,
    }) => {
      const shot = (name: string) =>
        SHOTS ? page.screenshot({ path: `${SHOTS}/${name}-${lang}.png`, fullPage: true }) : undefined;
      await read(lang);
      const token = await signInAs('superadmin');
      // others sell meanwhile: what is on the screen follows
      const owed = async () =>
        (await call<Desk>(token, 'GET', '/admin/money')).totals.filter(({ outstanding }) => outstanding > 0);
      const follows = (compare: () => Promise<void>) => expect(compare).toPass({ timeout: 15_000 });
      const currencies = (await owed()).map(({ currency }) => currency);
      expect(currencies.length).toBeGreaterThan(0);

      await page.goto('admin/money?view=ageing&of=all');
      await expect(page.locator('.money-ahead-totals tbody tr').first()).toBeVisible();
      await follows(async () => {
        const all = await owed();
        expect(await page.locator('.money-ahead-totals tbody tr').count()).toBe(all.length);
        for (const [n, { outstanding }] of all.entries()) {
          const row = page.locator('.money-ahead-totals tbody tr').nth(n);
          // a share in percent stands below some of them
          const parts = await figures(row.locator('.money-ahead-part .money-ahead-figure'));
          expect(sum(parts)).toBe(Math.round(outstanding * 100));
          expect(await figures(row.locator('.money-ahead-sum .money-ahead-figure'))).toEqual([sum(parts)]);
        }
        for (const row of await page.locator('.money-ahead-rows tbody tr:not(.data-table-group)').all()) {
          const parts = await figures(row.locator('.money-ahead-part .money-ahead-figure'));
          expect(await figures(row.locator('.money-ahead-sum .money-ahead-figure'))).toEqual([sum(parts)]);
        }
      });
      await expectFits(page);
      await shot('1-ageing');
      expect(await axeFindings(page, 'ageing', '#main')).toEqual([]);

      for (const currency of currencies) {
        await page.goto(`admin/money?view=ahead&currency=${currency}`);
        const table = page.getByRole('table', { name: t.aheadLabel(currency) });
        await expect(table).toBeVisible();
        // on a phone the sums of the rows are not shown
        const cells = table.locator('tbody .money-ahead-table-figure:not(.money-ahead-together)');
        await follows(async () => {
          const outstanding = (await owed()).find((one) => one.currency === currency)?.outstanding ?? 0;
          expect(sum(await figures(cells))).toBe(Math.round(outstanding * 100));
        });
        // the list behind a figure makes the figure
        const link = cells.getByRole('link').first();
        await link.press('Enter');
        const list = page
          .getByRole('region')
          .filter({ has: page.getByRole('button', { name: t.closeList }) });
        await expect(list.locator('tbody tr').first()).toBeVisible();
        await expect(list.locator('[aria-busy=true]')).toHaveCount(0);
        await follows(async () => {
          const amounts = await figures(list.locator('tbody td:last-child'));
          if (amounts.length < 20) expect(sum(amounts)).toBe(read100(await link.innerText()));
        });
        await expectFits(page);
      }
      await shot('2-ahead');
      expect(await axeFindings(page, 'what comes in', '#main')).toEqual([]);

      await walkTo(page, `admin/insights?period=${new Date().getFullYear()}`);
      const sales = page.getByRole('table', { name: insights.sales, exact: true });
      await expect(sales).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expectFits(page);
      await shot('3-insights');
      expect(await axeFindings(page, 'the owner’s page', '#main')).toEqual([]);
      // a number of sales leads to as many sales
      const figure = sales.getByRole('link').first();
      const count = Number((await figure.innerText()).replace(/\D/g, ''));
      await figure.press('Enter');
      await expect(page).toHaveURL(/admin\/insights\/sales\?/);
      await expect(page.locator('.data-table tbody tr')).toHaveCount(Math.min(count, 20));
      await expectFits(page);
      await shot('4-sales');
    });

    test('cash is counted, a difference is explained, and the closing is a numbered paper', async ({
      page,
      context,
      read,
      signInAs,
    }) => {
      const shot = (name: string) =>
        SHOTS ? page.screenshot({ path: `${SHOTS}/${name}-${lang}.png`, fullPage: true }) : undefined;
      await read(lang);
      await context.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      // a till that no other test puts money into meanwhile
      const token = await signInAs('accountant');
      const { items } = await call<Owing>(token, 'GET', '/admin/money/ageing?of=all&size=100');
      const owing = items.find(({ currency }) => currency === 'USD')?.deal?.id;
      const { today } = await call<{ today: string }>(token, 'GET', '/admin/money/ageing');
      await call(token, 'POST', `/admin/deals/${owing}/entries`, {
        ...{ kind: 'payment', method: 'cash', amount: 125.5, currency: 'USD', on: today },
      });

      await page.goto('admin/till');
      const dollars = page.getByRole('region', { name: 'USD' });
      await expect(dollars).toBeVisible();
      const parts = await figures(dollars.locator('.till-parts > div:not(.till-expected) dd'));
      const signs = await dollars.locator('.till-parts > div:not(.till-expected) dt i').allInnerTexts();
      const expected = sum(parts.map((part, n) => (signs[n]?.trim() === '+' ? part : -part)));
      expect(await figures(dollars.locator('.till-expected dd'))).toEqual([expected]);
      for (const region of await page.locator('.till-sum').all()) {
        const [should = 0] = await figures(region.locator('.till-expected dd'));
        const isDollars = (await region.getAttribute('aria-label')) === 'USD';
        await region
          .getByRole('textbox', { name: till.counted })
          .fill(String((should - (isDollars ? 250 : 0)) / 100));
      }
      await expect(dollars.locator('.till-difference')).toContainText('2.5');
      // a difference without a reason is not closed
      await page.getByRole('button', { name: till.close }).click();
      const reason = page.getByRole('textbox', { name: till.reason });
      await expect(reason).toHaveAttribute('aria-invalid', 'true');
      await expectFits(page);
      await shot('5-till');
      expect(await axeFindings(page, 'the till', '#main')).toEqual([]);
      await reason.fill(lang === 'ar' ? 'صرف فكّة' : 'Small change');
      await page.getByRole('button', { name: till.close }).click();
      await expect(page).toHaveURL(/admin\/till\/closings\/\d+/);
      await expect(page.locator('html[data-printed]')).toHaveCount(1);
      const paper = page.locator('.paper');
      await expect(paper).toContainText(lang === 'ar' ? 'صرف فكّة' : 'Small change');
      await expectFits(page);
      await shot('6-closing');
      expect(await axeFindings(page, 'the closing', '#main')).toEqual([]);

      await walkTo(page, 'admin/till');
      await expect(page.getByText(till.empty)).toBeVisible();
      await page.getByRole('link', { name: till.tabs.book, exact: true }).click();
      await expect(page.getByRole('table', { name: till.byMethod })).toBeVisible();
      // each row of the ways of paying is a part of the last one
      const book = page.getByRole('table', { name: till.byMethod });
      await expect(book.getByRole('row').filter({ hasText: till.together })).toHaveCount(1);
      // others are paid meanwhile, and what is void stands in the list but in no sum
      await expect(async () => {
        const cells = await book.locator('tbody tr td:last-child').allInnerTexts();
        const papers = Number(cells.at(-1)?.replace(/\D/g, '') ?? 0);
        const rows = page.locator('.data-table').last().locator('tbody tr').filter({ hasNotText: till.void });
        expect(await rows.count()).toBe(Math.min(papers, 20));
      }).toPass({ timeout: 15_000 });
      await expectFits(page);
      await shot('7-book');
      expect(await axeFindings(page, 'the cash book', '#main')).toEqual([]);
      await page.getByRole('link', { name: till.tabs.closings, exact: true }).click();
      await expect(page.locator('.data-table tbody tr').first()).toBeVisible();
      await expectFits(page);
      await shot('8-closings');
    });

    test('names of sixty letters, broken and unbroken, fit', async ({ page, read, signInAs }) => {
      const shot = (name: string) =>
        SHOTS ? page.screenshot({ path: `${SHOTS}/long-${name}-${lang}.png`, fullPage: true }) : undefined;
      const words = lang === 'ar' ? 'عبد المنعم أبو اسنينة ' : 'Abdulrahman Albarghouthi ';
      const broken = words.repeat(4).slice(0, 60);
      const unbroken = broken.replaceAll(' ', lang === 'ar' ? 'م' : 'm');
      await page.route(/\/api\/admin\/(money|insights)/, async (route) => {
        const response = await route.fetch();
        if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
        let n = 0;
        const body = (await response.text()).replace(
          /"(name|nameEn|nameAr|cashier|by|closedBy)":"[^"]*"/g,
          (_, key) => `"${key}":"${n++ % 2 === 0 ? broken : unbroken}"`,
        );
        return route.fulfill({ response, body });
      });
      await read(lang);
      await signInAs('superadmin');
      await page.goto('admin/money');
      for (const [name, path] of [
        ['ageing', 'money?view=ageing&of=all'],
        ['persons', 'money?view=ageing&by=person&of=all'],
        ['buildings', 'money?view=ageing&by=building&of=all'],
        ['ahead', 'money?view=ahead'],
        ['cheques', 'money'],
        ['insights', `insights?period=${new Date().getFullYear()}`],
        ['sales', 'insights/sales'],
        ['till', 'till'],
      ] as const) {
        await walkTo(page, `admin/${path}`);
        await expect(page.locator('#main :is(table, .note, section, p)').first()).toBeVisible();
        await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
        await expectFits(page);
        await shot(name);
        if (name === 'persons' || name === 'insights')
          expect(await axeFindings(page, `${name} with long names`, '#main')).toEqual([]);
      }
    });
  });
}
