import { z } from 'zod';
import { Id, optionalNumber, optionalText, requiredText, webUrl } from './fields.ts';
import { LINE_MAX } from './limits.ts';

/** The address of a project or of the company. */
export const Address = z.object({
  id: Id,
  streetEn: z.string(),
  streetAr: z.string(),
  cityEn: z.string(),
  cityAr: z.string(),
  countryEn: z.string(),
  countryAr: z.string(),
  blockEn: z.string(),
  blockAr: z.string(),
  googleMapsUrl: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type Address = z.infer<typeof Address>;

/** Both streets are required; latitude and longitude come together or not at all. */
export const AddressInput = z
  .object({
    streetEn: requiredText(LINE_MAX),
    streetAr: requiredText(LINE_MAX),
    cityEn: optionalText(LINE_MAX),
    cityAr: optionalText(LINE_MAX),
    countryEn: optionalText(LINE_MAX),
    countryAr: optionalText(LINE_MAX),
    blockEn: optionalText(LINE_MAX),
    blockAr: optionalText(LINE_MAX),
    googleMapsUrl: webUrl.default(''),
    lat: optionalNumber({ min: -90, max: 90 }),
    lng: optionalNumber({ min: -180, max: 180 }),
  })
  .refine((address) => address.lat !== null || address.lng === null, { path: ['lat'], error: 'required' })
  .refine((address) => address.lng !== null || address.lat === null, { path: ['lng'], error: 'required' });
export type AddressInput = z.infer<typeof AddressInput>;
