import type { Lang } from '@diyar/contract/rules/language';
import { labelOf } from '@diyar/contract/rules/localized';
import type { UnitDraft } from '../draft/unit.ts';

/** How a unit is called here: by its label in the reader's language, or else by its place. */
export const unitName = (
  unit: UnitDraft,
  index: number,
  lang: Lang,
  t: { unnamed: (n: number) => string },
): string => labelOf(unit, lang) || t.unnamed(index + 1);
