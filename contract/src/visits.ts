import { z } from 'zod';
import { Day, Instant, optionalInstant } from './fields.ts';
import { LANGS } from './rules/language.ts';

/** GET /visits/{token}: a viewing for its visitor. It ends with the viewing; then nothing of it is told. */
const OpenVisit = z.object({
  state: z.literal('planned'),
  startsAt: Instant,
  endsAt: Instant,
  unit: z.object({ labelEn: z.string(), labelAr: z.string() }).nullable(),
  project: z
    .object({
      slug: z.string(),
      nameEn: z.string(),
      nameAr: z.string(),
      addressEn: z.string(),
      addressAr: z.string(),
    })
    .nullable(),
  /** Who meets them, by name; empty where there is none. */
  staff: z.string(),
  /** The file for the calendar, under the API's address. */
  icsPath: z.string(),
  /** Times that are free, within the company's hours; days without one are left out. */
  days: z.array(z.object({ day: Day, times: z.array(Instant) })),
});
export type OpenVisit = z.infer<typeof OpenVisit>;

export const Visit = z.discriminatedUnion('state', [
  OpenVisit,
  z.object({ state: z.enum(['cancelled', 'over']) }),
]);
export type Visit = z.infer<typeof Visit>;

/** In which language staff read what the visitor did. */
const lang = z.enum(LANGS).default('ar');

/** POST /visits/{token}/move: to one of the free times; of several who take it at once one has it. */
export const MoveVisitInput = z.object({
  startsAt: optionalInstant.refine((value) => value !== null, { error: 'required' }),
  lang,
});
export type MoveVisitInput = z.infer<typeof MoveVisitInput>;

export const CancelVisitInput = z.object({ lang });
export type CancelVisitInput = z.infer<typeof CancelVisitInput>;
