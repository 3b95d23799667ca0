import type { Lang } from './language.ts';

/** SPEC §2.14: the current language, falling back to the other, or `untitled`. */
export function inLanguage(en: string, ar: string, lang: Lang, untitled = ''): string {
  const [own, other] = lang === 'ar' ? [ar, en] : [en, ar];
  return own.trim() || other.trim() || untitled;
}

export const nameOf = (thing: { nameEn: string; nameAr: string }, lang: Lang, untitled = ''): string =>
  inLanguage(thing.nameEn, thing.nameAr, lang, untitled);

export const labelOf = (unit: { unitLabelEn: string; unitLabelAr: string }, lang: Lang): string =>
  inLanguage(unit.unitLabelEn, unit.unitLabelAr, lang);

type AddressWords = Record<`${'street' | 'block' | 'city' | 'country'}${'En' | 'Ar'}`, string>;

/** One line: street, block, city, country, without what is empty, joined as the language joins. */
export function addressLine(address: AddressWords, lang: Lang): string {
  const parts = [
    inLanguage(address.streetEn, address.streetAr, lang),
    inLanguage(address.blockEn, address.blockAr, lang),
    inLanguage(address.cityEn, address.cityAr, lang),
    inLanguage(address.countryEn, address.countryAr, lang),
  ];
  return parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
}
