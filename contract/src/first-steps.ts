import { z } from 'zod';
import { Instant } from './fields.ts';
import { ProjectRef } from './projects.ts';
import { FIRST_STEPS } from './rules/first-steps.ts';

const count = z.int().nonnegative();

/** What a new company does first, by what is true in its data. Null on the dashboard when it is over. */
export const FirstSteps = z.object({
  steps: z.array(
    z.object({
      key: z.enum(FIRST_STEPS),
      state: z.enum(['done', 'open', 'skipped']),
      skipped: z.object({ at: Instant, by: z.string() }).nullable(),
    }),
  ),
  /** What the steps say of themselves. */
  facts: z.object({
    companyName: z.object({ en: z.string(), ar: z.string() }),
    people: count,
    signedIn: count,
    projects: z.array(ProjectRef),
    projectCount: count,
    units: count,
    withoutPrice: count,
    /** Of the project that comes nearest to being published; null where there is none. */
    nearest: z
      .object({ id: z.int(), isActive: z.boolean(), hasCover: z.boolean(), hasPrice: z.boolean() })
      .nullable(),
  }),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

/** PUT /admin/first-steps/{step} */
export const SkipInput = z.object({ isSkipped: z.boolean() });
export type SkipInput = z.infer<typeof SkipInput>;

export const StepParams = z.object({ step: z.enum(FIRST_STEPS) });
