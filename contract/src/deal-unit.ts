import { z } from 'zod';
import { Id } from './fields.ts';
import { UNIT_KINDS } from './rules/deals.ts';

/** A unit of a deal, by the number of its building's calls. */
export const DealUnit = z.object({
  id: Id,
  label: z.string(),
  kind: z.enum(UNIT_KINDS),
  floor: z.int().nullable(),
});
export type DealUnit = z.infer<typeof DealUnit>;
