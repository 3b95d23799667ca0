import type { AgeingRow, MoneyAhead } from '@diyar/contract/money-ahead';
import type { ChequesQuery, DebtsQuery } from '@diyar/contract/money-desk';
import { dealId, personId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { monthsAhead } from '@diyar/contract/rules/money-ahead';
import { expect, test } from 'vitest';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { MoneyScreen } from './money-screen.tsx';
import {
  ageingRow,
  ageingTotal,
  chequeRow,
  debtRow,
  depositList,
  desk,
  TODAY,
  toTellRow,
} from './money-testing.ts';
import { closableMonths, Months } from './months-view.tsx';

const page = <T,>(items: T[]) => ({ items, total: items.length, page: 1, size: 24 });
const narrowed = (q = '') => ({ buildingId: null, q, page: 1 });

const deskKey = readKey('GET /admin/money', { query: { buildingId: null } });
const chequesKey = (group: ChequesQuery['group'], asked: ReturnType<typeof narrowed>, size: number) =>
  readKey('GET /admin/money/cheques', { query: { ...asked, group, size } });
const debtsKey = (list: DebtsQuery['list'], asked: ReturnType<typeof narrowed>) =>
  readKey('GET /admin/money/debts', { query: { ...asked, list } });

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>['answers'];

/** Without the marks that isolate numbers. */
const render = (at: string, answers: NonNullable<Answers> = [], lang: Lang = 'en') =>
  renderScreen(<MoneyScreen />, {
    at,
    lang,
    answers: [[deskKey, desk()], ...answers],
  }).replace(/[\u2066-\u2069]/g, '');

const due: Answers = [
  [chequesKey('past', narrowed(), 100), page([chequeRow(9, { dueOn: '2026-11-05', drawer: 'Rana Jaber' })])],
  [
    chequesKey('thisWeek', narrowed(), 100),
    page([chequeRow(10), chequeRow(11, { amount: 6250.5, currency: 'JOD' })]),
  ],
  [chequesKey('nextWeek', narrowed(), 100), page([])],
];

test('one or two cheques a week stand together, with weekday, sums by currency and how late they are', () => {
  const html = render('/admin/money', due);
  expect(html).toContain('Due until 27 Nov');
  expect(html).not.toContain('This week');
  expect(html.match(/money-desk-cheques/g)).toHaveLength(1);
  expect(html).toContain('Thursday · <span class="money-desk-late">11 days late');
  expect(html).toContain('</small> 6,250.500</bdi>');
  expect(html).toContain('of Rana Jaber');
  expect(html).toContain('href="/admin/deals/41"');
  expect(html).toContain('A-303 +1');
  expect(html).toContain('14 cheques');
  expect(html.match(/money-desk-box/g)).toHaveLength(3);
  expect(render('/admin/money', due, 'ar')).toContain('تستحق حتى 27 تشرين الثاني');
});

test('a week with more has its own heading', () => {
  const groups = desk().groups.map((one) => (one.group === 'thisWeek' ? { ...one, count: 3 } : one));
  const html = renderScreen(<MoneyScreen />, {
    at: '/admin/money',
    answers: [[deskKey, desk({ groups })], ...due],
  }).replace(/[\u2066-\u2069]/g, '');
  expect(html).toContain('Past their day, still in the drawer');
  expect(html).toContain('This week, 14 Nov to 20 Nov');
});

test('three tabs with their parts below, which count; the totals come first and print every part, also a zero', () => {
  const html = render('/admin/money', due);
  const tabs = (at: string) =>
    [...render(at, due).matchAll(/class="money-desk-tab"[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(tabs('/admin/money')).toEqual(['Cheques', 'Debts', 'Papers', 'Till']);
  expect(html).toMatch(/<span>By week<\/span><b>3</);
  expect(html).not.toContain('Needs attention');
  expect(render('/admin/money?view=attention')).toMatch(/<span>Needs attention<\/span><b>2</);
  for (const view of [
    'ageing',
    'ahead',
    'toGiveBack',
    'attention',
    'papers',
    'lists',
    'months',
    'all',
    'returned',
  ])
    expect(render(`/admin/money?view=${view}`)).toMatch(/aria-current="page"/);
  for (const part of ['300,000', '5,000', 'account-zero', '190,000', '1,000', '108,000', '500', '1,500'])
    expect(html).toContain(part);
  expect(html.indexOf('account-totals')).toBeLessThan(html.indexOf('money-desk-cheques'));
});

test('five questions at the head, each with its list and its sum; what was received adds up', () => {
  const html = render('/admin/money?building=1', []);
  const tiles = (page: string) =>
    [...page.matchAll(/<a class="cheque-questions-tile"[^>]*href="([^"]*)"[\s\S]*?<\/a>/g)].map(
      ([tile, to]) => [
        to?.replace('/admin/money', ''),
        tile
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ],
    );
  // of one building the desk is another answer, and until it is there no figure stands there
  expect(tiles(html)).toEqual([]);
  expect(tiles(render('/admin/money', due))).toEqual([
    ['?view=today', 'To deposit today 1 ILS 48,000 with those of the closed days before'],
    ['?view=deposited', 'At the bank, no answer 4 the oldest since 7 days'],
    ['?view=returned', 'Returned, not settled 2 the oldest since today'],
    ['?view=received', 'Received, not yet cleared 21 in the drawer and at the bank'],
    ['?view=past', 'Past their day in the drawer 1 ILS 48,000 should have gone to the bank'],
  ]);
  const sum = /<p class="cheque-questions-sum[\s\S]*?<\/p>/.exec(render('/admin/money', due))?.[0];
  expect(
    sum
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe(
    'Received, not yet cleared 21 = to deposit today 1 + past their day 1 + at the bank 4 + their day is to come 15',
  );
  const returned = render('/admin/money?view=returned', [
    [
      chequesKey('returned', narrowed(), 24),
      page([chequeRow(1, { state: 'returned', stateOn: '2026-11-06' })]),
    ],
    [
      readKey('GET /admin/money/drawers', { query: { buildingId: null, page: 1 } }),
      page([{ name: 'Sanabel', personId: null, cameBack: 2, presented: 5, open: [] }]),
    ],
  ]);
  expect(returned).toContain('10 days');
  expect(returned).toContain('2 of 5');
  expect(returned).toMatch(/cheque-questions-tile" aria-current="page"[^>]*view=returned/);
});

test('nothing due says so', () => {
  const groups = desk().groups.map((group) => ({ ...group, count: 0, sums: [] }));
  const html = renderScreen(<MoneyScreen />, {
    at: '/admin/money',
    answers: [[deskKey, desk({ groups })]],
  });
  expect(html).toContain('No cheques due this week or next');
});

test('a search shows cheques of every state, and says when none fits', () => {
  const found = render('/admin/money?q=8844', [
    [chequesKey('all', narrowed('8844'), 24), page([chequeRow(1, { state: 'cleared' })])],
  ]);
  expect(found).toContain('Cleared');
  expect(found).not.toContain('money-desk-box');
  const none = render('/admin/money?q=99', [[chequesKey('all', narrowed('99'), 24), page([])]]);
  expect(none).toContain('Nothing matches “99”');
  expect(none).toContain('Clear search');
});

test('a list that was made stays in the bar until it is deposited', () => {
  const open = render('/admin/money?lists=31', [
    ...due,
    [['GET /admin/money/deposit-lists/{id}', [31]], [depositList([chequeRow(9)])]],
  ]);
  expect(open).toContain('Deposit list 2026-0031 is made');
  expect(open).toContain('Mark as deposited');
  expect(open).toContain('Open and print');
  const done = render('/admin/money?lists=31', [
    ...due,
    [['GET /admin/money/deposit-lists/{id}', [31]], [depositList([chequeRow(9)], { depositedOn: TODAY })]],
  ]);
  expect(done).not.toContain('Mark as deposited');
});

const ageingKey = (asked: { by?: 'deal' | 'person'; sort?: '-older' } = {}) =>
  readKey('GET /admin/money/ageing', {
    query: { buildingId: null, q: '', by: 'deal', of: 'late', sort: '-late', ...asked, page: 1 },
  });
const ageing = (...items: AgeingRow[]) => ({
  ...page(items),
  today: TODAY,
  totals: [ageingTotal(), ageingTotal({ currency: 'JOD', late: 0, lateDeals: 0 })],
});

test('ageing: every part of a deal, since when, what cheques cover, and a reminder; the older address too', () => {
  for (const view of ['ageing', 'overdue']) {
    const html = render(`/admin/money?view=${view}`, [[ageingKey(), ageing(ageingRow())]]);
    for (const shown of [
      '58,000',
      '20,000',
      '9,000',
      '87,000',
      '4,000',
      '10 August 2026',
      '53 deals, 1 late',
    ])
      expect(html).toContain(shown);
    expect(html).toContain('69%');
    expect(html).toContain('href="https://wa.me/970599012778?text=');
    expect(html).not.toContain('Beyond the plan');
  }
  const oldest = render('/admin/money?view=ageing&sort=-older', [
    [ageingKey({ sort: '-older' }), ageing(ageingRow())],
  ]);
  expect(oldest).toContain('aria-sort="descending"');
  const noPhone = ageingRow({ deal: { ...debtRow().deal, phone: '' } });
  const html = render('/admin/money?view=ageing', [[ageingKey(), ageing(noPhone)]]);
  expect(html).not.toContain('wa.me');
  expect(html).toContain('No phone');
  expect(render('/admin/money?view=ageing', [[ageingKey(), ageing()]])).toContain('Nothing is overdue');
});

test('ageing by person leads to the person, with the number of deals', () => {
  const row = ageingRow({
    deal: null,
    person: { id: personId(3), name: 'Rasha' },
    deals: 2,
    inCheques: 29_000,
  });
  const html = render('/admin/money?view=ageing&by=person', [[ageingKey({ by: 'person' }), ageing(row)]]);
  expect(html).toContain('href="/admin/persons/3"');
  expect(html).toContain('2 deals');
  expect(html).toContain('all of it');
  expect(html).not.toContain('wa.me');
});

test('what comes in: a row for each month, bars, every figure a link to its list', () => {
  const ahead: MoneyAhead = {
    today: TODAY,
    months: monthsAhead(TODAY),
    currencies: [
      {
        currency: 'USD',
        outstanding: 700,
        excess: 55,
        cells: [
          { column: 'before', part: 'open', amount: 100, count: 1 },
          { column: '2027-01', part: 'cheques', amount: 200, count: 2 },
          { column: '2027-01', part: 'open', amount: 400, count: 1 },
        ],
      },
    ],
    withoutRate: [{ currency: 'JOD', amount: 7 }],
  };
  const aheadKey = readKey('GET /admin/money/ahead', { query: { buildingId: null } });
  const html = render('/admin/money?view=ahead', [[aheadKey, ahead]]);
  for (const shown of ['Late', 'November 2026', 'January 2027', 'October 2027', 'Later', '>600<'])
    expect(html).toContain(shown);
  expect(html).not.toContain('Without a plan');
  expect(html).toContain(
    'href="/admin/money?view=ahead&amp;currency=USD&amp;column=2027-01&amp;part=cheques"',
  );
  expect(html).toContain('USD 200 in cheques + USD 500 without = USD 700 outstanding.');
  expect(html).toContain('USD 55 in cheques above what their deals owe');
  expect(html).toContain('JOD 7 in cheques of another currency');
  const listKey = readKey('GET /admin/money/ahead/list', {
    query: { currency: 'USD', column: '2027-01', part: 'cheques', buildingId: null, page: 1 },
  });
  const item = { deal: debtRow().deal, dueOn: '2027-01-05', amount: 120, currency: 'USD', label: '' };
  const cheque = { number: '884400', bank: 'Sahel', state: 'drawer' };
  const list = render('/admin/money?view=ahead&column=2027-01&part=cheques', [
    [aheadKey, ahead],
    [listKey, page([{ ...item, cheque }])],
  ]);
  expect(list).toContain('January 2027: Cheques in hand');
  expect(list).toContain('884400');
});

test('prices to confirm and without a currency; what is unsettled stands below, and only if there is any', () => {
  const attention: NonNullable<Answers>[number] = [
    debtsKey('attention', narrowed()),
    page([debtRow(), debtRow({ deal: { ...debtRow().deal, id: dealId(42) }, balance: null, overdue: null })]),
  ];
  const html = render('/admin/money?view=attention', [
    attention,
    [debtsKey('unsettled', narrowed()), page([])],
  ]);
  expect(html).toContain('Amount to confirm');
  expect(html).toContain('Currency missing');
  expect(html).toContain('$185,000');
  expect(html).not.toContain('Unsettled before');
  expect(
    render('/admin/money?view=attention', [
      attention,
      [debtsKey('unsettled', narrowed()), page([debtRow()])],
    ]),
  ).toContain('Unsettled before 0.2');
});

test('receipts are linked by number, a void one says so', () => {
  const { deal } = debtRow();
  const paper = {
    id: 5,
    kind: 'receipt',
    number: '2026-0118',
    entryId: 7,
    on: TODAY,
    name: 'Ahmad Zahran',
    deal,
  };
  const html = render('/admin/money?view=papers', [
    [
      readKey('GET /admin/money/papers', { query: narrowed() }),
      page([{ ...paper, amount: 700, currency: 'JOD', isVoid: true }]),
    ],
  ]);
  expect(html).toContain('href="/admin/papers/5"');
  expect(html).toContain('2026-0118');
  expect(html).toContain('Void');
  // to whom it was issued, not who has the deal by now
  expect(html).toContain('Ahmad Zahran');
  expect(html).not.toContain(deal.name);
});

test('months that are over and open can be closed, by SUPERADMIN only', () => {
  expect(closableMonths(TODAY, '2026-08-31')).toEqual(['2026-10', '2026-09']);
  expect(closableMonths('2026-01-31', '2025-12-31')).toEqual([]);
  expect(closableMonths(TODAY, null)[0]).toBe('2026-10');
  const months = {
    items: [{ month: '2026-08', by: 'superadmin', at: '2026-09-02T08:00:00.000Z', hasReport: true }],
    closedUntil: '2026-08-31',
  };
  const own = renderScreen(<Months months={months} today={TODAY} mayClose />);
  expect(own).toContain('Close the month');
  expect(own).toContain('August 2026');
  expect(renderScreen(<Months months={months} today={TODAY} mayClose={false} />)).not.toContain(
    'Close the month',
  );
});

test('what buyers were not told stands with the button that hands it over; where there is nothing it says so', () => {
  const key = readKey('GET /admin/money/to-tell', { query: { ...narrowed(), size: 24 } });
  const rows = [toTellRow({ what: 'returned', subject: '9:2026-11-12' }), toTellRow()];
  for (const lang of ['en', 'ar'] as const) {
    const html = render('/admin/money?view=toTell', [[key, page(rows)]], lang);
    expect(html.match(/whatsapp-logo/g)).toHaveLength(2);
    expect(html).toContain(lang === 'en' ? 'Cheque Skeleton came back' : 'عاد الشيك العظم');
    expect(html).toContain('4,000');
    expect(html).toContain('href="/admin/deals/41"');
    // the link is in no markup: it is handed over by a press
    expect(html).not.toContain('/my/secret');
  }
  expect(render('/admin/money?view=toTell', [[key, page([])]])).toContain('Every buyer was told');
});

test('a company without a price, a cheque and money is told how it begins, not shown zeros; one of them ends that', () => {
  const groups = desk().groups.map((one) => ({ ...one, count: 0, sums: [], since: null }));
  const noDeals = {
    ...{ overdueDeals: 0, toGiveBackDeals: 0, toConfirmDeals: 0, currencyMissingDeals: 0 },
    ...{ withoutPlanDeals: 0, withoutRateDeals: 0, withoutPriceDeals: 0, beyondDeals: 0 },
  };
  const at = (view: string, more: object) =>
    renderScreen(<MoneyScreen />, {
      at: `/admin/money?view=${view}`,
      answers: [[deskKey, desk({ groups, totals: [], ...noDeals, ...more })]],
    });
  for (const view of ['toDeposit', 'ageing', 'ahead']) {
    const html = at(view, {});
    expect(html).toContain('No money yet');
    expect(html).toContain('href="/admin/buildings"');
    expect(html).not.toMatch(/<h2|cheque-questions/);
    expect(at(view, { totals: desk().totals })).not.toContain('No money yet');
    // money on a deal that has no price yet
    expect(at(view, { withoutPriceDeals: 1 })).not.toContain('No money yet');
  }
  expect(at('returned', {})).not.toContain('No money yet');
});
