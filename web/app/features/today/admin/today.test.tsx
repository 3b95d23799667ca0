import type { Lead } from '@diyar/contract/leads';
import { dealId, leadId, personId } from '@diyar/contract/rules/ids';
import type { Today } from '@diyar/contract/today';
import type { Viewing } from '@diyar/contract/viewings';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { NinetyDays } from './ninety-days.tsx';
import { ar, en } from './texts.ts';
import { todayKey } from './today-api.ts';
import { TodaySection } from './today-section.tsx';

const lead: Lead = {
  id: leadId(12),
  version: 2,
  person: { id: personId(4), name: 'Omar Haddad', phone: '0598124472' },
  email: '',
  project: { id: 2, slug: 'gate', nameEn: 'City Gate', nameAr: 'بوابة المدينة' },
  unit: null,
  stage: 'new',
  owner: null,
  nextStep: 'Send the price',
  nextOn: '2026-11-14',
  isOverdue: true,
  lostReason: null,
  lostNote: '',
  channel: 'instagram',
  createdAt: '2026-11-16T07:31:00.000Z',
  lastMessageAt: null,
  unanswered: 1,
  answeredAt: null,
  answerMinutes: null,
  closedAt: null,
  viewingAt: null,
};
const viewing: Viewing = {
  id: 7,
  version: 1,
  leadId: leadId(13),
  person: { id: personId(5), name: 'Yara Salem', phone: '0598124471' },
  email: '',
  project: lead.project,
  unit: null,
  staff: { id: 1, name: 'Tareq' },
  startsAt: '2026-11-16T09:00:00.000Z',
  endsAt: '2026-11-16T09:45:00.000Z',
  status: 'planned',
  note: '',
  icsPath: '/viewings/abc.ics',
};
const none = { items: [], total: 0 };
const calm: Today = {
  day: '2026-11-16',
  newLeads: none,
  overdue: none,
  viewings: none,
  wishes: { total: 0, oldestAt: null },
  holds: none,
  cheques: null,
  unanswered: 0,
  ninetyDays: {
    since: '2026-08-19',
    leads: 0,
    funnel: [],
    channels: [],
    answers: [],
    withoutAnswer: 0,
  },
};
const busy: Today = {
  ...calm,
  newLeads: { items: [lead], total: 7 },
  overdue: { items: [{ ...lead, id: leadId(14), owner: { id: 1, name: 'Dina' } }], total: 1 },
  viewings: { items: [viewing], total: 1 },
  wishes: { total: 2, oldestAt: '2026-11-16T06:51:00.000Z' },
  holds: {
    items: [
      {
        dealId: dealId(33),
        buildingId: 3,
        buildingEn: 'Al-Bireh Heights',
        buildingAr: '',
        units: '4-03',
        name: 'Duaa',
        until: '2026-11-16T15:00:00.000Z',
      },
    ],
    total: 1,
  },
};
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
