import { z } from 'zod';
import { Id, Instant, optionalDay } from './fields.ts';
import { ListQuery, listOf } from './lists.ts';

/** How a sign-in went. A try that a rate limit refused is not recorded. */
export const SIGN_IN_OUTCOMES = ['success', 'wrongPassword', 'unknownName', 'disabled', 'wrongCode'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

export const SignInsQuery = ListQuery.extend({
  outcome: z.enum(SIGN_IN_OUTCOMES).optional(),
  /** Days in the company's time zone, both included. */
  from: optionalDay,
  to: optionalDay,
});
export type SignInsQuery = z.infer<typeof SignInsQuery>;

export const SignIn = z.object({
  id: Id,
  at: Instant,
  name: z.string(),
  userId: Id.nullable(),
  outcome: z.string(),
  /** Only the network once the entry is older than SIGN_IN_ADDRESS_DAYS. */
  address: z.string(),
  device: z.string(),
  isNewDevice: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

export const SignInList = listOf(SignIn);
export type SignInList = z.infer<typeof SignInList>;
