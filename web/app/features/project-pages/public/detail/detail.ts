import type { Price } from '~/i18n/price.ts';
import type { MediaFile } from '~/ui/public/media-file.ts';
import type { Facts } from './facts-of.ts';
import type { Range } from './range.ts';

/** A layout, with what its units have in common. */
export type Layout = { file: MediaFile; bedrooms?: number; area?: Range };

/** A project as its page shows it, in one language. */
export type Detail = {
  id: number;
  /** Its path (card links and the canonical address), under the base path. */
  path: string;
  name: string;
  city: string;
  /** The place within the city; `address` is the whole line. */
  place: string;
  address: string;
  about: string[];
  /** The cover first. */
  photos: MediaFile[];
  layouts: Layout[];
  /** On offer or not. */
  hasUnits: boolean;
  facts: Facts;
  /** `paths` are those of the feature's icon. */
  features: { text: string; paths: string[] }[];
  at: { lat: number; lng: number } | null;
  map: { embed: string | null; open: string } | null;
  priceFrom: Price | null;
};
