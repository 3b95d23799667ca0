import type { TrackedUnit } from '@diyar/contract/buildings';
import { apartmentNo } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { countShown, isShown, SHOWN } from '../apartment-state.ts';
import { floorsKey } from '../building-api.ts';
import { dealOn, render, unitOf } from '../buildings-testing.tsx';
import { en as texts } from '../texts.ts';
import { TrackerContext, trackerOf } from '../tracker.ts';
import { Cell } from './cell.tsx';
import { Figures } from './figures.tsx';
import { drawnFloor, floorColumns } from './floor-columns.ts';
import { FloorsScreen } from './floors-screen.tsx';

const NOW = Date.parse('2026-11-16T10:00:00.000Z');
const open = {
  due: { amount: 1000, currency: 'USD' },
  outstanding: { amount: 650, currency: 'USD' },
} as const;
const chain = ['A-301', 'P-06', 'S-03'].map((label, i) => ({
  id: apartmentNo(i + 1),
  label,
  kind: 'apartment' as const,
  floor: 0,
}));

const STATES: [string, TrackedUnit, { look: string; en: string; ar: string }][] = [
  ['available', unitOf(), { look: 'f', en: 'A-301: free', ar: 'متاحة' }],
  [
    'held',
    dealOn('held', { holdUntil: '2026-11-17T16:30:00.000Z' }),
    { look: 'h', en: 'held, 30 h (left), Layan', ar: 'حجز مؤقت، 30 س (باقية)' },
  ],
  ['reserved', dealOn('reserved', {}, open), { look: 'r', en: 'reserved, 35% (paid)', ar: 'محجوزة، 35%' }],
  [
    'paid',
    dealOn('reserved', {}, { isFullyPaid: true }),
    { look: 'p', en: 'reserved (fully paid)', ar: 'مسدّدة بالكامل' },
  ],
  ['sold', dealOn('sold'), { look: 's', en: 'A-301: sold', ar: 'مباعة' }],
  ['withdrawn', unitOf({ status: 'withdrawn' }), { look: 'w', en: 'not for sale', ar: 'موقوفة' }],
];

const cell = (apartment: TrackedUnit, lang: Lang = 'en', tracker = trackerOf(4, 'SUPERADMIN')) =>
  render(
    <Cell
      apartment={apartment}
      now={NOW}
      isOpen={false}
      isKin={false}
      isFaded={false}
      isRolledBack={false}
      isTabStop
      onOpen={() => {}}
    />,
    { lang, tracker },
  );

test.each(STATES)('%s: pattern, icon and word', (_, unit, { look, en, ar }) => {
  const html = cell(unit);
  expect(html).toContain(`cell--${look}`);
  expect(html).toContain(en);
  expect(cell(unit, 'ar')).toContain(ar);
  // all but a free one and an open payment, which has a bar, carry an icon
  expect(html.includes('<svg')).toBe(!['f', 'r'].includes(look));
  expect(html.includes('cell-bar')).toBe(look === 'r');
});

test('units of one deal carry a chain with their number, and only the first counts as open', () => {
  const [first, second] = [1, 2]
    .map(apartmentNo)
    .map((id) => dealOn('reserved', { units: chain }, { ...open, id }));
  expect(cell(first as TrackedUnit)).toContain('3 units in one deal');
  expect(cell(first as TrackedUnit, 'ar')).toContain('3 وحدات في صفقة واحدة');
  expect(countShown([first, second] as TrackedUnit[], 'open')).toBe(1);
});

test('without the right to see money there is no share and no bar', () => {
  const html = cell(dealOn('reserved', {}, open), 'en', trackerOf(4, 'ADMIN'));
  expect(html).not.toContain('35%');
  expect(html).not.toContain('cell-bar');
});

test('the statuses make the total; open payments cut across', () => {
  const units = STATES.map(([, unit]) => unit);
  const [all, ...rest] = SHOWN.filter((one) => one !== 'open').map((one) => countShown(units, one));
  expect(rest.reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(countShown(units, 'open')).toBe(1);
  expect(units.filter((one) => isShown(one, 'held', 'layan'))).toHaveLength(1);
});

test('the tabs follow what the server and the user know', () => {
  const figures = (tracker: Parameters<typeof render>[1]) =>
    render(<Figures apartments={[unitOf()]} shown="all" onShow={() => {}} />, tracker);
  const owner = figures({ tracker: trackerOf(4, 'SUPERADMIN') });
  expect(owner).toContain('Held');
  expect(owner).toContain('Open payments');
  expect(figures({ tracker: trackerOf(4, 'ADMIN') })).not.toContain('Open payments');
  const older = figures({ tracker: { ...trackerOf(4, 'SUPERADMIN'), buildingId: null } });
  expect(older).not.toContain('Held');
  expect(older).toContain('Open payments');
});

const many = (count: number, more: Partial<TrackedUnit>) =>
  Array.from({ length: count }, (_, i) => unitOf({ id: apartmentNo(i + 1), label: `P-${i + 1}`, ...more }));

test('parking stands in rows of the same length, in narrow cells below ground', () => {
  const rows = (floor: number, count: number) => {
    const units = many(count, { kind: 'parking', floor });
    return drawnFloor(floor, units, floorColumns(units)).count;
  };
  expect([1, 4, 8, 9, 12, 17, 0].map((count) => rows(2, count))).toEqual([1, 4, 8, 5, 6, 6, 1]);
  expect([1, 6, 8, 16].map((count) => rows(-1, count))).toEqual([6, 6, 8, 8]);
});

test('a flat stands above the flat of its number, and what is missing leaves its place empty', () => {
  const units = ['1-03', '2-01', '2-03'].map((label, i) =>
    unitOf({ id: apartmentNo(i + 1), label, floor: Number(label[0]), place: i === 2 ? 2 : 1 }),
  );
  const columns = floorColumns(units);
  expect(drawnFloor(1, units.slice(0, 1), columns)).toMatchObject({ count: 2, empty: [1] });
  expect(drawnFloor(2, units.slice(1), columns)).toMatchObject({ count: 2, empty: [] });
});

test('floors that cannot be loaded say so', () => {
  const tracker = trackerOf(4, 'SUPERADMIN');
  const html = renderScreen(
    <TrackerContext value={tracker}>
      <FloorsScreen />
    </TrackerContext>,
    { answers: [[floorsKey(tracker), new Error('offline')]] },
  );
  expect(html).toContain(texts.loadFailed);
});
