import type { MonthReport } from '@diyar/contract/month-report';
import type { Paper } from '@diyar/contract/papers';
import { apartmentNo } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MonthReportPaper } from './month-report.tsx';
import { cashReceipt, chequeReceipt, entryOf, statementData } from './papers-testing.ts';
import { Receipt } from './receipt.tsx';
import { Statement } from './statement.tsx';
import { statementPages } from './statement-pages.ts';

/** The words of a paper, one text per element, without the marks that keep directions apart. */
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\|+/g, '|');
const receipt = (paper: Paper, lang: Lang = 'en', today = '2026-10-12') =>
  words(renderToStaticMarkup(<Receipt paper={paper} lang={lang} today={today} />));

test('a receipt: company, number, amount in figures and words, rate, cashier, five parts', () => {
  const text = receipt(cashReceipt);
  for (const part of [
    'Diyar Real Estate Development',
    'Licensed operator |562118340',
    'Receipt|No. |2026-0431|12 October 2026',
    'Received from|هنادي خليل سليمان|+970 59 502 6618',
    'the sum of|ILS 46,250.00',
    'Forty-six thousand two hundred fifty shekels only',
    'How|Cash|',
    'A-302, P-06, S-03, LaCasa',
    'Counts for|USD 12,500.00| |at 1 USD = 3.7 ILS',
    'Cashier|Dina Shehadeh',
    'Price|208,000.00|− discount|3,000.00|− written off|0.00|− paid|118,500.00|+ refunded|1,000.00|= Outstanding|USD 87,500.00',
    'Original|Not a tax invoice.',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('VOID');
});

test('the same in Arabic, and a copy when it is printed on a later day', () => {
  const text = receipt(cashReceipt, 'ar', '2026-11-15');
  for (const part of [
    'شركة ديار للتطوير العقاري',
    'سند قبض|رقم |2026-0431|12 تشرين الأول 2026',
    'مبلغًا وقدره|ILS 46,250.00',
    'كتابةً|فقط ستة وأربعون ألفًا ومئتان وخمسون شيكلًا لا غير',
    'نقدًا',
    'بسعر 1 USD = 3.7 ILS',
    '− مشطوب|0.00',
    '= المتبقي|USD 87,500.00',
    'نسخة، أُعيدت طباعتها في 15 تشرين الثاني 2026|ليس فاتورة ضريبية.',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('الأصل');
});

test('a cheque is subject to collection and counts for nothing yet', () => {
  expect(receipt(chequeReceipt)).toContain('USD 30,000.00|Subject to collection');
  expect(receipt(chequeReceipt)).toContain('Cheque 612341, Sahel Bank, due 1 November 2026, of Sami');
  expect(receipt(chequeReceipt)).toContain('Counts for|Nothing until the bank clears it');
  expect(receipt(chequeReceipt, 'ar')).toContain('برسم التحصيل');
  expect(receipt(chequeReceipt, 'ar')).toContain('لا شيء حتى يحصّله البنك');
});

test('money without a rate says that it does not count', () => {
  const paper = { ...cashReceipt, data: { ...cashReceipt.data, rate: null, countsFor: null } };
  expect(receipt(paper)).toContain('Counts for|Nothing until a rate is given');
});

test('a void paper keeps its number and says who, when and why', () => {
  const paper: Paper = {
    ...cashReceipt,
    void: { on: '2026-10-13', at: '2026-10-13T11:20:00.000Z', by: 'Rana Odeh', reason: 'wrong deal' },
  };
  expect(receipt(paper)).toContain('VOID| on 13 October 2026, 14:20, by Rana Odeh: wrong deal.');
  expect(receipt(paper)).toContain('2026-0431');
  expect(receipt(paper, 'ar')).toContain('ملغى');
});

test('a voucher is paid to somebody, and says when it was issued for another day', () => {
  const paper: Paper = { ...cashReceipt, kind: 'voucher', data: { ...cashReceipt.data, on: '2026-10-10' } };
  const text = receipt(paper, 'ar');
  for (const part of ['سند صرف', 'دفعنا إلى', 'توقيع المستلم', 'صدر في|12 تشرين الأول 2026، 11:20'])
    expect(text).toContain(part);
});

const cheque = (state: ChequeState) => ({
  bank: 'Sahel Bank',
  number: '612341',
  dueOn: '2026-09-01',
  drawer: '',
  state,
  stateOn: '2026-09-01',
  replacedBy: null,
  depositList: null,
  steps: [],
});
const entries = [
  entryOf(1, {
    kind: 'charge',
    reason: 'price',
    method: null,
    amount: 5_000,
    unit: { id: apartmentNo(31), label: 'A-302', kind: 'apartment', floor: 3 },
  }),
  entryOf(2, { amount: 1_000, paper: { id: 4, kind: 'receipt', number: '2026-0118' } }),
  entryOf(3, {
    amount: 300,
    note: 'typed twice',
    void: {
      on: '2026-03-04',
      at: '2026-03-04T08:00:00.000Z',
      by: 'Rana',
      reason: 'wrong deal',
      hadCounted: false,
    },
  }),
  entryOf(4, { amount: 500, method: 'cheque', cheque: cheque('cleared') }),
  entryOf(5, { amount: 700, method: 'cheque', cheque: cheque('drawer') }),
  entryOf(6, { amount: 200, currency: 'JOD', countsFor: null, on: '2026-10-05' }),
];
const statement = (lang: Lang, all = entries, deal = {}) =>
  words(renderToStaticMarkup(<Statement {...statementData(all, deal)} lang={lang} />));

test('a statement: lines with a running balance, the sum, and what stands apart', () => {
  const text = statement('en');
  for (const part of [
    'until 15 November 2026',
    '3 Mar 2026|Price of A-302 |5,000.00|5,000.00|',
    '3 Mar 2026|Payment: Cash |2026-0118|1,000.00|4,000.00|',
    '3 Mar 2026|Payment: Cash| |VOID|typed twice|4 Mar 2026, Rana: wrong deal|300.00|4,000.00|',
    '1 Sept 2026|Cheque 612341, Sahel Bank: cleared |500.00|3,500.00|',
    '5 Oct 2026|Payment: Cash |JOD 200.000 without a rate: does not count|0.00|3,500.00|',
    '= Outstanding|USD 3,500.00|Outstanding in words|Three thousand five hundred US dollars only',
    'Of this USD 250.00 has been due since 10 November 2026.',
    'Cheques not yet cleared, not in the sum',
    '612341|Sahel Bank|1 Sept 2026|in the drawer|USD 700.00|1 cheque|USD 700.00',
    'Received without a rate, not in the sum|5 Oct 2026|Payment: Cash|JOD 200.000',
  ])
    expect(text).toContain(part);
  expect(statement('ar')).toContain('عليه|له|الرصيد');
  expect(statement('ar')).toContain('شيك 612341، Sahel Bank: محصَّل');
});

test('a cancelled deal says what is to give back', () => {
  const text = statement('en', [entryOf(2, { amount: 1_000 })], { stage: 'cancelled' });
  expect(text).toContain('|−1,000.00|');
  expect(text).toContain('= To give back|USD 1,000.00');
});

test('a long statement carries its balance from page to page', () => {
  const many = Array.from({ length: 80 }, (_, i) => entryOf(i + 1, { amount: 10 }));
  const text = statement('en', many);
  expect(text).toContain('|Balance carried to the next page|−240.00|');
  expect(text).toContain('|Balance brought from the page before|−240.00|');
  expect(text.split('|Date|Entry|').length - 1).toBe(4);
  const pages = statementPages(
    many.map((_, i) => ({ balance: i })),
    () => ['x'.repeat(100)],
  );
  expect(pages.flatMap(({ lines }) => lines)).toHaveLength(80);
  expect(pages[1]?.brought).toBe(pages[0]?.lines.at(-1)?.balance);
});

test('fees stand apart from the price, and a cancelled deal says forfeit', () => {
  const { balance } = cashReceipt.data;
  const of = (more: Partial<Paper['data']>) =>
    receipt({ ...cashReceipt, data: { ...cashReceipt.data, ...more } });
  expect(of({ fees: 350.5 })).toContain('Price|207,649.50|+ fees|350.50|− discount|3,000.00');
  expect(of({}), 'papers of earlier versions').toContain('Price|208,000.00|− discount');
  const cancelled = balance && { ...balance, charges: 3_000.5, discounts: 0, overpaid: 500, outstanding: 0 };
  expect(of({ balance: cancelled, isCancelled: true })).toContain('Kept as forfeit|3,000.50|− discount');
  expect(of({ balance: cancelled, isCancelled: true })).not.toContain('Price|');
  const fee = entryOf(7, { kind: 'charge', reason: 'fee', method: null, amount: 350.5 });
  expect(statement('en', [...entries, fee])).toContain('Price|5,000.00|+ fees|350.50|− discount|0.00');
});

test('a cheque in the place of another says so', () => {
  const data = { ...chequeReceipt.data, replaces: { bank: 'Sahel Bank', number: '500102' } };
  expect(receipt({ ...chequeReceipt, data })).toContain('Note|Replaces cheque 500102, Sahel Bank');
  expect(receipt({ ...chequeReceipt, data }, 'ar')).toContain('بدل الشيك 500102');
});

test('an entry of a closed month stands on its day, and its void on the day of the void', () => {
  const voided = { on: '2026-11-04', at: '2026-11-04T08:00:00.000Z', by: 'Rana', reason: 'wrong deal' };
  const text = statement('en', [
    ...entries.slice(0, 2),
    entryOf(3, { amount: 300, void: { ...voided, hadCounted: true } }),
  ]);
  expect(text).toContain('3 Mar 2026|Payment: Cash |300.00|3,700.00|');
  expect(text).toContain('4 Nov 2026|Voided: Payment: Cash |4 Nov 2026, Rana: wrong deal|300.00|4,000.00|');
  expect(text).not.toContain('VOID');
});

const reportRow = (more: Partial<MonthReport['rows'][number]>): MonthReport['rows'][number] => ({
  building: { id: 4, nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون' },
  currency: 'USD',
  kind: 'payment',
  reason: '',
  method: 'cash',
  paidIn: 'USD',
  count: 1,
  amount: 1_000,
  amountPaidIn: 1_000,
  endedCount: 0,
  ended: 0,
  endedPaidIn: 0,
  ...more,
});

test('the report of a month: a table for each building and currency that its reader can add up', () => {
  const report: MonthReport = {
    company: cashReceipt.data.company,
    rows: [
      reportRow({ kind: 'charge', reason: 'price', method: null, amount: 90_000, amountPaidIn: 90_000 }),
      reportRow({ amount: 12_500, amountPaidIn: 12_500, endedCount: 1, ended: 2_000, endedPaidIn: 2_000 }),
      reportRow({ amount: 1_351.35, paidIn: 'ILS', amountPaidIn: 5_000, count: 2 }),
      reportRow({ kind: 'refund', amount: 300, amountPaidIn: 300 }),
      reportRow({ building: null, currency: 'JOD', paidIn: 'JOD', amount: 700, amountPaidIn: 700 }),
    ],
    ...{ month: '2026-10', first: '2026-10-01', last: '2026-10-31' },
    ...{ closedBy: 'Dina', closedAt: '2026-11-02T08:00:00.000Z', isLater: true },
  };
  const printed = (lang: Lang) =>
    words(renderToStaticMarkup(<MonthReportPaper report={report} lang={lang} />));
  const text = printed('en');
  for (const part of [
    'Report of the month|October 2026|1 October 2026 to 31 October 2026',
    '|Olive Terraces| · |USD|',
    '|Price|1|90,000.00|90,000.00|',
    '|− Payment: Cash|1 / 1|12,500.00|2,000.00|10,500.00|',
    '|− Payment: Cash|ILS 5,000.00|2|1,351.35|1,351.35|',
    '|+ Refund: Cash|1|300.00|300.00|',
    // 90,000 − 10,500 − 1,351.35 + 300
    '|Change of what buyers owe|78,448.65|',
    '|Without a building| · |JOD|',
    // 10,500 + 1,351.35 − 300
    'Received less given back|USD 11,551.35|',
    'Received less given back|JOD 700.000|',
    'Made at an upgrade',
  ])
    expect(text).toContain(part);
  expect(printed('ar')).toContain('مدرّجات الزيتون');
  expect(printed('ar')).toContain('تقرير الشهر|تشرين الأول 2026');
});
