import { FALLBACK_ADDRESS } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';

/** The name of a country by its code; Palestine as the site has always called it. */
export function countryName(code: string, lang: Lang): string {
  if (code === 'PS') return FALLBACK_ADDRESS[lang].country;
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code;
}
