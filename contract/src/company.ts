import { z } from 'zod';
import { email, Id, numberOrNull, optionalText, phone, requiredText, text, webUrl } from './fields.ts';
import { HeroItem } from './hero.ts';
import { LINE_MAX, NAME_MAX, TEXT_MAX } from './limits.ts';
import { mapCompanyFacts } from './rules/company-facts.ts';

const Place = z.object({ country: z.string(), city: z.string(), block: z.string(), street: z.string() });

export const Company = z.object({
  name: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  ...mapCompanyFacts(() => z.string()),
  /** An older spelling of `email`, as `name` and `about` are of theirs. */
  gmail: z.string(),
  about: z.string(),
  aboutEn: z.string(),
  aboutAr: z.string(),
  socials: z.object({ instagram: z.string(), facebook: z.string() }),
  address: z.object({ en: Place, ar: Place, googleMapsUrl: z.string() }),
  addressId: Id.nullable(),
  heroPhotos: z.array(HeroItem),
  /** Sent back with a save, so that a save of an outdated copy is detected; 0 from a server that has none. */
  version: z.int().nonnegative(),
});
export type Company = z.infer<typeof Company>;

/** PUT /company: `changed` is false when everything was so already, or nothing was sent. */
export const SavedCompany = Company.extend({ changed: z.boolean() });
export type SavedCompany = z.infer<typeof SavedCompany>;

const placeInput = z.object({
  country: optionalText(LINE_MAX),
  city: optionalText(LINE_MAX),
  block: optionalText(LINE_MAX),
  street: optionalText(LINE_MAX),
});

/** What may be typed into a line. */
const LINES = { email, phone, text: text(NAME_MAX) };

/**
 * `name`, `gmail` and `about` are older spellings of `nameEn`, `email` and `aboutEn`. A field that is not sent is
 * left unchanged, so that a client that knows fewer fields erases nothing.
 */
export const CompanyInput = z
  .object({
    name: requiredText(NAME_MAX).optional(),
    nameEn: requiredText(NAME_MAX).optional(),
    nameAr: text(NAME_MAX).optional(),
    gmail: email.optional(),
    ...mapCompanyFacts((fact) => LINES[fact].optional()),
    about: text(TEXT_MAX).optional(),
    aboutEn: text(TEXT_MAX).optional(),
    aboutAr: text(TEXT_MAX).optional(),
    socials: z.object({ instagram: webUrl, facebook: webUrl }).partial().optional(),
    address: z.object({ en: placeInput, ar: placeInput, googleMapsUrl: webUrl }).partial().optional(),
    version: numberOrNull({ min: 1, whole: true }).optional(),
  })
  .transform(({ name, gmail, about, ...input }) => ({
    ...input,
    nameEn: input.nameEn ?? name,
    email: input.email ?? gmail,
    aboutEn: input.aboutEn ?? about,
  }));
export type CompanyInput = z.infer<typeof CompanyInput>;
