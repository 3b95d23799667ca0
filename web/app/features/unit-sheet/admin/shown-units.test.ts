import { expect, test } from 'vitest';
import { unitDraftOf } from '~/features/project-draft/admin/unit.ts';
import { unit } from '~/testing/sample-project.ts';
import { shownUnits } from './shown-units.ts';

const sheetUnit = {
  kind: 'apartment',
  isListed: true,
  deal: null,
  hasDeals: false,
  internalNotes: '',
} as const;
const free = unitDraftOf({ ...unit(1), ...sheetUnit, awaitsDeal: false });
const off = unitDraftOf({
  ...unit(2, { status: 'withdrawn', isAvailable: false }),
  ...sheetUnit,
  awaitsDeal: false,
});
const waiting = { ...off, key: 'unit-3', unitNumber: 'A-3', awaitsDeal: true };
const units = [free, off, waiting];
const numbers = (which: Parameters<typeof shownUnits>[1], q = '') =>
  shownUnits(units, which, q).map(({ unitNumber }) => unitNumber);

test('units are filtered by availability, and by the deal that is to be made', () => {
  expect(numbers('all')).toEqual(['A-1', 'A-2', 'A-3']);
  expect(numbers('free')).toEqual(['A-1']);
  expect(numbers('taken')).toEqual(['A-2', 'A-3']);
  expect(numbers('lacksDeal')).toEqual(['A-3']);
  expect(numbers('lacksDeal', 'A9')).toEqual([]);
  // offered again in the draft, nothing is missing
  expect(shownUnits([{ ...waiting, isAvailable: true }], 'lacksDeal', '')).toEqual([]);
});
