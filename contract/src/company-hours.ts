import { z } from 'zod';
import { WAY_MINUTES_MAX } from './limits.ts';

const time = z.string('required').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid');

const OpenHours = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'invalidRange' })
  .nullable();

/**
 * GET and PUT /admin/company/hours: when somebody answers and shows units, by the company's clock; null is closed. Apart
 * from the company, which every public page carries.
 */
export const CompanyHours = z.object({
  sat: OpenHours,
  sun: OpenHours,
  mon: OpenHours,
  tue: OpenHours,
  wed: OpenHours,
  thu: OpenHours,
  fri: OpenHours,
  /** For the way from one project to another, between two viewings of one person; without it it stays as it is. */
  wayMinutes: z.int().min(0).max(WAY_MINUTES_MAX).optional(),
});
export type CompanyHours = z.infer<typeof CompanyHours>;
