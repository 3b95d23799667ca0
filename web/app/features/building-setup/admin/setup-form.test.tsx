import type { BuildingSetup } from '@diyar/contract/building-setup';
import { unitId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newKey } from '~/lib/admin/new-key.ts';
import { LanguageProvider } from '~/lib/language.tsx';
import { type Draft, draftOf, shownFloors, withCount, withFloor, withPattern, withRange } from './draft.ts';
import { SetupForm } from './setup-form.tsx';

/** Without the marks that isolate numbers. */
const render = (draft: Draft, lang: Lang = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider initial={lang}>
      <SetupForm draft={draft} onChange={() => {}} />
    </LanguageProvider>,
  ).replace(/[\u2066-\u2069]/g, '');

const unit = (id: number, unitNumber: string) => ({
  id: unitId(id),
  unitNumber,
  kind: 'apartment' as const,
  isListed: false,
  bedrooms: 2,
  bathrooms: 1,
  sizeSqm: 0,
  status: 'available' as const,
  hasDeals: false,
  awaitsDeal: false,
});

const none: BuildingSetup = {
  floorsFrom: null,
  floorsTo: null,
  floors: [],
  unplaced: [],
  version: 1,
  isLacasa: false,
};
const one: BuildingSetup = {
  ...none,
  floorsFrom: 1,
  floorsTo: 1,
  floors: [{ floor: 1, units: [unit(1, 'A-101'), unit(2, 'A-102')] }],
};

test('a project without floors says what it would gain, in both languages', () => {
  expect(render(draftOf(none))).toContain('With floors the project becomes a building');
  expect(render(draftOf(none), 'ar')).toContain('بالطوابق يصير المشروع عمارة');
  expect(render(draftOf(none))).not.toContain('As it will be drawn');
});

test('draws every floor, new units solid, and says what the save adds and leaves', () => {
  const start = withRange(draftOf(one), 1, 2);
  const [top] = shownFloors(start);
  if (!top) throw new Error('no floor');
  const html = render(withFloor(start, withCount(top, 2, newKey)));
  expect(html.match(/building-setup-cell--new/g)).toHaveLength(2);
  expect(html).toContain('A-201 – A-202');
  expect(html).toContain('2 new units: A-201, A-202');
  expect(html).toContain('2 units stay, with their deals');
});

test('an unfinished draft names what is wrong beside its floor', () => {
  const start = withRange(draftOf(one), 1, 2);
  const [top] = shownFloors(start);
  if (!top) throw new Error('no floor');
  expect(render(withFloor(start, withPattern(withCount(top, 1, newKey), 'A-101')))).toContain(
    'Used twice: A-101',
  );
});

test('asks before a pattern changes existing numbers', () => {
  const start = draftOf(one);
  const [row] = shownFloors(start);
  if (!row) throw new Error('no floor');
  const html = render(withFloor(start, withPattern(row, 'B-{n}')));
  expect(html).toContain('2 numbers would change');
  expect(html).toContain('Keep the old ones');
});
