import { isolateNumbers } from './isolated-numbers.ts';
import type { Lang } from './language.ts';

/** The current language, else the other, else `untitled`. */
export function inLanguage(en: string, ar: string, lang: Lang, untitled = ''): string {
  const [own, other] = lang === 'ar' ? [ar, en] : [en, ar];
  return own.trim() || other.trim() || untitled;
}

export const nameOf = (thing: { nameEn: string; nameAr: string }, lang: Lang, untitled = ''): string =>
  inLanguage(thing.nameEn, thing.nameAr, lang, untitled);

type UnitLabels = { unitLabelEn: string; unitLabelAr: string; unitNumber?: string };

const ARABIC = /[\u0600-\u06FF]/;

/** The label of a unit, or else its number, as it is shown: in Arabic the number is isolated. */
export function labelOf(unit: UnitLabels, lang: Lang): string {
  const label = plainLabelOf(unit, lang);
  return lang === 'ar' || ARABIC.test(label) ? isolateNumbers(label) : label;
}

/** The same as it is stored, for the cells of a file. */
export const plainLabelOf = (unit: UnitLabels, lang: Lang): string =>
  inLanguage(unit.unitLabelEn, unit.unitLabelAr, lang, unit.unitNumber);

type AddressWords = Record<`${'street' | 'block' | 'city' | 'country'}${'En' | 'Ar'}`, string>;

/** Street, block, city and country in one line. */
export function addressLine(address: AddressWords, lang: Lang): string {
  const parts = [
    inLanguage(address.streetEn, address.streetAr, lang),
    inLanguage(address.blockEn, address.blockAr, lang),
    inLanguage(address.cityEn, address.cityAr, lang),
    inLanguage(address.countryEn, address.countryAr, lang),
  ];
  return parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
}
