import type { Address } from '../addresses.ts';
import { isWebUrl } from '../rules/web-url.ts';
import { type Loose, objectOf, pick, pickId, pickNumber, pickText } from './pick.ts';

const WORDS = ['street', 'city', 'country', 'block'] as const;

/** Flat (streetEn) or nested (en.street); a field without a language is used for both. */
function words(from: Loose, en: Loose, ar: Loose) {
  const read = (word: string, suffix: 'En' | 'Ar', own: Loose) =>
    pickText(from, `${word}${suffix}`) || pickText(own, word) || pickText(from, word);
  return Object.fromEntries(
    WORDS.flatMap((word) => [
      [`${word}En`, read(word, 'En', en)],
      [`${word}Ar`, read(word, 'Ar', ar)],
    ]),
  ) as Record<`${(typeof WORDS)[number]}${'En' | 'Ar'}`, string>;
}

/** '' for anything that is no http(s) address. */
export const readWebUrl = (from: Loose, ...names: string[]): string => {
  const url = pickText(from, ...names);
  return isWebUrl(url) ? url : '';
};

export function readAddress(answer: unknown): Address {
  const from: Loose = typeof answer === 'string' ? { street: answer } : objectOf(answer);
  const [lat, lng] = [
    pickNumber(from, 'lat', 'latitude'),
    pickNumber(from, 'lng', 'lon', 'long', 'longitude'),
  ];
  const real = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return {
    id: pickId(from, 'id', 'addressId') ?? 1,
    ...words(from, objectOf(pick(from, 'en')), objectOf(pick(from, 'ar'))),
    googleMapsUrl: readWebUrl(from, 'googleMapsUrl', 'mapsUrl', 'mapUrl'),
    lat: real ? lat : null,
    lng: real ? lng : null,
  };
}
