import type { Lang } from './language.ts';
import { inLanguage } from './localized.ts';

/** What an installation shows until somebody gives it a name. */
export const BUILT_IN_NAME = { en: 'Diyar', ar: 'ديار' } as const;

type Both = { en: string; ar: string };

/** The name in bar, titles and mails: the short one, or else the company's, or else that of the other language. */
export function brandNames(own: {
  shortNameEn: string;
  shortNameAr: string;
  nameEn: string;
  nameAr: string;
}): Both {
  const [en, ar] = [own.shortNameEn || own.nameEn, own.shortNameAr || own.nameAr];
  return { en: en || ar || BUILT_IN_NAME.en, ar: ar || en || BUILT_IN_NAME.ar };
}

/** Whether the company has a brand of its own: then nothing shows the built-in mark and pictures. */
export const isOwnBrand = ({ en, ar }: Both, hasLogo: boolean): boolean =>
  hasLogo || en !== BUILT_IN_NAME.en || ar !== BUILT_IN_NAME.ar;

/** The texts of the site that a company may replace; '' is the built-in one. */
export const BRAND_TEXTS = ['headline', 'description', 'aboutTitle', 'footer'] as const;
export type BrandText = (typeof BRAND_TEXTS)[number];
export type BrandTexts = Record<`${BrandText}${'En' | 'Ar'}`, string>;

/** The company's own text; the built-in one where it has none in either language. */
export const brandText = (texts: BrandTexts, name: BrandText, lang: Lang, builtIn: string): string =>
  inLanguage(texts[`${name}En`], texts[`${name}Ar`], lang, builtIn);

/** The pictures that are made from a logo: for the bar of both themes, for paper, icons, and for shared links. */
export const LOGO_PICTURES = [
  'logo.webp',
  'dark.webp',
  'paper.webp',
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'share.png',
] as const;
export type LogoPicture = (typeof LOGO_PICTURES)[number];

export const ICON_SIZES = [192, 512] as const;
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Relative to the API, from the address of the uploaded file: '/uploads/<key>'. */
export const logoPath = (url: string, picture: LogoPicture): string =>
  `/brand/${url.replace(/^\/uploads\//, '')}/${picture}`;

/** What the history tells of the brand, and how (rules/activity.ts). */
export const BRAND_FIELDS = {
  shortNameEn: 'text',
  shortNameAr: 'text',
  logoFileId: 'picture',
  logoDarkFileId: 'picture',
  logoPaperFileId: 'picture',
  logoHasName: 'yesNo',
  accent: 'code',
  headlineEn: 'text',
  headlineAr: 'text',
  descriptionEn: 'text',
  descriptionAr: 'text',
  aboutTitleEn: 'text',
  aboutTitleAr: 'text',
  footerEn: 'text',
  footerAr: 'text',
  bankEn: 'text',
  bankAr: 'text',
  iban: 'code',
  buyerCodes: 'yesNo',
} as const;
