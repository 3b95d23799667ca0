import { mapFacts } from '@diyar/contract/rules/facts';
import { layoutsOf, photosOf } from '@diyar/contract/rules/gallery';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage, labelOf } from '@diyar/contract/rules/localized';
import { inNaturalOrder } from '@diyar/contract/rules/natural-order';
import { OPTIONAL_FACTS, REQUIRED_FACTS } from '@diyar/contract/rules/unit-facts';
import { isOnOffer } from '@diyar/contract/rules/units';
import type { Unit } from '@diyar/contract/units';
import type { MediaFile, MediaPool } from '~/ui/public/media-file.ts';
import type { UnitView } from './unit-view.ts';

/** Only units on offer are shown (docs/product/projects-and-media.md#availability), by their number. */
export const unitsOf = (units: Unit[], lang: Lang, media: MediaPool): UnitView[] =>
  inNaturalOrder(units.filter(isOnOffer), (unit) => unit).map((unit) => unitView(unit, lang, media));

function unitView(unit: Unit, lang: Lang, media: MediaPool): UnitView {
  const photos = photosOf(unit.images).map(media);
  const cover = unit.cover && media(unit.cover);
  return {
    id: unit.id,
    label: labelOf(unit, lang),
    ...mapFacts(REQUIRED_FACTS, (_, name) => unit[name]),
    ...mapFacts(OPTIONAL_FACTS, (_, name) => unit[name]),
    view: inLanguage(unit.viewEn, unit.viewAr, lang),
    price: unit.price && unit.currency ? { amount: unit.price, currency: unit.currency } : null,
    about: inLanguage(unit.aboutEn, unit.aboutAr, lang)
      .split(/\n\s*\n/)
      .filter(Boolean),
    photos: coverFirst(cover, photos),
    layouts: layoutsOf(unit.images).map(media),
  };
}

const coverFirst = (cover: MediaFile | null, photos: MediaFile[]): MediaFile[] =>
  cover ? [cover, ...photos.filter((photo) => photo !== cover)] : photos;
