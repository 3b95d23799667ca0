import { z } from 'zod';
import { Instant } from './fields.ts';

const count = z.int().nonnegative();

/** `open`, or why the removed demo cannot be taken back: gone, other tables since, deals, another account removed it. */
export const WAYS_BACK = ['open', 'none', 'upgraded', 'deals', 'somebodyElse'] as const;
export type WayBack = (typeof WAYS_BACK)[number];

/** GET /admin/company/demo */
export const DemoState = z.object({
  /** `none`: a company that never was the demo's. */
  state: z.enum(['none', 'here', 'removed']),
  /** What there is now: it goes with the demo, or where the demo comes back. */
  counts: z.object({
    projects: count,
    units: count,
    deals: count,
    persons: count,
    leads: count,
    messages: count,
    papers: count,
    files: count,
    /** Accounts beside one's own. */
    users: count,
  }),
  /** The account has the password that stands in the README. */
  needsPassword: z.boolean(),
  removed: z.object({ at: Instant, until: Instant, wayBack: z.enum(WAYS_BACK) }).nullable(),
});
export type DemoState = z.infer<typeof DemoState>;

/** What is typed before, in either language. */
export const REMOVE_WORDS = { en: 'remove', ar: 'حذف' } as const;

/** POST /admin/company/remove-demo, take-demo-back */
export const DemoWord = z.object({
  word: z
    .string()
    .refine((typed) => Object.values<string>(REMOVE_WORDS).includes(typed.trim().toLowerCase()), 'wrongWord'),
});
