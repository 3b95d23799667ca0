import type { AnswerTemplate } from '@diyar/contract/answer-templates';
import { addDays, DEFAULT_HOURS, dayOf, instantAt, weekStart } from '@diyar/contract/rules/company-hours';
import { leadId, personId } from '@diyar/contract/rules/ids';
import type { OpenWish, Viewing } from '@diyar/contract/viewings';
import { expect, test } from 'vitest';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { Address } from './calendar-address.tsx';
import { Planned, PlanStep } from './schedule-viewing.tsx';
import { en } from './texts.ts';
import { ar } from './texts-ar.ts';
import { ViewingFacts } from './viewing-dialog.tsx';
import { ViewingsScreen } from './viewings-screen.tsx';

/** A week far from today, so that no clock decides what is shown. */
const weekKey = (from: string) => readKey('GET /admin/viewings', { query: { from, to: addDays(from, 6) } });

const WEEK = '2031-11-15';
const TUESDAY = '2031-11-18';
const at = (day: string, time: string) => instantAt(day, time).toISOString();

const viewing: Viewing = {
  id: 7,
  version: 3,
  leadId: leadId(12),
  person: { id: personId(4), name: 'Sami Khoury', phone: '0599 214 870' },
  email: 'sami@example.com',
  project: { id: 2, slug: 'olive', nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون' },
  unit: null,
  staff: { id: 1, name: 'Dina' },
  startsAt: at(TUESDAY, '16:00'),
  endsAt: at(TUESDAY, '16:45'),
  status: 'planned',
  note: 'Second visit',
  icsPath: '/viewings/abc.ics',
  visitPath: '/visit/abc',
};
const wish: OpenWish = {
  messageId: 90,
  leadId: leadId(13),
  person: { id: personId(5), name: 'ليان سمارة', phone: '0598124471' },
  project: viewing.project,
  unit: null,
  wish: { day: TUESDAY, part: 'afternoon', isAnswered: false },
  text: 'يوم الثلاثاء',
  at: '2031-11-15T08:00:00.000Z',
};
const template: AnswerTemplate = {
  id: 1,
  version: 1,
  kind: 'viewingConfirm',
  nameEn: '',
  nameAr: '',
  bodyEn: 'Hello {name}, {day} at {time}. The place: {place}. Calendar: {link}',
  bodyAr: 'مرحبًا {name}، {day} الساعة {time}.',
};
const staff = [
  { id: 1, name: 'Dina' },
  { id: 2, name: 'Tareq' },
];
const answers = [
  [weekKey(WEEK), { items: [viewing], wishes: [wish] }],
  [weekKey(addDays(WEEK, 7)), { items: [], wishes: [] }],
  [['GET /admin/company/hours', {}], DEFAULT_HOURS],
  [['GET /admin/leads/staff', {}], { items: staff }],
  [['GET /admin/answer-templates', {}], { items: [template] }],
] as const;
const nothing = () => {};

test('the week: wishes, viewings, closed days; cancelled ones are not shown', () => {
  const html = renderScreen(<ViewingsScreen />, { at: `/admin/viewings?week=${TUESDAY}`, answers });
  expect(html).toContain('Tue 18 Nov, afternoon');
  expect(html).toContain('1 waits for an answer');
  expect(html).toContain('href="/admin/leads?lead=13"');
  expect(html).toMatch(/15\s?–\s?21 November 2031/);
  expect(html).toMatch(/viewings-event--planned.*?>16:00<.*?>Sami Khoury<.*?>Dina</);
  expect(html).toContain('viewings-week-word');
  // on phones
  expect(html).toContain('href="#viewings-2031-11-18"');
  expect(html).toContain('tel:+970599214870');

  const gone = [[weekKey(WEEK), { items: [{ ...viewing, status: 'cancelled' }], wishes: [] }]] as const;
  const empty = renderScreen(<ViewingsScreen />, { at: `/admin/viewings?week=${WEEK}`, answers: gone });
  expect(empty).toContain(en.noneTitle);
  expect(empty).not.toContain(en.wishes);
});

test('the week of this day, in Arabic, from Saturday; what failed is said', () => {
  const from = weekStart(dayOf(Date.now()));
  const html = renderScreen(<ViewingsScreen />, {
    lang: 'ar',
    answers: [[weekKey(from), { items: [], wishes: [] }]],
  });
  expect(html).toContain('السبت');
  expect(html.indexOf('السبت')).toBeLessThan(html.indexOf('الأحد'));
  expect(html).toContain('aria-current="date"');
  const failed = renderScreen(<ViewingsScreen />, { answers: [[weekKey(from), new Error('offline')]] });
  expect(failed).toContain(en.loadFailed);
});

test('only mine, by the address', () => {
  const html = renderScreen(<ViewingsScreen />, { at: `/admin/viewings?week=${WEEK}&whose=mine`, answers });
  expect(html).not.toContain('Sami Khoury');
});

const step = (start: Parameters<typeof PlanStep>[0]['start']) => (
  <PlanStep start={start} onPlanned={nothing} onTouched={nothing} onClose={nothing} />
);

test('a plan from a wish has its day and the first free time of its part', () => {
  const html = renderScreen(step({ wish }), { answers });
  expect(html).toContain('ليان سمارة');
  expect(html).toContain('Wished for: Tue 18 Nov, afternoon');
  expect(/<input[^>]*checked=""[^>]*value="12:00"|<input[^>]*value="12:00"[^>]*checked=""/.test(html)).toBe(
    true,
  );
  // Dina shows another unit at 16:00
  expect(html).toContain('aria-label="15:30, busy"');
  expect(html).toContain(en.busyHint('Dina'));
  // to move it, nothing is chosen
  expect(renderScreen(step({ wish, isMove: true }), { answers })).not.toMatch(/value="12:00"[^>]*checked/);
});

test('somebody who is busy: until when, and the two nearest ways out', () => {
  const lead = { ...viewing, id: viewing.leadId };
  const busy: Viewing = { ...viewing, id: 8, startsAt: at(TUESDAY, '12:00'), endsAt: at(TUESDAY, '12:45') };
  const moved: Viewing = { ...viewing, startsAt: busy.startsAt, endsAt: busy.endsAt };
  const html = renderScreen(step({ lead, viewing: moved }), {
    answers: [[weekKey(WEEK), { items: [busy, moved], wishes: [] }], ...answers.slice(1)],
  }).replace(/[\u2068\u2069]/g, '');
  expect(html).toContain('Dina is showing another unit until 12:45.');
  expect(html).toContain('13:00 with Dina');
  expect(html).toContain('12:00 with Tareq');
  // the viewing that is moved is not in its own way
  const alone = renderScreen(step({ viewing }), { answers });
  expect(alone).not.toContain('schedule-viewing-clash');
  expect(alone).toContain(en.moveIt);
});

test("after planning: the visitor's text in their language, to WhatsApp, mail or the clipboard, and the .ics", () => {
  const html = renderScreen(<Planned viewing={viewing} start={{}} isMove={false} onClose={nothing} />, {
    answers,
  });
  // the place is unknown here: its sentence is left out
  expect(html).toContain('Hello Sami Khoury, Tuesday 18 November at 16:00. Calendar: /viewings/abc.ics');
  expect(html).toContain('https://wa.me/970599214870?text=Hello%20Sami');
  expect(html).toContain('mailto:sami%40example.com');
  expect(html).toContain('href="/viewings/abc.ics"');
  const arabic = { ...viewing, person: wish.person };
  const theirs = renderScreen(<Planned viewing={arabic} start={{}} isMove={false} onClose={nothing} />, {
    answers,
  });
  expect(theirs).toContain('مرحبًا ليان سمارة، الثلاثاء 18 تشرين الثاني الساعة 16:00.');
});

test('a viewing: facts, what became of it, the way to its lead', () => {
  const facts = (one: Viewing) =>
    renderScreen(<ViewingFacts viewing={one} onClose={nothing} onText={nothing} onMove={nothing} />);
  const html = facts(viewing);
  for (const said of ['16:00–16:45', 'Olive Terraces', 'Second visit', en.markDone, en.markNoShow, en.cancel])
    expect(html).toContain(said);
  expect(html).toContain('/admin/leads?lead=12');
  const done = facts({ ...viewing, status: 'done' });
  expect(done).toContain(en.markPlanned);
  expect(done).not.toContain(en.markNoShow);
});

test('the calendar address: made, read, replaced; the old one stops', () => {
  const none = renderScreen(<Address path={null} createdAt={null} lastReadAt={null} />, { lang: 'ar' });
  expect(none).toContain(ar.makeAddress);
  const html = renderScreen(
    <Address path="/calendar/9f3m.ics" createdAt="2026-11-02T08:00:00.000Z" lastReadAt={null} />,
  );
  for (const said of ['/calendar/9f3m.ics', en.neverRead, en.replace, en.revoke])
    expect(html).toContain(said);
});
