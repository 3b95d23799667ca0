import type { PersonTimeline, TimelineEntry } from '@diyar/contract/person-timeline';
import type { Person, PersonDeal } from '@diyar/contract/persons';
import { apartmentNo, dealId, leadId } from '@diyar/contract/rules/ids';
import { expect, test } from 'vitest';
import { aPerson } from '~/features/who-is-who/admin/who-is-who-testing.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { PersonDetails } from './person-details.tsx';

const deal: PersonDeal = {
  id: dealId(1),
  stage: 'reserved',
  building: { id: 4, nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون', isLacasa: false },
  units: [{ id: apartmentNo(31), label: 'A-302', kind: 'apartment', floor: 3 }],
  name: 'Hanadi',
  phone: '0599123456',
  title: '',
  createdAt: '2026-10-01T08:00:00.000Z',
  soldAt: null,
  holdUntil: null,
  endedAt: null,
  reason: '',
  soldNo: null,
  due: { currency: 'USD', amount: 208_000 },
  paid: { currency: 'USD', amount: 118_500 },
  outstanding: { currency: 'USD', amount: 89_500 },
  balance: {
    currency: 'USD',
    charges: 208_000,
    fees: 0,
    discounts: 0,
    writtenOff: 0,
    paid: 118_500,
    refunded: 0,
    outstanding: 89_500,
    overpaid: 0,
  },
  overdue: { amount: 29_000, since: '2026-11-10', inCheques: 0 },
};
const person: Person = {
  ...aPerson,
  name: 'Hanadi',
  phone: '0599123456',
  names: ['Hanadi', 'هنادي سليمان'],
  phones: ['0599123456'],
  roles: ['buyer', 'lead'],
  deals: [deal],
  owes: [
    { currency: 'USD', amount: 89_500 },
    { currency: 'ILS', amount: 10_000 },
  ],
  late: [{ currency: 'USD', amount: 29_000, since: '2026-11-10' }],
  leads: [{ id: leadId(3), stage: 'viewing', project: null, unitId: null, unit: 'B-305', owner: 'Tareq' }],
  next: {
    ...{ leadId: leadId(3), leadVersion: 1, viewingId: null, on: '2026-11-17', at: null, text: 'Call again' },
    ...{ by: 'Dina', isOverdue: false },
  },
  ends: { what: 'quote', name: '2026-0188', on: '2026-11-30', sum: null },
};

const at = { hasTime: true, by: '' };
const place = { nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون' };
const ofDeal = { dealId: dealId(1), units: 'A-302', place };
const ENTRIES: TimelineEntry[] = [
  {
    ...{ kind: 'quote', id: 5, at: '2026-11-14T14:20:00.000Z', ...at, amount: 158_000, currency: 'USD' },
    ...{ number: '2026-0188', state: 'open', place, units: 'B-305', validUntil: '2026-11-30' },
  },
  {
    ...{ kind: 'due', id: 7, at: '2026-11-10T10:00:00.000Z', ...at, hasTime: false, ...ofDeal },
    ...{ amount: 29_000, currency: 'USD', label: 'Instalment 4/5' },
  },
  {
    ...{ kind: 'payment', id: 8, at: '2026-10-10T10:00:00.000Z', ...at, ...ofDeal, amount: 12_500 },
    ...{ currency: 'USD', method: 'cheque', cheque: 'cleared', isVoid: false },
    paper: { id: 12, kind: 'receipt', number: '2026-0412' },
  },
  {
    kind: 'step',
    id: 9,
    at: '2026-02-18T10:00:00.000Z',
    ...at,
    ...ofDeal,
    step: 'reserved',
    until: null,
    reason: '',
  },
  {
    ...{ kind: 'message', id: 5, at: '2025-12-09T08:00:00.000Z', ...at, text: 'Is A-302 free?' },
    ...{ source: 'contact', channel: 'instagram', place, answeredAt: null, answeredBy: '' },
  },
];
const counts = { talk: 1, offers: 1, deals: 2, payments: 1, papers: 0 };
const timeline: PersonTimeline = { items: ENTRIES, total: 25, counts, since: '2025-06-15T08:00:00.000Z' };

const render = (one: Person, lang: 'ar' | 'en' = 'en', told = timeline) =>
  renderScreen(<PersonDetails person={one} />, {
    lang,
    answers: [
      [
        readKey('GET /admin/persons/{id}/timeline', { params: { id: one.id }, query: { of: null } }),
        { pages: [told], pageParams: [0] },
      ],
    ],
  }).replace(/[\u2066-\u2069]/g, '');

test('the head: names, roles, phones, what is owed per currency with what is late, what is next', () => {
  const html = render(person);
  for (const text of ['typed also:', 'هنادي سليمان', 'Buyer in 1 deal', 'Lead: B-305', 'Owner: Tareq'])
    expect(html).toContain(text);
  for (const text of ['89,500', '10,000', 'USD 29,000 late since 10 Nov 2026', 'nothing late', 'Call again'])
    expect(html).toContain(text);
  expect(html).toContain('then: quote 2026-0188 ends 30 Nov 2026');
  expect(html).toContain('href="https://wa.me/970599123456"');
  expect(html).toContain('href="tel:+970599123456"');
});

test('without a step what comes by itself is next', () => {
  const due = {
    what: 'due',
    name: 'A-302',
    on: '2026-12-10',
    sum: { amount: 12_000, currency: 'USD' },
  } as const;
  expect(render({ ...person, next: null, ends: due })).toContain('USD 12,000 for A-302 due 10 Dec 2026');
});

test('everything in one list, by years, with its counts, and how much is earlier', () => {
  const html = render(person);
  for (const text of [
    ...['Quote 2026-0188: B-305, USD 158,000', 'USD 29,000 fell due, not paid', 'Payment USD 12,500, Cheque'],
    ...['Receipt 2026-0412', 'Unit reserved: A-302', 'Message, from Instagram', 'Is A-302 free?'],
  ])
    expect(html).toContain(text);
  expect([...html.matchAll(/<h3>(\d+)<\/h3>/g)].map(([, year]) => year)).toEqual(['2026', '2025']);
  for (const name of ['Everything: 5', 'Talk: 1', 'Viewings, quotes, holds: 1', 'Deals: 2', 'Payments: 1'])
    expect(html).toContain(`aria-label="${name}"`);
  expect(html).not.toContain('Papers: 0');
  expect(html).toContain('20 earlier entries, back to 2025');
  expect(render(person, 'ar')).toContain('استحقت دفعة USD 29,000 ولم تُدفع');
});

test('somebody without anything: nothing is owed, nothing happened', () => {
  const nothing = {
    items: [],
    total: 0,
    counts: { talk: 0, offers: 0, deals: 0, payments: 0, papers: 0 },
    since: null,
  };
  const bare = {
    ...person,
    names: [],
    phones: [],
    phone: '',
    roles: [],
    deals: [],
    owes: [],
    late: [],
    leads: [],
  };
  const html = render({ ...bare, next: null, ends: null }, 'en', nothing);
  for (const text of ['Wrote', 'No phone', 'Nothing is outstanding', 'Nothing has happened yet'])
    expect(html).toContain(text);
  expect(html).not.toContain('wa.me');
});

test('deals with their units, what is left of how much, and their account', () => {
  const html = render(person);
  for (const text of ['Reserved', 'of USD 208,000']) expect(html).toContain(text);
  expect(html).toContain('href="/admin/buildings/4/floors?apartment=31"');
  expect(html).toContain('href="/admin/deals/1"');
});

test('money is left out for those who may not see it', () => {
  const hidden = { ...deal, due: null, paid: null, outstanding: null, balance: null, overdue: null };
  const html = render({ ...person, owes: null, late: null, deals: [hidden] });
  for (const text of ['Outstanding', '208,000', '89,500']) expect(html).not.toContain(text);
});

test("LaCasa's deals open in its own tracker", () => {
  const building = { id: 3, nameEn: 'LaCasa', nameAr: 'لاكاسا', isLacasa: true };
  expect(render({ ...person, deals: [{ ...deal, building }] })).toContain(
    '/admin/lacasa/floors?apartment=31',
  );
});
