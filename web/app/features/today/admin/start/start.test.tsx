import { expect, test } from 'vitest';
import { debtRow, desk, TODAY } from '~/features/money-desk/admin/money-testing.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { todayKey } from '../today-api.ts';
import { busy, calm } from '../today-testing.ts';
import { AccountantStart } from './accountant-start.tsx';
import { SalesStart } from './sales-start.tsx';
import { ar, en } from './texts.ts';

const plain = (html: string) => html.replace(/[\u2066-\u2069]/g, '');
const DESK = readKey('GET /admin/money', { query: { buildingId: null } });
const BACK = readKey('GET /admin/money/debts', {
  query: { buildingId: null, q: '', page: 1, list: 'toGiveBack' },
});
const MONTHS = readKey('GET /admin/money/months', {});

test('SALES: leads without an owner, holds that end, own leads by stage, viewings, this month', () => {
  const mine = {
    stages: [
      { stage: 'new' as const, leads: 2 },
      { stage: 'contacted' as const, leads: 4 },
      { stage: 'viewing' as const, leads: 0 },
      { stage: 'offer' as const, leads: 1 },
    ],
    month: { since: '2026-11-01', leads: 9, withoutAnswer: 1, won: 2, medianMinutes: 114 },
  };
  const html = plain(renderScreen(<SalesStart />, { answers: [[todayKey, { ...busy, mine }]] }));
  for (const said of [
    '7 new leads without an owner',
    'aria-label="Take the oldest: Omar Haddad"',
    'Hold of 4-03 ends today 17:00',
    'Yara Salem',
    '7 open',
    '1:54',
  ])
    expect(html).toContain(said);
  for (const path of [
    '/admin/leads?tab=unowned',
    '/admin/deals/33',
    '/admin/leads?tab=mine&amp;stage=contacted',
    '/admin/leads?owner=&amp;since=2026-11-01&amp;reached=won',
  ])
    expect(html).toContain(`href="${path}"`);
});

test('SALES: nothing waits, no leads yet; a failure says what failed', () => {
  const html = renderScreen(<SalesStart />, { lang: 'ar', answers: [[todayKey, calm]] });
  expect(html).toContain(ar.calmSales);
  expect(html).toContain(ar.noLeads);
  expect(renderScreen(<SalesStart />, { answers: [[todayKey, new Error('offline')]] })).toContain(
    'Failed to load what needs you today',
  );
});

test('ACCOUNTANT: the questions of the desk that are not empty, each with its list', () => {
  const months = {
    items: [{ month: '2026-09', by: 'Rana', at: '2026-10-04T09:00:00.000Z', hasReport: true }],
    closedUntil: '2026-09-30',
  };
  const back = debtRow({
    balance: {
      currency: 'USD',
      charges: 0,
      fees: 0,
      discounts: 0,
      writtenOff: 0,
      paid: 8500,
      refunded: 0,
      outstanding: 0,
      overpaid: 8500,
    },
  });
  const html = plain(
    renderScreen(<AccountantStart />, {
      answers: [
        [DESK, desk({ toGiveBackDeals: 1, overdueDeals: 3 })],
        [BACK, { items: [back], total: 1, page: 1, size: 24 }],
        [MONTHS, months],
      ],
    }),
  );
  expect(TODAY).toBe('2026-11-16');
  for (const said of [
    '2 cheques to deposit this week',
    '2 returned cheques, not settled',
    '1 cheque past its day, still in the drawer',
    '4 cheques at the bank, no answer yet',
    '3 late deals',
    '8,500',
    'October 2026',
    'closed 4 October 2026',
  ])
    expect(html).toContain(said);
  for (const view of ['returned', 'deposited', 'overdue', 'toGiveBack', 'months'])
    expect(html).toContain(`href="/admin/money?view=${view}"`);
});

test('ACCOUNTANT: an empty desk says so', () => {
  const empty = desk({ groups: [], totals: [], toGiveBackDeals: 0, overdueDeals: 0 });
  const html = renderScreen(<AccountantStart />, {
    lang: 'ar',
    answers: [
      [
        DESK,
        {
          ...empty,
          toConfirmDeals: 0,
          currencyMissingDeals: 0,
          withoutRateDeals: 0,
          withoutPriceDeals: 0,
          beyondDeals: 0,
        },
      ],
      [MONTHS, { items: [], closedUntil: null }],
    ],
  });
  expect(html).toContain(ar.calmDesk);
  expect(html).toContain(ar.noTotals);
  expect(html).not.toContain(en.calmDesk);
});
