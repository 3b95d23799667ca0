import type { Lang } from '@diyar/contract/rules/language';
import { isWebUrl } from '@diyar/contract/rules/web-url';

export type MapPlace = {
  /** In words, for when there are no coordinates. */
  address: string;
  lat?: number | null;
  lng?: number | null;
  /** The link the company gave, which wins when it is one. */
  googleMapsUrl?: string;
};

const MAPS = 'https://www.google.com/maps';

/** DECISIONS §2 (maps): by coordinates or address, at the zoom of the place it stands in. Null without either. */
export function mapLinks(place: MapPlace, zoom: number, lang: Lang) {
  const { lat, lng, address, googleMapsUrl = '' } = place;
  const query = typeof lat === 'number' && typeof lng === 'number' ? `${lat},${lng}` : address.trim();
  const own = isWebUrl(googleMapsUrl) ? googleMapsUrl : null;
  if (query === '') return own ? { embed: null, open: own } : null;
  const at = new URLSearchParams({ q: query, z: String(zoom), hl: lang });
  return { embed: `${MAPS}?${at}&output=embed`, open: own ?? `${MAPS}?${at}` };
}
