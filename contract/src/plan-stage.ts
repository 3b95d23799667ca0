import { z } from 'zod';
import { Day, Id } from './fields.ts';

/** A stage as plans know it. */
export const PlanStage = z.object({
  id: Id,
  nameEn: z.string(),
  nameAr: z.string(),
  order: z.int(),
  plannedOn: Day.nullable(),
  reachedOn: Day.nullable(),
});
