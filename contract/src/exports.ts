import { z } from 'zod';
import { DEFAULT_ZONE } from './limits.ts';
import { LANGS } from './rules/language.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Spread into the query of an export. The default language is that of the request; times are in `zone`. */
export const exportChoice = {
  format: z.enum(EXPORT_FORMATS).default('csv'),
  lang: z.enum(LANGS).optional(),
  zone: z.string().max(60).refine(isZone, { error: 'invalidChoice' }).default(DEFAULT_ZONE),
};

export type ExportChoice = z.infer<z.ZodObject<typeof exportChoice>>;
