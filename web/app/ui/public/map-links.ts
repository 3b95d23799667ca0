import type { Lang } from '@diyar/contract/rules/language';
import { isWebUrl } from '@diyar/contract/rules/web-url';

export type MapPlace = {
  /** The address as text, for places without coordinates. */
  address: string;
  lat?: number | null;
  lng?: number | null;
  /** A link that the company entered, which takes precedence if it is valid. */
  googleMapsUrl?: string;
};

const MAPS = 'https://www.google.com/maps';

/**
 * By coordinates or address, at the zoom of its context (docs/product/public-site.md#maps). Null without
 * either.
 */
export function mapLinks(place: MapPlace, zoom: number, lang: Lang) {
  const { lat, lng, address, googleMapsUrl = '' } = place;
  const query = typeof lat === 'number' && typeof lng === 'number' ? `${lat},${lng}` : address.trim();
  const own = isWebUrl(googleMapsUrl) ? googleMapsUrl : null;
  if (query === '') return own ? { embed: null, open: own } : null;
  const at = new URLSearchParams({ q: query, z: String(zoom), hl: lang });
  return { embed: `${MAPS}?${at}&output=embed`, open: own ?? `${MAPS}?${at}` };
}
