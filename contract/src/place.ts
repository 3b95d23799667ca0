import { z } from 'zod';
import { checkedAs, currency, idOf, numberOrNull, optionalText, typedBoolean } from './fields.ts';
import { CITIES_MAX, CURRENCIES_MAX, LINE_MAX } from './limits.ts';
import { paging } from './lists.ts';
import { isZone } from './rules/dates.ts';
import { foldText } from './rules/fold-text.ts';
import { ISO_CURRENCIES, PHONE_COUNTRIES } from './rules/iso.ts';
import { WEEKDAYS } from './rules/place.ts';

const count = z.int().nonnegative();
const CityName = z.object({ en: z.string(), ar: z.string() });

/** A part of GET /brand: what every page reads, shows and offers by. */
export const SitePlace = z.object({
  currencies: z.array(currency),
  zone: z.string(),
  firstDay: z.enum(WEEKDAYS),
  country: z.string(),
  phoneCodes: z.array(z.string()),
});
export type SitePlace = z.infer<typeof SitePlace>;

/** What is stored in a currency, which therefore cannot be taken out. */
export const CurrencyUse = z.object({
  currency,
  prices: count,
  deals: count,
  quotes: count,
  entries: count,
});
export type CurrencyUse = z.infer<typeof CurrencyUse>;

/** GET /admin/company/place: what its form has. */
export const PlaceSettings = z.object({
  currencies: z.array(currency),
  zone: z.string(),
  firstDay: z.enum(WEEKDAYS),
  homeCountry: z.string(),
  cities: z.array(CityName),
  /** Of every currency that something is stored in. */
  used: z.array(CurrencyUse),
  version: count,
});
export type PlaceSettings = z.infer<typeof PlaceSettings>;

const isKnown = (codes: readonly string[]) =>
  codes.every((code) => ISO_CURRENCIES.some((one) => one === code));

/** Not '+03:00', which PostgreSQL reads the other way round. */
const isPlaceZone = (name: string) => (name.includes('/') || name === 'UTC') && isZone(name);

const city = z
  .object({ en: optionalText(LINE_MAX), ar: optionalText(LINE_MAX) })
  .refine(({ en, ar }) => en !== '' || ar !== '', { path: ['en'], error: 'required' });

/** Whether two are called the same, in one of the languages. */
const areDistinct = (cities: readonly z.infer<typeof CityName>[]) =>
  (['en', 'ar'] as const).every((lang) => {
    const names = cities.map((one) => foldText(one[lang])).filter(Boolean);
    return new Set(names).size === names.length;
  });

/** PUT /admin/company/place: what is not sent stays as it is. */
export const PlaceSettingsInput = z
  .object({
    currencies: checkedAs<z.infer<typeof currency>[], string[]>(
      z
        .array(z.string())
        .min(1, 'required')
        .max(CURRENCIES_MAX)
        .refine((codes) => isKnown(codes) && new Set(codes).size === codes.length, {
          error: 'invalidChoice',
        }),
    ),
    zone: z.string().refine(isPlaceZone, { error: 'invalidChoice' }),
    firstDay: z.enum(WEEKDAYS, 'invalidChoice'),
    homeCountry: z.string().refine((code) => PHONE_COUNTRIES.includes(code), { error: 'invalidChoice' }),
    cities: z.array(city).max(CITIES_MAX).refine(areDistinct, { error: 'nameTwice' }),
    /** Persons who would then be on one number were shown. */
    mayMeet: typedBoolean,
    version: numberOrNull({ min: 1, whole: true }),
  })
  .partial();
export type PlaceSettingsInput = z.infer<typeof PlaceSettingsInput>;

/** GET /admin/company/place/phones */
export const PhonesQuery = z.object({
  country: z.string().refine((code) => PHONE_COUNTRIES.includes(code), { error: 'invalidChoice' }),
  ...paging,
});
export type PhonesQuery = z.infer<typeof PhonesQuery>;

/** A number as it is dialled before and after. */
export const ReadNumber = z.object({
  personId: idOf.person,
  name: z.string(),
  phone: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ReadNumber = z.infer<typeof ReadNumber>;

/** Persons on one number who were not before. */
export const Meeting = z.object({
  phone: z.string(),
  persons: z.array(z.object({ id: idOf.person, name: z.string() })),
});
export type Meeting = z.infer<typeof Meeting>;

/** How the numbers would be read in another country; `total` counts those that change. */
export const PhonesPreview = z.object({
  /** Every number of a person. */
  numbers: count,
  items: z.array(ReadNumber),
  total: count,
  page: z.int().positive(),
  size: z.int().positive(),
  /** The first ones. */
  meetings: z.array(Meeting),
  meetingsTotal: count,
});
export type PhonesPreview = z.infer<typeof PhonesPreview>;
