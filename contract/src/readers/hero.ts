import type { HeroItem } from '../hero.ts';
import { isHeroSlot, slotPosition } from '../rules/hero.ts';
import { readPublicFile } from './files.ts';
import { readList } from './list.ts';
import { objectOf, pickNumber, pickText, share } from './pick.ts';

const versionOf = (sent: number | null) =>
  sent !== null && Number.isSafeInteger(sent) && sent > 0 ? sent : 0;

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
    version: versionOf(pickNumber(from, 'version')),
  };
}

export const readHero = (answer: unknown): HeroItem[] =>
  readList(answer, readHeroItem).items.sort((a, b) => a.id - b.id);
