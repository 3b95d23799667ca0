import type { Price } from '~/i18n/price.ts';
import type { MediaFile } from '~/ui/public/media-file.ts';

/** A range as it is written: '2–4', or '2' when both ends meet. */
export type Range = string;

/** What is known about a project; what is not known is left out, never guessed. */
export type Facts = {
  bedrooms?: Range;
  area?: Range;
  floors?: number;
  available?: { left: number; of: number };
  handover?: string;
};

/** A drawing, with what the units drawn on it have in common. */
export type Layout = { file: MediaFile; bedrooms?: number; area?: Range };

/** A project as its page shows it, in one language. */
export type Detail = {
  id: number;
  /** Where it lives (card links and the canonical address), under the base path. */
  path: string;
  name: string;
  city: string;
  /** Where in the city; `address` is the whole line. */
  place: string;
  address: string;
  about: string[];
  /** The cover first. */
  photos: MediaFile[];
  layouts: Layout[];
  facts: Facts;
  /** `svg` is the inside of the drawing. */
  features: { text: string; svg: string }[];
  at: { lat: number; lng: number } | null;
  map: { embed: string | null; open: string } | null;
  priceFrom: Price | null;
};
