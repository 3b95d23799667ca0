import type { Texts } from '../texts.ts';

/** Pictures, rails, the lightbox and maps on any page. */
export const en = {
  unavailable: 'Picture not available right now',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  counter: (n: number, of: number) => `${n} / ${of}`,
  counterAloud: (n: number, of: number) => `Picture ${n} of ${of}`,
  map: (place: string) => `Map: ${place}`,
  showMap: 'Show the map',
  openInMaps: 'Open in Google Maps',
};

export const ar: Texts<typeof en> = {
  unavailable: 'الصورة غير متاحة الآن',
  previous: 'السابق',
  next: 'التالي',
  close: 'إغلاق',
  counter: (n, of) => `${n} / ${of}`,
  counterAloud: (n, of) => `الصورة ${n} من ${of}`,
  map: (place) => `خريطة: ${place}`,
  showMap: 'أظهر الخريطة',
  openInMaps: 'افتح في خرائط Google',
};
