import { dealId } from '@diyar/contract/rules/ids';
import type { Today } from '@diyar/contract/today';
import { expect, test } from 'vitest';
import { toTellRow } from '~/features/money-desk/admin/money-testing.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { NinetyDays } from './ninety-days.tsx';
import { ar, en } from './texts.ts';
import { ToTellRows } from './to-tell-rows.tsx';
import { todayKey } from './today-api.ts';
import { TodaySection } from './today-section.tsx';
import { busy, calm, none } from './today-testing.ts';

const plain = (html: string) => html.replace(/[\u2068\u2069]/g, '');
const section = (today: Today, lang: 'ar' | 'en' = 'en') =>
  plain(renderScreen(<TodaySection />, { lang, answers: [[todayKey, today]] }));

test('new leads to take, overdue steps to tick off, viewings, wishes, holds', () => {
  const html = section(busy);
  for (const said of [
    'aria-label="Take Omar Haddad"',
    'City Gate',
    'aria-label="Done: Omar Haddad"',
    'Send the price',
    '2 days late',
    '11:00',
    'Yara Salem',
    'with Tareq',
    '2 wishes wait',
    'Al-Bireh Heights, 4-03',
    'today 17:00',
  ])
    expect(html).toContain(said);
  for (const path of [
    '/admin/leads?lead=12',
    '/admin/leads?tab=unowned',
    '/admin/leads?tab=overdue',
    '/admin/deals/33',
    '/admin/viewings',
    'tel:+970598124471',
  ])
    expect(html).toContain(`href="${path}"`);
  expect(html).toContain('All 7');
  // whoever may not see money gets no cheques
  expect(html).not.toContain(en.cheques);
});

test('cheques due, with amount and day, for those who may see them', () => {
  const cheques = {
    items: [
      {
        id: 5,
        dealId: dealId(34),
        buildingId: 3,
        name: 'Walid',
        number: '004871',
        bank: 'Bank of Palestine',
        units: 'A-303',
        dueOn: '2026-11-16',
        amount: 12_800,
        currency: 'ILS' as const,
      },
    ],
    total: 1,
  };
  const html = section({ ...calm, cheques });
  for (const said of ['A-303 · Bank of Palestine · 004871', '12,800', '16 Nov 2026'])
    expect(html).toContain(said);
});

test('what buyers were not told, for those who see money; then the day is not calm', () => {
  const key = readKey('GET /admin/money/to-tell', {
    query: { buildingId: null, q: '', page: 1, size: 5 },
  });
  const waiting = { items: [toTellRow()], total: 7, page: 1, size: 5 };
  const of = (role: 'SUPERADMIN' | 'ADMIN') =>
    plain(
      renderScreen(<TodaySection />, {
        role,
        answers: [
          [todayKey, calm],
          [key, waiting],
        ],
      }),
    );
  const html = of('SUPERADMIN');
  for (const said of [en.toTell, 'All 7', 'href="/admin/money?view=toTell"']) expect(html).toContain(said);
  const rows = plain(renderScreen(<ToTellRows rows={waiting.items} />));
  for (const said of ['Due on 20 Nov', '4,000', 'href="/admin/deals/41"', 'Tell the buyer'])
    expect(rows).toContain(said);
  expect(html).not.toContain(en.calm);
  expect(of('ADMIN')).not.toContain(en.toTell);
});

test('nothing waits: it says so, in both languages; a failure says what failed', () => {
  expect(section(calm)).toContain(en.calm);
  expect(section({ ...calm, cheques: none }, 'ar')).toContain(ar.calm);
  const failed = renderScreen(<TodaySection />, { answers: [[todayKey, new Error('offline')]] });
  expect(failed).toContain(en.loadFailed);
});

const days: Today['ninetyDays'] = {
  since: '2026-08-19',
  leads: 41,
  funnel: [
    { stage: 'new', leads: 41 },
    { stage: 'contacted', leads: 34 },
    { stage: 'viewing', leads: 20 },
    { stage: 'offer', leads: 11 },
    { stage: 'won', leads: 6 },
  ],
  channels: [
    { channel: 'instagram', leads: 14, won: 2 },
    { channel: 'autumn & co', leads: 3, won: 0 },
  ],
  answers: [
    { week: '2026-11-07', leads: 4, answered: 0, medianMinutes: null },
    { week: '2026-11-14', leads: 3, answered: 2, medianMinutes: 114.6 },
  ],
  withoutAnswer: 7,
};
const charts = (ninetyDays: Today['ninetyDays']) =>
  plain(renderScreen(<NinetyDays />, { answers: [[todayKey, { ...calm, unanswered: 5, ninetyDays }]] }));

test('every number of the last 90 days leads to its list; a week without an answer is a gap', () => {
  const html = charts(days);
  for (const path of [
    '/admin/leads?since=2026-08-19',
    '/admin/leads?channel=instagram&amp;since=2026-08-19',
    '/admin/leads?channel=autumn%20%26%20co&amp;since=2026-08-19',
    '/admin/leads?reached=offer&amp;since=2026-08-19',
    '/admin/leads?answered=no&amp;since=2026-08-19',
    '/admin/messages?answered=no',
    '/admin/leads?since=2026-11-14&amp;until=2026-11-20',
  ])
    expect(html).toContain(`href="${path}"`);
  for (const said of [
    'Instagram: 14, bought 2',
    'autumn &amp; co',
    '7 of 41 got no answer',
    '5 messages wait',
  ])
    expect(html).toContain(said);
  expect(html).toContain('>1:55<');
  expect(html).toContain('Week from 7 Nov 2026: no answer');
  expect(html.match(/--w:1(?!\d)/g)).toHaveLength(2);
});

test('below ten leads a sentence says it', () => {
  const html = charts({ ...days, leads: 9, withoutAnswer: 2 });
  expect(html).toContain('9 leads came in; 6 bought, 2 without an answer.');
  expect(html).not.toContain(en.sources);
  expect(charts(calm.ninetyDays)).toContain(en.none);
});
