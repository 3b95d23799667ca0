import type { Lang } from '@diyar/contract/rules/language';
import { labelOf } from '@diyar/contract/rules/localized';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';

/** The name of a unit: its label in the user's language, or else its position. */
export const unitName = (
  unit: UnitDraft,
  index: number,
  lang: Lang,
  t: { unnamed: (n: number) => string },
): string => labelOf(unit, lang) || t.unnamed(index + 1);
