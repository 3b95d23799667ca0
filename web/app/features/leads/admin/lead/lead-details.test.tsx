import type { LeadDetail } from '@diyar/contract/leads';
import { expect, test } from 'vitest';
import { aPerson } from '~/features/who-is-who/admin/who-is-who-testing.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { detailOf, dina, EVENTS, layan } from '../leads-testing.ts';
import { LeadDetails } from './lead-details.tsx';

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/[\u2068\u2069]/g, '');

const changes = { update: () => {}, take: () => {}, assign: () => {} };
const render = (lead: LeadDetail, lang: 'ar' | 'en' = 'en') =>
  renderScreen(
    <LeadDetails lead={lead} changes={changes} onTake={() => {}} onOpen={() => {}} onPlan={() => {}} />,
    {
      lang,
      at: '/admin/leads',
      answers: [
        [['GET /admin/leads/staff', {}], { items: [dina] }],
        [['GET /admin/answer-templates', {}], { items: [] }],
        [readKey('GET /admin/persons/{id}', { params: { id: lead.person.id } }), aPerson],
      ],
    },
  );

test('the person with all names and phones, and where the lead stands', () => {
  const html = render(
    detailOf(layan, {
      campaign: 'autumn-homes',
      referrer: 'instagram.com',
    }),
  );
  for (const text of [
    'Layan Samara',
    '0563309182',
    'layan@example.com',
    'autumn-homes',
    'On hold',
    'USD| 164,000',
  ])
    expect(words(html)).toContain(text);
  expect(words(html)).toContain('after 1 h 0 min of office hours');
  expect(html).toContain('href="/admin/persons/9"');
});

test('the timeline says every kind in words', () => {
  const html = words(render(detailOf(layan, { timeline: EVENTS })));
  for (const text of [
    'Message, viewing request',
    'Wishes to come: 17 Nov 2026 afternoon',
    'Wants parking',
    'corrected',
    'Call, no answer',
    'WhatsApp handed over',
    'E-mail handed over',
    'Viewing, no show',
    'Quote 2026-0031',
    'Unit held',
    'Moved to Lost',
    'Over their budget',
    'Given to Tareq',
  ])
    expect(html).toContain(text);
  expect(render(detailOf(layan, { timeline: EVENTS }))).toContain('href="/admin/deals/77"');
});

test('only the author sees how to correct a note, and only for its time', () => {
  const note = { ...EVENTS[1], isEdited: false } as LeadDetail['timeline'][number] & { kind: 'note' };
  const soon = new Date(Date.now() + 60_000).toISOString();
  expect(render(detailOf(layan, { timeline: [{ ...note, editableUntil: soon }] }))).toContain('Correct');
  for (const editableUntil of [null, '2026-01-01T00:00:00.000Z'])
    expect(render(detailOf(layan, { timeline: [{ ...note, editableUntil }] }))).not.toContain('Correct');
});

test('a lost lead says why and can be opened again; a won one follows its sale', () => {
  const lost = detailOf({ ...layan, stage: 'lost', lostReason: 'budget', lostNote: 'Too dear' });
  expect(words(render(lost, 'ar'))).toContain('فوق الميزانية');
  for (const text of ['Over their budget', 'Too dear', 'Open it again']) expect(render(lost)).toContain(text);
  const won = render(detailOf({ ...layan, stage: 'won' }));
  expect(won).toContain('It follows the sale of the deal.');
  expect(won).not.toContain('Open it again');
});
