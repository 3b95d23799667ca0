import { z } from 'zod';
import { isZone } from './rules/dates.ts';
import { LANGS } from './rules/language.ts';
import { companyPlace } from './rules/place.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Spread into the query of an export. The default language is that of the request; times are in `zone`. */
export const exportChoice = {
  format: z.enum(EXPORT_FORMATS).default('csv'),
  lang: z.enum(LANGS).optional(),
  zone: z
    .string()
    .max(60)
    .refine(isZone, { error: 'invalidChoice' })
    .default(() => companyPlace().zone),
};

export type ExportChoice = z.infer<z.ZodObject<typeof exportChoice>>;
