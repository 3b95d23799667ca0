import { z } from 'zod';
import { Id, numberOrNull, requiredText, text } from './fields.ts';
import { PublicFile } from './files.ts';
import { LINE_MAX, NAME_MAX } from './limits.ts';
import { SitePlace } from './place.ts';
import { isColour } from './rules/accent.ts';
import { BRAND_TEXTS, type BrandText, type BrandTexts, ICON_SIZES } from './rules/brand.ts';
import { LANGS } from './rules/language.ts';

const ofTexts = <Schema extends z.ZodType>(make: (name: BrandText) => Schema) =>
  Object.fromEntries(
    BRAND_TEXTS.flatMap((name) => [
      [`${name}En`, make(name)],
      [`${name}Ar`, make(name)],
    ]),
  ) as Record<keyof BrandTexts, Schema>;

const both = z.object({ en: z.string(), ar: z.string() });

/** GET /brand: what every page shows of the company, and where it is. */
export const SiteBrand = z.object({
  /** The short name. */
  name: both,
  /** False: the built-in mark and pictures. */
  isOwn: z.boolean(),
  /** Addresses relative to the API; null without a logo. */
  logo: z
    .object({
      light: z.string(),
      dark: z.string(),
      paper: z.string(),
      icon: z.string(),
      share: z.string(),
      width: z.int().positive(),
      height: z.int().positive(),
      /** The name is part of it and does not stand beside it. */
      hasName: z.boolean(),
    })
    .nullable(),
  /** Readable in its theme; null is the built-in accent. */
  accent: z.object({ light: z.string(), dark: z.string() }).nullable(),
  texts: z.object(ofTexts(() => z.string())),
  /** Servers of older versions have none. */
  place: SitePlace.optional(),
});
export type SiteBrand = z.infer<typeof SiteBrand>;

/** GET /admin/company/brand: what its form has. */
export const Brand = z.object({
  nameEn: z.string(),
  nameAr: z.string(),
  shortNameEn: z.string(),
  shortNameAr: z.string(),
  logo: PublicFile.nullable(),
  logoDark: PublicFile.nullable(),
  logoPaper: PublicFile.nullable(),
  logoHasName: z.boolean(),
  /** As it was chosen; '' is the built-in one. */
  accent: z.string(),
  ...ofTexts(() => z.string()),
  bankEn: z.string(),
  bankAr: z.string(),
  iban: z.string(),
  /** Whether receipts and statements carry the buyer's page as a code. */
  buyerCodes: z.boolean(),
  version: z.int().nonnegative(),
});
export type Brand = z.infer<typeof Brand>;

const fileId = z.union([Id, z.null()]);

/** PUT /admin/company/brand: what is not sent stays as it is. */
export const BrandInput = z
  .object({
    nameEn: requiredText(NAME_MAX),
    nameAr: text(NAME_MAX),
    shortNameEn: text(NAME_MAX),
    shortNameAr: text(NAME_MAX),
    logoFileId: fileId,
    logoDarkFileId: fileId,
    logoPaperFileId: fileId,
    logoHasName: z.boolean(),
    accent: text(LINE_MAX)
      .transform((typed) => typed.toLowerCase())
      .refine((typed) => typed === '' || isColour(typed), { error: 'invalid' }),
    ...ofTexts(() => text(LINE_MAX)),
    bankEn: text(LINE_MAX),
    bankAr: text(LINE_MAX),
    iban: text(LINE_MAX).transform((typed) => typed.toUpperCase()),
    buyerCodes: z.boolean(),
    version: numberOrNull({ min: 1, whole: true }),
  })
  .partial();
export type BrandInput = z.infer<typeof BrandInput>;

/** GET /brand/manifest: a web app manifest. */
export const Manifest = z.object({
  name: z.string(),
  short_name: z.string(),
  lang: z.enum(LANGS),
  dir: z.enum(['rtl', 'ltr']),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('browser'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })).max(ICON_SIZES.length),
});
export type Manifest = z.infer<typeof Manifest>;

/** 404 for a picture that there is not, as for a key. */
export const LogoParams = z.object({ key: z.string(), picture: z.string() });
