import type { RunningImport, RunningRow, RunningTakeBack } from '@diyar/contract/moving-in';
import { RunningImport as ImportSchema, MovingIn, RunningRows } from '@diyar/contract/moving-in';
import type { Lang } from '@diyar/contract/rules/language';
import { expect, test } from 'vitest';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { importKey, rowsKey } from './moving-in-api.ts';
import { MovingInScreen } from './moving-in-screen.tsx';
import { Plan } from './take-back-dialog.tsx';
import { en } from './texts.ts';
import { ar } from './texts-ar.ts';

const ID = '6f2b1a52-1c1e-4d5c-9b6f-0f4f3a2f1c11';
const state = MovingIn.parse({ endedAt: null, endedBy: '', openings: 0, imports: [] });
const building = { id: 3, nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون' };
const counts = { rows: 2, new: 1, unchanged: 0, refused: 1 };
const line = { rows: [], why: '', difference: 0, books: null, isSettled: false };
const made = ImportSchema.parse({
  ...{ id: ID, name: 'book.xlsx', createdAt: '2026-11-15T08:00:00.000Z', on: '2026-11-15' },
  sheets: [
    {
      ...{ kind: 'deals', file: 'book.xlsx', sheet: 'الصفقات', problem: null, counts },
      columns: [{ index: 0, heading: 'الوحدة', samples: ['A-302'], field: 'units', currency: null }],
    },
  ],
  ...{ otherSheets: ['غلاف'], currency: { isAsked: false, value: null }, words: [] },
  books: [
    {
      ...{ building, currency: 'USD', deals: 1 },
      lines: [
        { ...line, part: 'price', here: 100_000, books: 100_500, difference: -500 },
        { ...line, part: 'paid', here: 40_000, books: 40_000, isSettled: true },
        { ...line, part: 'cheques', here: 0 },
      ],
    },
  ],
  ...{ isNotCompared: false, isSettled: false, digest: 'x', done: null },
} satisfies RunningImport);

const row = (over: Partial<RunningRow>): RunningRow => ({
  ...{
    row: 9,
    outcome: 'refused',
    building,
    units: [],
    values: { buyer: 'Nader' },
    typed: { units: '1203' },
  },
  ...{
    edited: [],
    issues: [],
    notes: [],
    differences: [],
    dealId: null,
    leadId: null,
    personId: null,
    cheques: 0,
  },
  ...over,
});
const rows = RunningRows.parse({
  items: [
    row({
      issues: [
        {
          code: 'unitUnknown',
          field: 'units',
          issue: null,
          typed: '1203',
          row: null,
          choices: ['203', '703'],
        },
      ],
    }),
    row({
      row: 4,
      outcome: 'new',
      values: { buyer: 'Rana', price: 1000, paid: 250, currency: 'USD' },
      typed: {},
    }),
  ],
  ...{ total: 2, page: 1, size: 50 },
});

const at = (step: string, answer: RunningImport, lang: Lang = 'en', now: MovingIn = state) =>
  renderScreen(<MovingInScreen />, {
    lang,
    at: `/admin/moving-in?import=${ID}&step=${step}`,
    answers: [
      [readKey('GET /admin/moving-in', {}), now],
      [importKey(ID), answer],
      [rowsKey(ID, { kind: 'deals', outcome: null, page: 1 }), rows],
    ],
  }).replace(/[\u2066-\u2069]/g, '');

test('the file: what was read, what was not, and what each sheet may have', () => {
  const html = at('file', made);
  for (const said of [
    'Deals, sheet “الصفقات”: 2 rows',
    'left out: “غلاف”',
    en.onlyDeals,
    en.endTitle,
    en.toColumns,
  ])
    expect(html).toContain(said);
  expect(at('file', made, 'ar')).toContain(ar.dropMore);
});

test('once moving in is over nothing is brought in, and what was stays', () => {
  const html = at('file', made, 'en', {
    ...state,
    endedAt: '2026-11-15T08:00:00.000Z',
    endedBy: 'Rana',
    openings: 12,
  });
  expect(html).toContain(en.endedTitle);
  expect(html).toContain('12 opening balances stand in the accounts.');
  expect(html).not.toContain(en.drop);
});

test('a column that is needed and missing holds the way up, wherever the address leads', () => {
  const [sheet] = made.sheets;
  const broken = {
    ...made,
    sheets: sheet ? [{ ...sheet, problem: { code: 'columnMissing' as const, field: 'price' as const } }] : [],
  };
  for (const step of ['columns', 'check', 'books'])
    expect(at(step, broken)).toMatch(/Deals: choose which column is “[^”]+”/);
});

test('a refused row says why, offers what the cell could say, and has the cell; outstanding follows', () => {
  const html = at('check', made);
  for (const said of ['Row 9: there is no unit 1203', '>203<', '>703<', 'value="1203"', '750'])
    expect(html).toContain(said);
  expect(html).toContain(en.refusedOf(1, 2));
});

test('a difference without a word holds the way up, and says so where it is', () => {
  const html = at('books', made);
  expect(html).toContain(en.noRowHas);
  expect(html).toContain(en.unnamedDifferences(1));
  const explained = {
    ...made,
    books: made.books.map((group) => ({
      ...group,
      lines: group.lines.map((one) => ({
        ...one,
        books: one.books ?? 0,
        why: 'given back in June',
        isSettled: true,
      })),
    })),
    isSettled: true,
  };
  expect(at('books', explained)).toContain(en.allSettled);
});

test('what stays is named with the way to it', () => {
  const plan: RunningTakeBack = {
    ...{ deals: 14, cheques: 34, persons: 0, leads: 0, digest: 'x' },
    kept: [
      { kind: 'deals', id: 7, name: 'Hanadi', units: 'A-302', reason: 'changed' },
      { kind: 'leads', id: 8, name: 'Sami', units: '', reason: 'changed' },
    ],
  };
  const html = renderScreen(<Plan plan={plan} going={['14 deals']} />, {});
  for (const said of [en.goes('14 deals'), '/admin/deals/7', '/admin/leads?lead=8', en.reasons.changed])
    expect(html).toContain(said);
});
