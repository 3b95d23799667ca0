import { z } from 'zod';
import { FactorAsked } from './factors.ts';

export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error. */
export const ErrorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(FieldError).optional(),
  /** Of 'stale': who saved last, and when. */
  savedBy: z.object({ name: z.string(), at: z.string() }).optional(),
  /** Of 'factorNeeded': which one. */
  factor: FactorAsked.optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
