import type { Lang } from '@diyar/contract/rules/language';
import { SUFFIX, TEXTS, type TextName, textOf } from './draft-texts.ts';
import { lacksTextIn } from './media.ts';
import type { ProjectDraft } from './project.ts';
import type { UnitDraft } from './unit.ts';

/** Without these a page in that language has gaps. Many places have no quarter, so it is not expected. */
const EXPECTED: readonly TextName[] = ['name', 'description', 'street', 'city'];

const isEmpty = (text: string) => text.trim() === '';
const other = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar');

/** Missing in this language: expected, or present in the other one only. */
export const isTextMissing = (draft: ProjectDraft, name: TextName, lang: Lang): boolean =>
  isEmpty(textOf(draft, name, lang)) &&
  (EXPECTED.includes(name) || !isEmpty(textOf(draft, name, other(lang))));

type UnitText = 'unitLabel' | 'view' | 'about';
const UNIT_TEXTS: readonly UnitText[] = ['unitLabel', 'view', 'about'];

/** The texts of a unit that only one language has; a label is always expected. */
export const unitGaps = (unit: UnitDraft, lang: Lang): UnitText[] =>
  UNIT_TEXTS.filter(
    (name) =>
      isEmpty(unit[`${name}${SUFFIX[lang]}`]) &&
      (name === 'unitLabel' || !isEmpty(unit[`${name}${SUFFIX[other(lang)]}`])),
  );

export const unitsWithGaps = (draft: ProjectDraft, lang: Lang): UnitDraft[] =>
  draft.units.filter((unit) => unitGaps(unit, lang).length > 0);

export const featuresWithGaps = (draft: ProjectDraft, lang: Lang): number =>
  draft.features.filter((feature) => isEmpty(feature[lang]) && !isEmpty(feature[other(lang)])).length;

/** Pictures of the project and its units that nobody described in this language. */
export const picturesWithGaps = (draft: ProjectDraft, lang: Lang): number =>
  [draft, ...draft.units].flatMap(({ media }) => media).filter((item) => lacksTextIn(item, lang)).length;

/** The number of gaps in this language. */
export const countGaps = (draft: ProjectDraft, lang: Lang): number =>
  TEXTS.filter((name) => isTextMissing(draft, name, lang)).length +
  unitsWithGaps(draft, lang).length +
  featuresWithGaps(draft, lang) +
  picturesWithGaps(draft, lang);
