import { type MediaFile, media } from '../media.ts';
import type { DemoHeroSlot } from '../types.ts';
import { alBirehHeights } from './projects/al-bireh-heights.ts';
import { jasmineCourt } from './projects/jasmine-court.ts';
import { oliveTerraces } from './projects/olive-terraces.ts';
import { sunriseVillas } from './projects/sunrise-villas.ts';

/** Slots 1-4 are for desktop, 5-8 for tablet, 9-12 for mobile. */
const files: MediaFile[] = [
  'hero/desktop-1.jpg',
  'hero/desktop-2.jpg',
  'hero/desktop-3.jpg',
  'hero/desktop-4.jpg',
  'hero/tablet-1.jpg',
  'hero/tablet-2.jpg',
  'hero/tablet-3.jpg',
  'hero/tablet-4.jpg',
  'hero/mobile-1.jpg',
  'hero/mobile-2.jpg',
  'hero/mobile-3.jpg',
  'hero/mobile-4.jpg',
];

/** The bars of the slideshow name what is shown. */
const captions = [oliveTerraces, alBirehHeights, jasmineCourt, sunriseVillas].map(({ name }) => name);

export const heroSlots: DemoHeroSlot[] = files.map((file, index) => ({
  id: index + 1,
  position: (index % 4) + 1,
  file,
  caption: captions[index % 4] ?? media[file].caption,
  focal: media[file].focal,
}));
