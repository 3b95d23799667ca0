import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../texts.ts';

/** Pictures, rails, the lightbox and maps on any page. */
export const en = {
  unavailable: 'Picture not available right now',
  previous: words.previous,
  next: words.next,
  close: words.close,
  counter: (n: number, of: number) => `${n} / ${of}`,
  counterAloud: (n: number, of: number) => `Picture ${n} of ${of}`,
  map: (place: string) => `Map: ${place}`,
  showMap: 'Show the map',
  openInMaps: words.openInGoogleMaps,
};

export const ar: Texts<typeof en> = {
  unavailable: 'الصورة غير متاحة الآن',
  previous: arWords.previous,
  next: arWords.next,
  close: arWords.close,
  counter: (n, of) => `${n} / ${of}`,
  counterAloud: (n, of) => `الصورة ${n} من ${of}`,
  map: (place) => `خريطة: ${place}`,
  showMap: 'أظهر الخريطة',
  openInMaps: arWords.openInGoogleMaps,
};
