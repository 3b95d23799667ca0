import { z } from 'zod';
import { idOf } from './fields.ts';
import { UNIT_KINDS } from './rules/deals.ts';

/** A unit of a deal, by the number of its building's calls; outside of buildings its own id, to tell two apart. */
export const DealUnit = z.object({
  id: idOf.apartment,
  label: z.string(),
  kind: z.enum(UNIT_KINDS),
  floor: z.int().nullable(),
});
export type DealUnit = z.infer<typeof DealUnit>;
