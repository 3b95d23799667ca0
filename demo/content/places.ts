import type { Bilingual, DemoAddress } from '../types.ts';

type Place = Pick<DemoAddress, 'city' | 'block' | 'street' | 'lat' | 'lng'>;

export const ramallah: Bilingual = { en: 'Ramallah', ar: 'رام الله' };
export const alBireh: Bilingual = { en: 'Al-Bireh', ar: 'البيرة' };
export const birzeit: Bilingual = { en: 'Birzeit', ar: 'بيرزيت' };
export const surda: Bilingual = { en: 'Surda', ar: 'سردا' };

export const address = (place: Place): DemoAddress => ({
  country: { en: 'Palestine', ar: 'فلسطين' },
  ...place,
  googleMapsUrl: `https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`,
});

export const paragraphs = (...texts: string[]): string => texts.join('\n\n');
