import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { DealLedger, EntryPayload } from '../contract/src/ledger.ts';
import { en as leads } from '../web/app/features/leads/admin/texts.ts';
import { en as deals } from '../web/app/features/ledger/admin/texts.ts';
import { en as sold } from '../web/app/features/sold/admin/texts.ts';
import { en as users } from '../web/app/features/users/admin/texts.ts';
import { ar, en } from '../web/app/i18n/admin/ui.ts';
import { call, expect, test } from './fixtures.ts';
import { apartmentsOf } from './lacasa-building.ts';

/** Of this spec alone: tests run in parallel on one building. */
const UNIT = 'A-304';

type Deal = { id: number; deal: { id: number } | null };
type Building = { items: { id: number; isLacasa: boolean }[] };

/** A reservation of 10,000.50 dollars, with 3,700 shekels in cash at 3.7 and a cheque of 2,500 dollars. */
async function dealWithPapers(token: string): Promise<DealLedger> {
  const { items } = await call<Building>(token, 'GET', '/admin/buildings');
  const building = items.find(({ isLacasa }) => isLacasa);
  const unit = (await apartmentsOf(token)).find(({ label }) => label === UNIT);
  if (!building || !unit || unit.reserved) throw new Error(`${UNIT} is not free`);
  const { deal } = await call<Deal>(
    token,
    'POST',
    `/admin/buildings/${building.id}/apartments/${unit.id}/reservation`,
    {
      name: 'هنادي سليمان',
      phone: '0595026618',
      terms: { currency: 'USD', prices: [{ unit: unit.id, amount: 10_000.5 }], discount: 100, plan: [] },
    },
  );
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hebron' }).format(new Date());
  const record = (entry: Omit<EntryPayload, 'kind' | 'on'>) =>
    call<DealLedger>(token, 'POST', `/admin/deals/${deal?.id}/entries`, {
      kind: 'payment',
      on: day,
      ...entry,
    });
  await record({ amount: 3_700, currency: 'ILS', method: 'cash', rate: 3.7 });
  return record({
    amount: 2_500,
    currency: 'USD',
    method: 'cheque',
    bank: 'Sahel Bank',
    chequeNumber: '612341',
    dueOn: '2030-01-15',
  });
}

/** The letters of a PDF, page by page; marks of direction and spaces between glyphs are no letters of the paper. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((one) => one.replace(/\s+/g, ' '));
}

const shown = async (page: Page) =>
  (await page.locator('.paper-leaves').innerText())
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ');

test('receipts of cash and of a cheque, and the statement, printed in both languages', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const token = await signInAs('lacasa');
  const { deal, entries } = await dealWithPapers(token);
  const [cash, cheque] = entries.filter(({ kind }) => kind === 'payment').map(({ paper }) => paper);
  if (!cash || !cheque) throw new Error('a payment has no receipt');
  const open = async (path: string, lang: 'ar' | 'en') => {
    await page.goto(`admin/${path}?lang=${lang}`);
    await expect(page.locator('.paper').first()).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    // that of the back office around it stays
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  };

  await open(`papers/${cash.id}`, 'en');
  let [sheet = '', ...more] = await printed(page);
  expect(more).toEqual([]);
  for (const part of [
    `Receipt No. ${cash.number}`,
    'ILS 3,700.00',
    'Three thousand seven hundred shekels only',
    'USD 1,000.00 at 1 USD = 3.7 ILS',
    'Cashier',
    'Price 10,000.50',
    '− discount 100.00',
    '− written off 0.00',
    '− paid 1,000.00',
    '+ refunded 0.00',
    '= Outstanding USD 8,900.50',
    'Original',
    'Not a tax invoice.',
  ])
    expect(sheet).toContain(part);
  // what is around the paper stays on the screen
  expect(sheet).not.toContain(en.print);

  await open(`papers/${cash.id}`, 'ar');
  [sheet = '', ...more] = await printed(page);
  expect(more).toEqual([]);
  for (const part of [cash.number, 'ILS 3,700.00', '1 USD = 3.7 ILS', '10,000.50', 'USD 8,900.50'])
    expect(sheet).toContain(part);
  const arabic = await shown(page);
  for (const part of [
    'سند قبض',
    'هنادي سليمان',
    'فقط ثلاثة آلاف وسبعمئة شيكل لا غير',
    'نقدًا',
    'ليس فاتورة ضريبية',
  ])
    expect(arabic).toContain(part);

  await open(`papers/${cheque.id}`, 'en');
  [sheet = '', ...more] = await printed(page);
  expect(more).toEqual([]);
  for (const part of [
    'USD 2,500.00',
    'Subject to collection',
    'Cheque 612341, Sahel Bank, due 15 January 2030',
    'Nothing until the bank clears it',
    '− paid 1,000.00',
  ])
    expect(sheet).toContain(part);
  // the language is in the address, and switches in place
  await page
    .getByRole('radio', { name: en.arabic })
    .or(page.getByRole('radio', { name: ar.arabic }))
    .click();
  await expect(page).toHaveURL(/lang=ar/);
  await expect(page.locator('.paper')).toContainText('برسم التحصيل');
  expect(await printed(page)).toHaveLength(1);

  await open(`deals/${deal.id}/statement`, 'en');
  [sheet = '', ...more] = await printed(page);
  expect(more).toEqual([]);
  for (const part of [
    'Price of A-304 10,000.50 10,000.50',
    'Discount 100.00 9,900.50',
    `${cash.number} 1,000.00 8,900.50`,
    'ILS 3,700.00 at 1 USD = 3.7 ILS',
    '= Outstanding USD 8,900.50',
    'Eight thousand nine hundred US dollars and fifty cents only',
    'Cheques not yet cleared, not in the sum',
    '612341 Sahel Bank',
    'USD 2,500.00',
    'Page 1 of 1',
  ])
    expect(sheet).toContain(part);
  await open(`deals/${deal.id}/statement`, 'ar');
  expect(await printed(page)).toHaveLength(1);
  for (const part of ['كشف حساب', 'عليه', 'فقط ثمانية آلاف وتسعمئة دولار أمريكي وخمسون سنتًا لا غير'])
    expect(await shown(page)).toContain(part);
});

/** A list of the back office: a column that is the last on paper, and a word that is only on a button. */
const LISTS = [
  { path: 'admin/leads?q=Omar', row: 'Omar Haddad', last: leads.columns.channel, button: leads.filter },
  { path: 'admin/selled', row: 'Nadia Farraj', last: sold.columns.notes, button: sold.view },
  { path: 'admin/users', row: '6643', last: users.columns.active, button: users.create },
  { path: 'admin/lacasa/dashboard', row: 'ILS', last: deals.totals.toGiveBack, button: 'Export' },
];

test('lists of the back office on paper: rows on the first sheet, every column, no controls', async ({
  page,
  signInAs,
  read,
}) => {
  await read('en');
  await signInAs('superadmin');
  for (const { path, row, last, button } of LISTS) {
    await page.goto(path);
    await expect(page.getByRole('row').filter({ hasText: row }).first()).toBeVisible();
    const sheets = await printed(page);
    expect(sheets[0], path).toContain(row);
    expect(sheets[0], path).toContain('Printed');
    expect(sheets[0], path).toContain(last);
    for (const sheet of sheets) {
      expect(sheet.trim(), path).not.toBe('');
      expect(sheet, path).not.toContain(button);
    }
  }
});
