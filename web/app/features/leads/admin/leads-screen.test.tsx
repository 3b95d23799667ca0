import { PAGE_SIZE } from '@diyar/contract/limits';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { dayWords } from './days.ts';
import { LeadsScreen } from './leads-screen.tsx';
import { layan, listOf, NO_FILTERS, omar } from './leads-testing.ts';

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/[\u2068\u2069]/g, '');

const key = (filters: object = {}) => [
  'GET /admin/leads',
  { query: { ...NO_FILTERS, page: 1, ...filters, size: PAGE_SIZE } },
];

test('a row has the person, the interest, the stage, how late the step is in words, and the owner', () => {
  const lead = { ...layan, nextOn: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10) };
  const answers = [[key(), listOf([lead, omar])]] as const;
  const ar = words(renderScreen(<LeadsScreen />, { lang: 'ar', at: '/admin/leads', answers }));
  for (const text of ['ليان سمارة', 'مدرّجات الزيتون', 'B-204', 'عرض', 'Dina Shehadeh', 'إنستغرام'])
    expect(ar).toContain(text);
  expect(ar).toMatch(/متأخرة (يومين|3 أيام|4 أيام)/);
  const html = renderScreen(<LeadsScreen />, { at: '/admin/leads', answers });
  expect(html).toContain('Take \u2068Omar Haddad\u2069');
  for (const text of ['General question', 'No next step', 'E-mail only', 'newspaper', '17 open'])
    expect(words(html)).toContain(text);
});

test('the tab, the search and the filters are in the address, and each filter can be removed', () => {
  const html = renderScreen(<LeadsScreen />, {
    at: '/admin/leads?tab=mine&q=A304&stage=offer&channel=instagram&since=2026-10-01',
    answers: [
      [
        key({ tab: 'mine', q: 'A304', stage: 'offer', channel: 'instagram', since: '2026-10-01' }),
        listOf([layan]),
      ],
    ],
  });
  for (const text of ['Stage: Offer', 'Source: Instagram', 'Came in since: 1 Oct 2026', 'Filter: 3 in use'])
    expect(words(html)).toContain(text);
  expect(html).toContain('Remove: Stage');
});

test('no hit names what was searched and offers the closed ones', () => {
  const html = renderScreen(<LeadsScreen />, {
    at: '/admin/leads?q=B909',
    answers: [[key({ q: 'B909' }), listOf([])]],
  });
  for (const text of ['Nobody matches “B909”', 'Only open leads were searched.', 'Search closed ones too'])
    expect(words(html)).toContain(text);
});

test('no leads at all says where they come from; an empty tab says what it means', () => {
  const none = { tabs: { all: 0, mine: 0, unowned: 0, overdue: 0, closed: 0 } };
  const at = '/admin/leads';
  expect(renderScreen(<LeadsScreen />, { at, answers: [[key(), listOf([], none)]] })).toContain(
    'A message from a new person opens a lead by itself',
  );
  const overdue = [[key({ tab: 'overdue' }), listOf([])]] as const;
  expect(renderScreen(<LeadsScreen />, { at: `${at}?tab=overdue`, answers: overdue })).toContain(
    'Nothing overdue',
  );
});

test('a failed call says so and can be repeated', () => {
  const html = renderScreen(<LeadsScreen />, { at: '/admin/leads', answers: [[key(), new Error('gone')]] });
  expect(html).toContain('Failed to load leads');
  expect(html).toContain('Try again');
});

test('a day in as many words as tell which it is', () => {
  const t = { today: 'Today', yesterday: 'Yesterday', tomorrow: 'Tomorrow' };
  const say = (day: string) => dayWords(day, '2026-11-16', 'en', t);
  expect(['2026-11-15', '2026-11-16', '2026-11-17'].map(say)).toEqual(['Yesterday', 'Today', 'Tomorrow']);
  expect(say('2026-11-19')).toBe('Thu 19 Nov');
  expect(say('2027-01-03')).toBe('3 Jan 2027');
});
