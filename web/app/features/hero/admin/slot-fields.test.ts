import { expect, test } from 'vitest';
import { mergeSlots, type SlotFields } from './slot-fields.ts';

const start: SlotFields = { captionEn: '', captionAr: '', focal: { x: 0.5, y: 0.5, fileId: 1 } };
const moved = (x: number, fileId = 1): SlotFields => ({ ...start, focal: { x, y: 0.5, fileId } });

test('a focal point is one field, and one that was chosen on another picture is usually not kept', () => {
  expect(mergeSlots(start, moved(0.2), { ...start, captionAr: 'فجر' })).toMatchObject({
    merged: { captionAr: 'فجر', focal: { x: 0.2 } },
    conflicts: [],
  });
  expect(mergeSlots(start, moved(0.2), moved(0.7)).conflicts).toMatchObject([
    { path: 'focal', usual: 'mine' },
  ]);
  expect(mergeSlots(start, moved(0.2), moved(0.5, 2)).conflicts).toMatchObject([
    { path: 'focal', usual: 'theirs' },
  ]);
  expect(mergeSlots(start, start, moved(0.5, 2))).toMatchObject({ conflicts: [], onlyTheirs: 1 });
});
