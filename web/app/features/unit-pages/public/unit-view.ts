import type { UnitId } from '@diyar/contract/rules/ids';
import type { UnitFacts } from '@diyar/contract/rules/unit-facts';
import type { Price } from '~/i18n/price.ts';
import type { MediaFile } from '~/ui/public/media-file.ts';

/** A unit on offer as the page shows it, in one language. */
export type UnitView = UnitFacts & {
  id: UnitId;
  label: string;
  view: string;
  /** Null shows nothing (docs/product/projects-and-media.md#price). */
  price: Price | null;
  about: string[];
  photos: MediaFile[];
  layouts: MediaFile[];
};
