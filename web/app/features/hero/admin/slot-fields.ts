import type { HeroItem } from '@diyar/contract/hero';
import { type Comparison, mergeFields, nothingFound, type Side } from '~/lib/admin/merge-fields.ts';

/** A focal point belongs to its picture: one that was chosen on another picture is another one. */
type Focal = { x: number; y: number; fileId: number };
export type SlotFields = { captionEn: string; captionAr: string; focal: Focal };

export const slotFieldsOf = ({ captionEn, captionAr, focalX, focalY, fileId }: HeroItem): SlotFields => ({
  captionEn,
  captionAr,
  focal: { x: focalX, y: focalY, fileId },
});

const same = (_: string, a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What somebody else saved meanwhile and mine, field by field. */
export function mergeSlots(
  start: SlotFields,
  mine: SlotFields,
  theirs: SlotFields,
  choices?: ReadonlyMap<string, Side>,
): Comparison & { merged: SlotFields } {
  const found = nothingFound();
  const merged = mergeFields(['focal', 'captionEn', 'captionAr'], { start, mine, theirs }, '', found, {
    same,
    // mine was chosen on the picture that is gone
    usual: (name) => (name === 'focal' && mine.focal.fileId !== theirs.focal.fileId ? 'theirs' : 'mine'),
    choices,
  }) as SlotFields;
  return { merged, ...found };
}
