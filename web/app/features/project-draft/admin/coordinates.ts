import { toWesternDigits } from '@diyar/contract/rules/digits';

/** '31.90917, 35.18462', the format of maps; '' if unknown. */
export const formatCoordinates = (lat: number | null, lng: number | null): string =>
  lat === null || lng === null ? '' : `${lat}, ${lng}`;

/**
 * The two parts of a typed position, in either script of digits, with any separator. They stay text: the
 * contract's schema validates them.
 */
export function readCoordinates(typed: string): { lat: string; lng: string } {
  const text = toWesternDigits(typed).replaceAll('°', '').trim();
  const [lat = '', lng = '', ...rest] = text.split(/\s*[,;،؛]\s*|\s+/).filter(Boolean);
  return { lat, lng: [lng, ...rest].join(' ') };
}
