import type { HeroItem } from '../hero.ts';
import { isHeroSlot, slotPosition } from '../rules/hero.ts';
import { readPublicFile } from './files.ts';
import { readList } from './list.ts';
import { objectOf, pickNumber, pickText } from './pick.ts';

/** A share from 0 to 1, or percent from other servers; the middle for anything else. */
function share(value: number | null): number {
  if (value === null || value < 0 || value > 100) return 0.5;
  return value > 1 ? value / 100 : value;
}

/** Null without a slot from 1 to 12 or without a picture. */
export function readHeroItem(answer: unknown): HeroItem | null {
  const from = objectOf(answer);
  const id = pickNumber(from, 'heroId', 'id', 'slot');
  const file = readPublicFile(answer);
  if (id === null || !isHeroSlot(id) || file === null) return null;
  return {
    ...file,
    id,
    position: slotPosition(id),
    captionEn: pickText(from, 'captionEn', 'caption'),
    captionAr: pickText(from, 'captionAr', 'caption'),
    focalX: share(pickNumber(from, 'focalX')),
    focalY: share(pickNumber(from, 'focalY')),
  };
}

export const readHero = (answer: unknown): HeroItem[] =>
  readList(answer, readHeroItem).items.sort((a, b) => a.id - b.id);
